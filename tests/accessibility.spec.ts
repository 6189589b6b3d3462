import { colourViolations, everyPage, ONE_OF_EACH, violations } from "./accessibility-pages.ts";
import { press } from "./press.ts";
import { expect, test } from "./site.ts";

const THEMES = ["light", "dark"] as const;
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing on any page, part ${part + 1} of ${PARTS}`, async ({ page, site }) => {
    const paths = await everyPage(site);
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths.filter((_, position) => position % PARTS === part)) {
      await page.goto(path);
      expect.soft(await violations(page, "light"), path).toEqual([]);
    }
  });
}

test("axe finds nothing on one page of each template in the other theme, and on a phone", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  for (const path of ONE_OF_EACH) {
    await page.goto(path);
    if (isMobile) expect.soft(await violations(page, "light"), path).toEqual([]);
    expect.soft(await colourViolations(page, "dark"), `${path}, dark`).toEqual([]);
  }
});

test("every page has a language, a title of its own and one first heading", async ({
  page,
  request,
  site,
  isMobile,
}) => {
  test.skip(isMobile, "the same document");
  const titles = new Map<string, string>();
  for (const path of await everyPage(site)) {
    await page.setContent(await (await request.get(path)).text(), { waitUntil: "commit" });
    await expect.soft(page.locator("html"), path).toHaveAttribute("lang", "en");
    await expect.soft(page.locator("h1"), path).toHaveCount(1);
    const title = await page.title();
    expect.soft(title, path).not.toBe("");
    const other = titles.get(title);
    const bothMissing = other !== undefined && [path, other].every((one) => MISSING.includes(one));
    if (!bothMissing) expect.soft(other, `${path} has the title of another page`).toBe(undefined);
    titles.set(title, path);
  }
});

const MISSING = ["/no-such-page", "/guide", "/reviews"];

// The introduction and the forms with errors are looked at in the tests of their own.
for (const theme of THEMES) {
  test(`axe finds nothing on what opens over a page (${theme})`, { tag: "@phone" }, async ({
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
    expect.soft(await violations(page, theme), "menu").toEqual([]);
    await page.keyboard.press("Escape");

    await page.keyboard.press("/");
    const search = page.getByRole("dialog", { name: "Search" });
    await expect(search).toBeVisible();
    expect.soft(await violations(page, theme), "search, empty").toEqual([]);
    await page.keyboard.type("sleep");
    await expect(search.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    expect.soft(await violations(page, theme), "search, results").toEqual([]);
    await search.getByRole("combobox").fill("zzzz");
    await expect(search.getByText("No results found").last()).toBeVisible();
    expect.soft(await violations(page, theme), "search, nothing found").toEqual([]);
  });

  test(`axe finds nothing on a toast (${theme})`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await page.goto("/blog/protocols");
    await press(page.getByRole("button", { name: "Share" }));
    await press(page.getByRole("button", { name: "Save" }));
    const toasts = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
    await expect(toasts).toBeVisible();
    expect(await violations(page, theme)).toEqual([]);
  });
}
