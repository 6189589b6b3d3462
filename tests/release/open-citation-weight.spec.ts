import { expect, test } from "../support/site.ts";
import { isModule, requestsOf } from "../support/unhydrated-page.ts";
import { BUDGETS } from "./budgets.ts";
import { fileSize } from "./weigh-pages.ts";

/** The heaviest page of each kind that cites. */
const CITING = [
  "/blog/the-evidence-condition-by-condition",
  "/benefits/skin-health",
  "/dose",
  "/webinars/perfectio-x",
  "/light-in-skin",
  "/red-light-101",
  "/",
];

test("each page with an open citation is within the budget of scripts", async ({ page }) => {
  const requests = requestsOf(page);
  for (const path of CITING) {
    await test.step(path, async () => {
      requests.length = 0;
      await page.goto(path);
      // It may be in a part that is folded.
      await page.locator('a[href^="#ref-"], a[data-reference]').first().dispatchEvent("click");
      await expect(page.locator(".citation-preview .reference-finding")).toBeVisible();
      await page.waitForLoadState("networkidle");
      const modules = requests.filter(isModule).map((request) => new URL(request.url()).pathname);
      const files = [...new Set(modules)];
      const names = files.join(" ");
      expect.soft(names).toContain("citation-preview-");
      expect
        .soft(
          files.reduce((sum, file) => sum + fileSize(file), 0),
          names,
        )
        .toBeLessThan(BUDGETS.scripts(path));
    });
  }
});
