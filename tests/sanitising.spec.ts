import { expect, startSite, test } from "./site.ts";
import { blog, startStoreDouble, storeArticle } from "./store-double.ts";
import { KEPT_MARKUP, XSS_VECTORS } from "./xss-vectors.ts";

const WIDTHS_ARE_ALIKE = "what a browser executes does not depend on its width";

test("no known vector runs, whichever field it comes in", async ({ page, allowed }) => {
  test.skip(test.info().project.name !== "desktop", WIDTHS_ARE_ALIKE);
  // Pictures of the vectors that lead nowhere.
  allowed.push(/Failed to load resource/);
  const store = await startStoreDouble(
    blog(
      XSS_VECTORS.map((vector, number) =>
        storeArticle({
          handle: `vector-${number}`,
          contentHtml: `<p>before</p>${vector}`,
          title: vector,
          excerpt: vector,
          content: vector,
          image: { altText: vector, url: "/store-files/none.png", width: 16, height: 9 },
          authorV2: { name: vector },
          tags: ["featured", vector],
        }),
      ),
    ),
  );
  const site = await startSite({
    PUBLIC_STORE_DOMAIN: store.origin,
    PUBLIC_STOREFRONT_API_TOKEN: "a-token",
  });
  const hits: string[] = [];
  await page.exposeFunction("hit", () => hits.push(page.url()));
  page.on("dialog", (dialog) => dialog.dismiss());

  for (const number of XSS_VECTORS.keys()) {
    await page.goto(`${site.url}/blog/vector-${number}`);
    await expect(page.locator(".prose")).toContainText("before");
    // What waits for the reader's pointer, focus or click gets them.
    await page.locator(".prose").evaluate((prose) => {
      for (const element of prose.querySelectorAll<HTMLElement>("*")) {
        for (const type of ["mouseover", "focus", "toggle", "animationstart"]) {
          element.dispatchEvent(new Event(type));
        }
        if (element instanceof HTMLAnchorElement && !/^https?:$/.test(element.protocol)) {
          element.click();
        }
      }
    });
    expect(hits, XSS_VECTORS[number]).toEqual([]);
  }
  await page.goto(`${site.url}/blog`);
  await expect(page.getByRole("article")).toHaveCount(XSS_VECTORS.length);
  expect(hits).toEqual([]);
  await site.stop();
  await store.close();
});

test("allowed markup is kept", async ({ page, allowed }) => {
  test.skip(test.info().project.name !== "desktop", WIDTHS_ARE_ALIKE);
  allowed.push(/Failed to load resource/);
  const store = await startStoreDouble(
    blog([storeArticle({ contentHtml: KEPT_MARKUP, image: null })]),
  );
  const site = await startSite({
    PUBLIC_STORE_DOMAIN: store.origin,
    PUBLIC_STOREFRONT_API_TOKEN: "a-token",
  });
  await page.goto(`${site.url}/blog/red-light-and-sleep`);
  const prose = page.locator(".prose");
  await expect(prose.getByRole("heading", { name: "Kept heading", level: 2 })).toBeVisible();
  await expect(prose.locator("p.lead[title='A title']")).toContainText("Kept strong em u");
  for (const selector of ["h6", "strong", "em", "u", "ul li", "ol li", "blockquote", "pre code"]) {
    await expect(prose.locator(selector)).toHaveCount(1);
  }
  await expect(prose.getByRole("link", { name: "paper" })).toHaveAttribute("rel", "noopener");
  await expect(prose.getByRole("img", { name: "A figure" })).toHaveAttribute("loading", "lazy");
  await site.stop();
  await store.close();
});
