import type { Page } from "@playwright/test";
import { everyPage, inTheme, ONE_OF_EACH } from "../support/accessibility-pages.ts";
import {
  addStyle,
  installContrast,
  lostText,
  smallTargets,
  unmarkedFocus,
} from "../support/accessibility-sight.ts";
import { UNLISTED_PATHS } from "../support/page-paths.ts";
import { press } from "../support/press.ts";
import { expect, test } from "../support/site.ts";

// What WCAG 1.4.12 lets readers set.
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

test.describe("each page, once and at widths of its own", () => {
  test.use({ wakes: false });

  for (const part of [0, 1]) {
    test(`nothing is lost at 320 px with wide spacing, and on one of each template at 200 % and other widths, part ${part + 1} of 2`, async ({
      page,
      site,
    }) => {
      const templates = ONE_OF_EACH.map((path) => path.split("?")[0]);
      const answers = ONE_OF_EACH.filter((path) => path.startsWith("/dose?"));
      const paths = [...(await everyPage(site)), ...answers];
      for (const path of paths.filter((_, position) => position % 2 === part)) {
        const isOne = templates.includes(path.split("?")[0]);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(path);
        if (isOne) {
          expect.soft(await lostText(page), `${path}, 320 px`).toEqual([]);
          // 1280 by 900 at a zoom of 200 %.
          await page.setViewportSize({ width: 640, height: 450 });
          expect.soft(await lostText(page), `${path}, 640 px`).toEqual([]);
        }
        await addStyle(page, SPACING);
        for (const width of isOne ? [320, 390, 1280] : [320]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await lostText(page), `${path}, ${width} px, wide spacing`).toEqual([]);
        }
      }
    });
  }

  test("every control that is no word of a text is 24 px wide and tall", { tag: "@phone" }, async ({
    page,
    isMobile,
  }) => {
    for (const path of ONE_OF_EACH) {
      await page.goto(path);
      for (const width of isMobile ? [360] : [360, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await smallTargets(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test("without motion nothing moves", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ONE_OF_EACH) {
      await page.goto(path);
      expect.soft(await movements(page), path).toEqual([]);
    }
  });
});

test("nothing is lost in what opens over a page, at 320 px and with wide spacing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await addStyle(page, SPACING);
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("sleep");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect.soft(await lostText(page), "search").toEqual([]);
  await page.keyboard.press("Escape");
  await press(page.getByRole("button", { name: "Watch Introduction" }));
  await expect(page.getByRole("dialog", { name: /Red light therapy in/ })).toBeVisible();
  expect.soft(await lostText(page), "introduction").toEqual([]);
  await page.keyboard.press("Escape");
  await press(page.getByRole("button", { name: "Menu", exact: true }));
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect.soft(await lostText(page), "menu").toEqual([]);
});

// One page of each template, and those that have none in common.
test("every control shows the focus, in both themes", async ({ page }) => {
  for (const path of new Set([...ONE_OF_EACH, ...UNLISTED_PATHS])) {
    await page.goto(path);
    for (const theme of ["light", "dark"] as const) {
      await inTheme(page, theme);
      expect.soft(await unmarkedFocus(page), `${path}, ${theme}`).toEqual([]);
    }
  }
});

test("every control of what opens over a page shows the focus", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await press(page.getByRole("button", { name: "Watch Introduction" }));
  await expect(page.getByRole("dialog", { name: /Red light therapy in/ })).toBeVisible();
  expect.soft(await unmarkedFocus(page), "introduction").toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("zzzz");
  await expect(page.getByText("No results found").last()).toBeVisible();
  expect.soft(await unmarkedFocus(page), "search").toEqual([]);
  await page.keyboard.press("Escape");
  if (!isMobile) return;
  await press(page.getByRole("button", { name: "Menu", exact: true }));
  expect.soft(await unmarkedFocus(page), "menu").toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours (${colorScheme}) icons, figures and states can be seen`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const path of ONE_OF_EACH) {
      await page.goto(path);
      expect.soft(await unmarkedFocus(page), path).toEqual([]);
      expect.soft(await faintDrawings(page), path).toEqual([]);
    }
    await page.goto("/benefits");
    if (!isMobile) {
      const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
      expect(await standsOut(page, await current.evaluate(underline))).toBe(true);
      await page.goto("/blog/protocols#a-two-protocols");
      const contents = page.getByRole("navigation", { name: "On this page" });
      await expect(contents.locator("[aria-current]")).toHaveText("Two protocols");
      const borders = await contents
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderLeftColor));
      const seen = await Promise.all(borders.map((colour) => standsOut(page, colour)));
      expect(seen.filter(Boolean)).toHaveLength(1);
    }
    await page.goto("/");
    await press(page.getByRole("button", { name: "Watch Introduction" }));
    await expect(page.getByRole("dialog", { name: /Red light therapy in/ })).toBeVisible();
    expect.soft(await faintDrawings(page), "introduction").toEqual([]);
  });
}

test("without motion the introduction does not play", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.clock.install();
  await press(page.getByRole("button", { name: "Watch Introduction" }));
  const dialog = page.getByRole("dialog", { name: /Red light therapy in/ });
  await expect(dialog.getByRole("button", { name: "Next" })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Pause" })).toHaveCount(0);
  expect(await movements(page)).toEqual([]);
  const before = await dialog.innerHTML();
  await page.clock.runFor(20_000);
  expect(await dialog.innerHTML()).toBe(before);
});

const underline = (entry: Element) => getComputedStyle(entry, "::after").backgroundColor;

/** Whether a colour stands out from the page: 3:1. */
async function standsOut(page: Page, colour: string): Promise<boolean> {
  await installContrast(page);
  return page.evaluate(
    (colour) => window.contrast(colour, window.surfaceOf(document.body)) >= 3,
    colour,
  );
}

/** Icons under 3:1 and texts of figures under 4.5:1 on what is behind them. */
async function faintDrawings(page: Page): Promise<string[]> {
  await installContrast(page);
  return page.evaluate(() => {
    const faint: string[] = [];
    for (const icon of document.querySelectorAll("svg.lucide")) {
      if (!icon.checkVisibility({ visibilityProperty: true })) continue;
      const ratio = window.contrast(getComputedStyle(icon).stroke, window.surfaceOf(icon));
      if (ratio < 3) faint.push(`${icon.classList.item(1)} ${ratio.toFixed(1)}`);
    }
    for (const text of document.querySelectorAll("svg text")) {
      // What has a colour of its own stands on a drawn ground.
      if (!text.checkVisibility({ visibilityProperty: true }) || text.hasAttribute("fill"))
        continue;
      const ratio = window.contrast(getComputedStyle(text).fill, window.surfaceOf(text));
      if (ratio < 4.5) faint.push(`${text.textContent} ${ratio.toFixed(1)}`);
    }
    return faint;
  });
}

/** Every transition and animation of more than 10 ms, and what scrolls smoothly. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving: string[] = [];
    const longest = (times: string) => Math.max(...times.split(",").map(Number.parseFloat));
    for (const element of document.querySelectorAll("*")) {
      for (const part of [undefined, "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        const moves = style.animationName !== "none" && longest(style.animationDuration) > 0.01;
        if (moves || longest(style.transitionDuration) > 0.01 || style.scrollBehavior === "smooth")
          moving.push(`${element.tagName}${part ?? ""} ${element.className}`.slice(0, 120));
      }
    }
    return moving;
  });
}
