import { expect, test } from "./site.ts";

test("a page that does not arrive leaves theme, menus and typed text as they were", async ({
  page,
  allowed,
}) => {
  allowed.push(/Failed to fetch|ERR_FAILED|Failed to load resource/);
  await page.goto("/blog");
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  const box = page.getByRole("contentinfo").getByRole("textbox");
  await box.fill("reader@example.com");
  await page.route("**/careers.data*", (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be shown");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(box).toHaveValue("reader@example.com");
  await expect(page.getByRole("main")).toBeFocused();
  await page.unroute("**/careers.data*");
  await page.getByRole("banner").getByRole("link", { name: "Wavelength" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator("html")).toHaveClass(/dark/);
});
