import type { Page } from "@playwright/test";
import { overflow } from "../support/overflow.ts";
import { expect, test } from "../support/site.ts";

/** One page of each template that has pictures. */
const PICTURED = ["/", "/red-light-101", "/blog", "/blog/protocols", "/webinars/perfectio-x"];
const TEMPLATES = [
  ...PICTURED,
  "/benefits",
  "/benefits/skin-health",
  "/search?q=sleep",
  "/reviews",
];

test.use({ hydrates: false });

test.beforeEach(({ allowed }) => {
  // What the tests block makes Chromium complain.
  allowed.push(/Failed to load resource: net::ERR_FAILED/);
});

test("without pictures every page keeps its layout, and pictures that say something say it", async ({
  page,
}) => {
  // Lines may break elsewhere in fonts that come in time for one visit only.
  await page.route("**/*.woff2", (route) => route.abort());
  const whole: number[] = [];
  for (const path of PICTURED) {
    await page.goto(path);
    whole.push(await height(page));
  }
  await page.route(/\.(svg|png|jpe?g|webp|avif)(\?|$)/, (route) => route.abort());
  for (const [number, path] of PICTURED.entries()) {
    await page.goto(path);
    expect(await height(page), path).toBe(whole[number]);
    expect(await overflow(page), path).toBe(0);
  }
  await page.goto("/blog/protocols");
  const pictures = await page.getByRole("article").locator("img").all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect((await picture.getAttribute("alt"))?.length).toBeGreaterThan(10);
    const box = await picture.boundingBox();
    expect(box?.height).toBeGreaterThan(100);
  }
});

test("without fonts no page is wider than the window, and headings fit", { tag: "@phone" }, async ({
  page,
}) => {
  await page.route("**/*.woff2", (route) => route.abort());
  for (const path of TEMPLATES) {
    await page.goto(path);
    expect(await overflow(page), path).toBe(0);
    const cut = await page
      .locator("h1, h2, h3, header a, header button, main button")
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements
          .filter(
            ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
          )
          .map(({ textContent }) => textContent),
      );
    expect(cut, path).toEqual([]);
  }
});

function height(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
