import { ONE_OF_EACH } from "../support/accessibility-pages.ts";
import { expect, test } from "../support/site.ts";
import { slowDown, slowProcessor } from "../support/unhydrated-page.ts";

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  hydrates: false,
});

const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`a phone of 2019 loses no tap on any template, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.slow();
    await slowDown(page);
    await slowProcessor(page);
    for (const path of ONE_OF_EACH.filter((_, position) => position % PARTS === part)) {
      const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(answer?.status(), "this machine is too busy for its own server").not.toBe(503);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await page.getByRole("button", { name: "Menu", exact: true }).tap();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect.soft(menu, path).toBeVisible();
      await menu.getByRole("link", { name: "Blog", exact: true }).tap();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(page.getByRole("heading", { name: "Red Light Therapy Blog" })).toBeVisible();
    }
  });
}
