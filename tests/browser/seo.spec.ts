import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

/** The head's tags that speak of the page. React keeps those that two pages share where they are. */
function tagsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]',
      ),
    ]
      .filter(({ parentElement }) => parentElement === document.head)
      .map((tag) => tag.outerHTML)
      .sort(),
  );
}

const WAYS = [
  ["/blog/safety", "Home", "/"],
  ["/blog/safety", "Benefits", "/benefits"],
  ["/benefits/skin-health", "Blog", "/blog"],
  ["/", "Red Light 101", "/red-light-101"],
  ["/blog", "Reviews", "/reviews"],
] as const;

test("on the way from page to page: exactly the new page's tags and structured data", {
  tag: "@release",
}, async ({ page }) => {
  for (const [from, link, to] of WAYS) {
    await test.step(`from ${from} to ${to}`, async () => {
      await page.goto(to);
      const expected = await tagsOf(page);
      await page.goto(from);
      const left = await tagsOf(page);
      expect(left).not.toEqual(expected);
      // A navigation that loads a new document would forget this.
      await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
      await page.getByRole("banner").getByRole("link", { name: link, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect.poll(() => tagsOf(page)).toEqual(expected);
      await expect(page.locator("html")).toHaveAttribute("data-same-document");
      await page.goBack();
      await expect(page).toHaveURL(from);
      await expect.poll(() => tagsOf(page)).toEqual(left);
      await page.goForward();
      await expect(page).toHaveURL(to);
      await expect.poll(() => tagsOf(page)).toEqual(expected);
    });
  }
});

test("from one article to the next, and to one that is missing", async ({ page }) => {
  await page.goto("/blog");
  await page.locator('main a[href="/blog/safety"]').first().click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog\/safety$/);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(await data.textContent()).toContain("/blog/safety#article");
  await page.getByRole("banner").getByRole("link", { name: "Reviews", exact: true }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(data).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
