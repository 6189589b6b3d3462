import type { Locator } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const BENEFITS = [
  "/benefits/skin-health",
  "/benefits/pain-inflammation",
  "/benefits/hair-growth",
  "/benefits/sleep-energy",
  "/benefits/mood-mental-health",
  "/benefits/athletic-performance",
  "/benefits/hormonal-health",
];
const HEADER = ["/", "/red-light-101", "/benefits", ...BENEFITS, "/reviews", "/blog", "/shop"];

test("the header has the spec's entries with the spec's paths, marks the page's own section, and its Subscribe leads to the newsletter's box", async ({
  page,
}) => {
  await page.goto("/blog/protocols");
  await page.getByRole("banner").getByRole("link", { name: "Benefits" }).hover();
  const menu = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
  await expect(menu.getByRole("link", { name: "Hormonal Health" })).toBeVisible();
  const shown = await paths(menu);
  expect(shown.filter((path) => path && HEADER.includes(path))).toEqual(HEADER);
  expect(shown).toContain("/evidence");

  // No more than its own section.
  await expect(menu.locator("[aria-current]")).toHaveText(["Blog"]);
  await expect(menu.locator("[aria-current]")).toHaveAttribute("aria-current", "true");
  await page.goto("/blog");
  await expect(page.locator("nav [href='/blog'][aria-current=page]").first()).toBeAttached();

  await page.getByRole("banner").getByRole("link", { name: "Subscribe" }).click();
  const box = page.getByRole("textbox", { name: /email/ });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await expect(page.getByRole("heading", { name: /device reviews/ })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the main links are there, Subscribe finds its box, and the search box asks the search page", {
    tag: ["@phone", "@release"],
  }, async ({ page, isMobile }) => {
    await page.goto("/blog");
    const banner = page.getByRole("banner");
    if (isMobile) {
      await banner.getByRole("link", { name: "Red Light 101" }).click();
      await expect(page).toHaveURL(/\/red-light-101$/);
    } else {
      await banner.getByRole("link", { name: "Benefits" }).click();
      await expect(page).toHaveURL(/\/benefits$/);
    }
    await page.goto("/blog");
    await banner.getByRole("link", { name: "Subscribe" }).click();
    await expect(page.getByRole("textbox", { name: /email/ })).toBeFocused();

    // The search box asks the search page. A phone's is on that page.
    if (isMobile) await page.goto("/search");
    const box = page.getByRole("searchbox").filter({ visible: true });
    await box.fill("sleep");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=sleep$/);
  });
});

function paths(part: Locator): Promise<(string | null)[]> {
  return part
    .getByRole("link")
    .evaluateAll((links) => links.map((one) => one.getAttribute("href")));
}
