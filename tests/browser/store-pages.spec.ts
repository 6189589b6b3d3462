import { expect, test } from "../support/site.ts";
import { startSiteOnStore } from "../support/site-on-store.ts";
import type { Play } from "../support/store-double.ts";
import { status } from "../support/store-double.ts";

/** A store that has published these pages, by handle. */
function pages(published: Record<string, { title: string; body: string }>): Play {
  return (call, response, count) => {
    const page = published[String(call.variables.handle)];
    const data = page && { ...page, bodySummary: "In short.", updatedAt: "2026-02-01T00:00:00Z" };
    status(200, { data: { page: data ?? null } })(call, response, count);
  };
}

test("a page that the store publishes is at the path that the site links to", async ({ page }) => {
  const site = await startSiteOnStore(
    pages({
      about: {
        title: "About this magazine",
        body: "<h2>Who</h2><p>Three people.</p><script>1</script>",
      },
    }),
    { SHOP_URL: "http://localhost:9/shop-elsewhere" },
  );
  expect((await page.goto(`${site.url}/about`))?.status()).toBe(200);
  await expect(page).toHaveTitle("About this magazine");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About this magazine");
  await expect(page.getByRole("heading", { name: "Who", level: 2 })).toBeVisible();
  await expect(page.getByText("Three people.")).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/about$/);

  // Reached from the footer too, and the others are still missing.
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About this magazine");
  expect((await page.goto(`${site.url}/contact`))?.status()).toBe(404);

  const shop = await page.request.get(`${site.url}/shop/panels`, { maxRedirects: 0 });
  expect(shop.status()).toBe(302);
  expect(shop.headers().location).toBe("http://localhost:9/shop-elsewhere");

  site.store.answer(status(500));
  expect((await page.goto(`${site.url}/terms`))?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This page can’t be shown right now",
  );
  for (const path of ["/about", "/about/", "/About"]) {
    expect((await page.goto(site.url + path))?.status()).toBe(200);
  }
  await site.end();
});
