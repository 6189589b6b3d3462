import { colourViolations, violations } from "../support/accessibility-pages.ts";
import { test } from "../support/filled-desk.ts";
import { expect } from "../support/site.ts";

const PERSON = "/desk/people/sign-up-0000104";
const PAGES = [
  "/desk/health",
  "/desk/care",
  "/desk/access",
  "/desk/people",
  PERSON,
  `${PERSON}/erase`,
  "/desk/no-such-part",
  "/desk/people?from=soon",
  "/desk/people/erased",
  "/desk/mail?state=failed",
  "/desk/mail?state=waiting",
];

test("every page is accessible in both themes of the system, and fits every window", {
  tag: "@release",
}, async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const path of PAGES) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await paper()).toMatch(/^oklch\(0\.9/);
    expect.soft(await violations(page, "light"), path).toEqual([]);

    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await colourViolations(page, "dark"), `${path}, dark`).toEqual([]);
    expect(await paper()).toMatch(/^oklch\(0\.1/);

    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 800 });
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrolls, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
