import { expect, test } from "vitest";
import { openSite, SITE } from "../support/built-app.ts";
import { only, readHead } from "../support/page-head.ts";
import { startStoreDouble, status, storePages } from "../support/store-double.ts";

test("a page that the store publishes is at the path that the site links to, and stays there while the store fails", async () => {
  const body = "<h2>Who</h2><p>Three people.</p><script>1</script>";
  const store = await startStoreDouble(
    storePages({ about: { title: "About this magazine", body } }),
  );
  const get = openSite({ ...store.settings, SHOP_URL: "https://shop.example/all" });

  const about = await get("/about");
  expect(about.status).toBe(200);
  const html = await about.text();
  expect(html).toMatch(/<h1[^>]*>About this magazine<\/h1>/);
  expect(html).toMatch(/<h2[^>]*>Who<\/h2><p>Three people\.<\/p>/);
  expect(html).not.toContain("<script>1");
  const head = readHead(html);
  expect(head.titles).toEqual(["About this magazine"]);
  expect(only(head.links("canonical"), "canonical").href).toBe(`${SITE}/about`);

  expect((await get("/contact")).status).toBe(404);
  const shop = await get("/shop/panels");
  expect([shop.status, shop.headers.get("Location")]).toEqual([302, "https://shop.example/all"]);

  store.answer(status(500));
  const terms = await get("/terms");
  expect(terms.status).toBe(503);
  expect(await terms.text()).toContain("This page can’t be shown right now");
  expect((await get("/about")).status).toBe(200);
  await store.close();
});
