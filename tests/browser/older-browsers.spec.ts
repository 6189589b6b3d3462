import { expect, test } from "../support/site.ts";

test("without checkVisibility, as in Safari before 17.4, the page stays and Back finds its link", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));

  await page.goto("/blog");
  const article = page.getByRole("main").getByRole("link", { name: "Dose and protocols" });
  await article.click();
  await expect(page).toHaveURL(/\/blog\/protocols$/);
  await page.goBack();
  await expect(article).toBeFocused();

  await page.goto("/benefits/skin-health");
  const marker = page.locator("#cite-park-2025-1");
  await marker.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(marker).toBeFocused();

  // Side notes, and no error on the way to them.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.reload();
  await expect(page.locator(".side-note").first()).toBeVisible();
});
