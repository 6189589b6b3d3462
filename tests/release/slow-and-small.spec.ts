import { watchLayoutShifts } from "../support/layout-shift.ts";
import { expect, test } from "../support/site.ts";
import { slowDown } from "../support/unhydrated-page.ts";

const TEMPLATES = [
  "/",
  "/red-light-101",
  "/benefits",
  "/benefits/skin-health",
  "/blog",
  "/blog/protocols",
  "/webinars/perfectio-x",
  "/search?q=sleep",
  "/newsletter/subscribe",
  "/reviews",
];

test.describe("at 400 kbit/s and 400 ms", () => {
  for (const path of ["/", "/blog/neck-and-back-pain"]) {
    test(`${path} shows its text before fonts and scripts, and nothing moves later`, async ({
      page,
    }) => {
      await slowDown(page);
      await watchLayoutShifts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const { painted, fonts, scripts, shift } = await page.evaluate(async () => {
        // Only text that can be seen counts there: none that waits for its font.
        const texts = await new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
          observer.observe({ type: "largest-contentful-paint", buffered: true });
        });
        const files = performance.getEntriesByType("resource");
        const ends = (kind: RegExp) =>
          files
            .filter(({ name }) => kind.test(name))
            .map((file) => (file instanceof PerformanceResourceTiming ? file.responseEnd : 0));
        return {
          painted: texts.find((entry) => "url" in entry && entry.url === "")?.startTime,
          fonts: ends(/\.woff2$/),
          scripts: ends(/\.js$/),
          shift: "shift" in window ? window.shift : undefined,
        };
      });
      expect(fonts).toHaveLength(2);
      expect(scripts.length).toBeGreaterThan(0);
      expect(painted).toBeLessThan(Math.min(...scripts));
      expect(painted).toBeLessThan(Math.min(...fonts));
      expect(shift).toBe(0);
    });
  }
});

test.describe("on a phone of 360 × 640", () => {
  test.use({ viewport: { width: 360, height: 640 }, hydrates: false });

  test("every page begins with its heading", {
    tag: "@phone",
  }, async ({ page, isMobile }) => {
    test.skip(!isMobile, "a phone's window");
    for (const path of TEMPLATES) {
      await page.goto(path);
      const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect((heading?.y ?? 640) + (heading?.height ?? 0), path).toBeLessThan(640);
    }
  });
});
