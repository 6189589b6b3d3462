import type { Page } from "@playwright/test";
import {
  colourViolations,
  everyPage,
  ONE_OF_EACH,
  violations,
  violationsInBothThemes,
} from "../support/accessibility-pages.ts";
import {
  addStyle,
  citationTargets,
  lostText,
  movements,
  SPACING,
} from "../support/accessibility-sight.ts";
import { press } from "../support/press.ts";
import { expect, test } from "../support/site.ts";

const PARTS = 8;
const PHONE_PARTS = 4;

test.describe("each page, as the server sends it", () => {
  test.use({ hydrates: false });

  for (let part = 0; part < PARTS; part += 1) {
    test(`axe finds nothing on any, nor on one of each template in the other theme, and nothing is lost at other widths, part ${part + 1} of ${PARTS}`, async ({
      page,
      site,
      viewport,
    }) => {
      const paths = [...new Set([...(await everyPage(site)), ...ONE_OF_EACH])];
      expect(paths.length).toBeGreaterThan(40);
      for (const path of paths.filter((_, position) => position % PARTS === part)) {
        await page.setViewportSize(viewport ?? { width: 1280, height: 900 });
        await page.goto(path);
        const isOne = ONE_OF_EACH.includes(path);
        // What is around an article is the same for all of them.
        const part = path.startsWith("/blog/") && !isOne ? "main" : "html";
        expect.soft(await violations(page, "light", part), path).toEqual([]);
        if (isOne) {
          expect.soft((await citationTargets(page)).wrong, path).toEqual([]);
          expect.soft(await colourViolations(page, "dark"), `${path}, dark`).toEqual([]);
          await expectAllRead(page, path, [320, 640], [320, 390, 1024, 1280]);
          await page.emulateMedia({ reducedMotion: "reduce" });
          expect.soft(await movements(page), `${path}, without motion`).toEqual([]);
          await page.emulateMedia({ reducedMotion: null });
        } else {
          await expectAllRead(page, path, [], [320]);
        }
      }
    });
  }
});

for (let part = 0; part < PHONE_PARTS; part += 1) {
  test(`axe finds nothing on one page of each template on a phone, part ${part + 1} of ${PHONE_PARTS}`, {
    tag: "@phone",
  }, async ({ page, isMobile, viewport }) => {
    test.skip(!isMobile, "the others are looked at above");
    for (const path of ONE_OF_EACH.filter((_, position) => position % PHONE_PARTS === part)) {
      await page.setViewportSize(viewport ?? { width: 390, height: 844 });
      await page.goto(path);
      expect.soft(await violationsInBothThemes(page), path).toEqual([]);
      expect.soft((await citationTargets(page)).wrong, path).toEqual([]);
    }
  });
}

/** Nothing is lost at these widths, as it comes and with wide spacing. */
async function expectAllRead(
  page: Page,
  path: string,
  asItComes: number[],
  widelySpaced: number[],
): Promise<void> {
  for (const width of asItComes) {
    // 640 by 450 is 1280 by 900 at a zoom of 200 %.
    await page.setViewportSize({ width, height: width === 640 ? 450 : 640 });
    expect.soft(await lostText(page), `${path}, ${width} px`).toEqual([]);
  }
  await addStyle(page, SPACING);
  for (const width of widelySpaced) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await lostText(page), `${path}, ${width} px, wide spacing`).toEqual([]);
  }
}

// The introduction and the forms with errors are looked at in the tests of their own.
test("axe finds nothing on what opens over a page", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  if (isMobile) {
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  } else {
    await page.getByRole("link", { name: "Benefits" }).first().hover();
    await expect(page.getByRole("link", { name: "Skin health" }).first()).toBeVisible();
  }
  const menu = isMobile ? "dialog[open]" : "header";
  expect.soft(await violationsInBothThemes(page, menu), "menu").toEqual([]);
  await page.keyboard.press("Escape");

  await page.keyboard.press("/");
  const search = page.getByRole("dialog", { name: "Search" });
  await expect(search).toBeVisible();
  expect.soft(await violationsInBothThemes(page, "dialog[open]"), "search, empty").toEqual([]);
  await page.keyboard.type("sleep");
  await expect(search.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  expect.soft(await violationsInBothThemes(page, "dialog[open]"), "search, results").toEqual([]);
  await search.getByRole("combobox").fill("zzzz");
  await expect(search.getByText("No results found").last()).toBeVisible();
  expect.soft(await violationsInBothThemes(page, "dialog[open]"), "nothing found").toEqual([]);
});

test("axe finds nothing on a toast", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto("/blog/protocols");
  await press(page.getByRole("button", { name: "Share" }));
  await press(page.getByRole("button", { name: "Save" }));
  const toasts = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toasts).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
