import { overflow } from "./overflow.ts";
import { expect, startSite, test } from "./site.ts";
import { blog, startStoreDouble, status, storeArticle } from "./store-double.ts";

test.describe("the embedded store's blog", () => {
  for (const path of ["/blog", "/articles"]) {
    test(`${path} lists the articles, newest first, each leading to its page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle("Red Light Therapy Blog");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Red Light Therapy Blog");
      const dates = await page
        .getByRole("article")
        .locator("time")
        .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
      expect(dates.length).toBeGreaterThanOrEqual(8);
      expect(dates).toEqual(dates.toSorted().reverse());

      const card = page.getByRole("article").filter({ hasText: "Getting started" });
      await expect(card.getByText(/^\d+ min read$/)).toBeVisible();
      await expect(card.getByText(/^By .+ Desk$/)).toBeVisible();
      await card.getByRole("link").click();
      await expect(page).toHaveURL(/\/blog\/getting-started$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Getting started");
    });
  }

  test("every picture of the list is there", async ({ page }) => {
    await page.goto("/blog");
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    }
  });

  test("reads without JavaScript", async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
    await page.goto("/blog");
    await page.getByRole("link", { name: "Getting started with red light at home" }).click();
    await expect(page.locator(".prose")).toContainText("mW/cm²");
    await page.close();
  });
});

test("a store that fails, is empty, or comes back shows the spec's texts", async ({ page }) => {
  const store = await startStoreDouble(status(500));
  const token = { PUBLIC_STOREFRONT_API_TOKEN: "a-token" };
  const failing = await startSite({ PUBLIC_STORE_DOMAIN: store.origin, ...token });
  expect((await page.goto(`${failing.url}/blog`))?.status()).toBe(503);
  await expect(page.getByRole("heading", { name: "Unable to Load Blog Posts" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "We're having trouble loading the blog posts. Please try again later.",
  );
  expect(failing.log().filter(({ level }) => level >= 50)).toHaveLength(1);
  await failing.stop();

  store.answer(blog([]));
  const empty = await startSite({ PUBLIC_STORE_DOMAIN: store.origin, ...token });
  expect((await page.goto(`${empty.url}/blog`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "No Blog Posts Found" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "Check back soon for new articles about red light therapy.",
  );
  await empty.stop();
  await store.close();
});

test("a long list, long words and missing pictures stay within the page", async ({
  page,
  allowed,
}) => {
  allowed.push(/Failed to load resource/);
  const image = { url: "/store-files/none.png", altText: null };
  const odd = [
    storeArticle({
      title: "Photobiomodulationsgerätevergleichstabellenübersicht".repeat(4),
      image,
    }),
    storeArticle({ title: "مقال عن الضوء الأحمر والنوم", image: null, excerpt: null, content: "" }),
    storeArticle({ image }),
  ];
  const store = await startStoreDouble(
    blog(
      Array.from({ length: 250 }, (_, number) => ({
        ...(odd[number % odd.length] ?? storeArticle()),
        id: `gid://shopify/Article/${number}`,
        handle: `article-${number}`,
      })),
    ),
  );
  const site = await startSite({
    PUBLIC_STORE_DOMAIN: store.origin,
    PUBLIC_STOREFRONT_API_TOKEN: "a-token",
  });
  await page.goto(`${site.url}/blog`);
  await expect(page.getByRole("article")).toHaveCount(250);
  expect(await overflow(page)).toBe(0);
  await page.goto(`${site.url}/blog/article-0`);
  expect(await overflow(page)).toBe(0);
  await site.stop();
  await store.close();
});
