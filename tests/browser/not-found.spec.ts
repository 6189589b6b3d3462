import { expect, test } from "../support/site.ts";

test("the page offers a search and the main sections", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(main.getByRole("searchbox")).toBeVisible();
  const sections = main.getByRole("navigation", { name: "Main sections" });
  await expect(sections.getByRole("link")).toHaveCount(4);
  await sections.getByRole("link", { name: /^Blog/ }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Red Light Therapy Blog");

  // The same page on a client navigation.
  const loaded = page.waitForResponse(/\/about\.data/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  expect((await loaded).status()).toBe(404);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
});
