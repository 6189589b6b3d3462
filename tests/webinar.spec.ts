import { overflow } from "./overflow.ts";
import { press } from "./press.ts";
import { expect, test } from "./site.ts";
import { form, PAGE, send } from "./webinar-page.ts";

for (const motion of ["no-preference", "reduce"] as const) {
  test(`the buttons further down lead to the form (motion: ${motion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(PAGE);
    const button = page.getByRole("link", { name: "Reserve Your Free Spot" }).last();
    await button.scrollIntoViewIfNeeded();
    await expect(form(page)).not.toBeInViewport();
    await press(button);
    await expect(form(page)).toBeInViewport();
    await expect(form(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.style.scrollBehavior)).toBe(
      motion === "reduce" ? "auto" : "smooth",
    );
  });
}

test("nothing is wider than the screen", async ({ page }) => {
  await page.goto(PAGE);
  await send(page).click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
