import { press } from "../support/press.ts";
import { expect, test } from "../support/site.ts";
import { form, PAGE } from "../support/webinar-page.ts";

test("the buttons further down lead to the form", { tag: "@release" }, async ({ page }) => {
  await page.goto(PAGE);
  const button = page.getByRole("link", { name: "Reserve Your Free Spot" }).last();
  await button.scrollIntoViewIfNeeded();
  await expect(form(page)).not.toBeInViewport();
  await press(button);
  await expect(form(page)).toBeInViewport();
  await expect(form(page)).toBeFocused();
});

test("the figure counts the minutes of the places that are chosen, and nothing typed is lost", async ({
  page,
}) => {
  await page.goto(PAGE);
  await form(page).getByLabel("First name").fill("Ada");
  const figure = page.locator("#fig-1");
  await expect(figure).toContainText("40 min for 4 places, 10 minutes a place");
  await figure.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "8" }).click();
  await expect(page).toHaveURL(/\?places=8&minutes=10#fig-1$/);
  await expect(figure).toContainText("80 min for 8 places");
  await figure
    .getByRole("navigation", { name: "Minutes a place" })
    .getByRole("link", { name: "20" })
    .click();
  await expect(figure).toContainText("160 min for 8 places, 20 minutes a place");
  await expect(figure).toBeInViewport();
  await expect(form(page).getByLabel("First name")).toHaveValue("Ada");
  await page.goto(`${PAGE}?places=999`);
  await expect(figure.getByRole("alert")).toContainText("Nothing is counted for “999” places");
});
