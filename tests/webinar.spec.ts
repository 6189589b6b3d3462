import { overflow } from "./overflow.ts";
import { press } from "./press.ts";
import { expect, test } from "./site.ts";
import { form, PAGE, send } from "./webinar-page.ts";

test("says who pays, how the event runs, and what is offered", async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("note").first()).toContainText("Advertisement.");
  for (const name of [
    "Four reasons why people look for a light like this",
    "What PerfectIO X is",
    "Five things to ask in the chat",
    "Your host",
    "What such light has done for people",
    "Three bonuses",
    "What participants say",
    "Seats are limited",
    "References",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  const bonuses = page.getByRole("region", { name: "Three bonuses" }).getByRole("listitem");
  await expect(bonuses).toHaveText([
    /Bundle pricing/,
    /travel case and collagen serum/,
    /one-to-one virtual support session.*during the event/,
  ]);
  const said = page.getByRole("region", { name: "What participants say" });
  await expect(said.getByRole("figure")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Seats are limited" })).toContainText(
    "pre-recorded and streamed as if it were live",
  );
});

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
