import type { Page } from "@playwright/test";
import { watchLayoutShifts } from "./layout-shift.ts";
import { expect, test } from "./site.ts";

for (const path of ["/blog", "/blog/protocols"]) {
  test(`${path} does not shift as its fonts arrive`, { tag: "@phone" }, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto(path);
    expect(await shiftWhenFontsAreIn(page)).toBe(0);
  });

  test(`${path} does not shift visibly when its fonts arrive late`, async ({ page }) => {
    const { promise: painted, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await painted;
      await route.continue();
    });
    await watchLayoutShifts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType("paint").length))
      .toBe(2);
    release();
    // A hundredth of what counts as good; the words that move do so within their line.
    expect(await shiftWhenFontsAreIn(page)).toBeLessThan(0.001);
  });
}

/** The cumulative layout shift once both fonts are drawn. */
async function shiftWhenFontsAreIn(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return ["Newsreader Variable", "Instrument Sans Variable"].every((family) =>
      loaded.some((font) => font.family.includes(family)),
    );
  });
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return "shift" in window ? Number(window.shift) : Number.NaN;
  });
}
