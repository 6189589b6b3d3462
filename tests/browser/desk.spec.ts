import { colourViolations, violations } from "../support/accessibility-pages.ts";
import { test } from "../support/filled-desk.ts";
import { expect } from "../support/site.ts";

const PERSON = "/desk/people/sign-up-0000104";
const PAGES = [
  ...["/desk", "/desk/searches", "/desk/health", "/desk/care", "/desk/settings", "/desk/access"],
  ...["/desk/log", "/desk/no-such-part", "/desk/people", "/desk/people?from=soon", PERSON],
  ...[`${PERSON}/erase`, "/desk/people/erased"],
  ...["/desk/mail?state=failed", "/desk/mail?state=waiting"],
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`every page is accessible in the ${colorScheme} theme of the system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of PAGES) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper).toMatch(colorScheme === "dark" ? /^oklch\(0\.1/ : /^oklch\(0\.9/);
      const find = colorScheme === "dark" ? colourViolations : violations;
      expect.soft(await find(page, colorScheme), path).toEqual([]);
      for (const width of [320, 390, 820]) {
        await page.setViewportSize({ width, height: 800 });
        const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrolls, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
}
