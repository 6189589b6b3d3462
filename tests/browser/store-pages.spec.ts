import { expect, test } from "../support/site.ts";
import { startSiteOnStore } from "../support/site-on-store.ts";
import { storePages } from "../support/store-double.ts";

// tests/process/store-pages.test.ts reads such a page without a browser.
test("a page that the store publishes is reached from the footer, and the others are missing", {
  tag: "@release",
}, async ({ page }) => {
  const site = await startSiteOnStore(
    storePages({ about: { title: "About this magazine", body: "<p>Three people.</p>" } }),
  );
  expect((await page.goto(`${site.url}/about`))?.status()).toBe(200);
  await expect(page.getByText("Three people.")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About this magazine");
  await site.end();
});
