import { afterEach, beforeEach, expect, test } from "vitest";
import { builtApp, openServices } from "../tests/support/built-app.ts";
import { type OfficialStore, officialStore } from "../tests/support/official-store.ts";
import { type StoreDouble, startStoreDouble, storeArticle } from "../tests/support/store-double.ts";

const SLUG = "red-light-and-sleep";

let store: StoreDouble;
beforeEach(async () => {
  store = await startStoreDouble(officialStore({ blogs: {} }));
});
afterEach(() => store.close());

/** The site of a store with two blogs, whose articles link as given, and what their links become. */
function siteWith(hrefs: readonly string[], env: Record<string, string> = {}) {
  const contentHtml = hrefs
    .map((href) => `<p><a href="${href.replace("STORE", store.origin)}">l</a></p>`)
    .join("");
  const linking = storeArticle({ id: "gid://shopify/Article/2", handle: "linking", contentHtml });
  const content: OfficialStore = {
    blogs: {
      news: [storeArticle({ tags: ["C++", "sleep"] }), linking],
      recipes: [storeArticle({ id: "gid://shopify/Article/3", handle: "soup" })],
    },
    pages: ["privacy", "size-chart"],
    pageBody: contentHtml,
    redirects: [
      { path: "/blogs/recipes/moved-here", target: `/blogs/news/${SLUG}` },
      { path: "/pages/story", target: "/pages/privacy#who" },
      { path: "/old-guide", target: "/red-light-101" },
    ],
  };
  store.answer(officialStore(content));
  const settings = {
    ...store.settings,
    PUBLIC_SITE_URL: "https://site.example",
    STORE_BLOG_HANDLE: "news",
    ...env,
  };
  // Readers wait a second for the store's redirects.
  const wait = (milliseconds: number) =>
    milliseconds < 1_000 ? Promise.resolve() : new Promise<void>(() => {});
  const app = builtApp(openServices(settings, { now: () => 0, wait }));
  return {
    /** The body's links in order; "words" for a link that has become words. */
    async links() {
      const html = await (await app.request("/blog/linking")).text();
      const shown = [...html.matchAll(/<p>(?:<a href="([^"]*)"([^>]*)>)?l(?:<\/a>)?<\/p>/g)];
      return shown.map(([, href = "words", more = ""]) =>
        [href.replace(store.origin, "STORE"), ...(more.match(/noopener/) ?? [])].join(" "),
      );
    },
    text: async (path: string) => (await app.request(path)).text(),
  };
}

async function expectLinks(
  table: readonly (readonly [href: string, shown: string])[],
  env?: Record<string, string>,
) {
  const links = await siteWith(
    table.map(([href]) => href),
    env,
  ).links();
  expect(links.map((shown, at) => [table[at]?.[0], shown])).toEqual(table);
}

const HERE = [
  [`/blogs/news/${SLUG}`, `/blog/${SLUG}`],
  [`/blogs/news/${SLUG}?ref=a#dose`, `/blog/${SLUG}#dose`],
  [`/fr/blogs/news/${SLUG}`, `/blog/${SLUG}`],
  [`STORE/blogs/news/${SLUG}`, `/blog/${SLUG}`],
  ["/blogs/news", "/blog"],
  ["/blogs/news/tagged/c", "/blog/tagged/c-plus-plus"],
  ["/pages/privacy#who", "/privacy#who"],
  ["STORE/en-ca/pages/privacy", "/privacy"],
  ["/policies/privacy-policy", "/privacy"],
  // The store's redirects lead on.
  ["/blogs/recipes/moved-here", `/blog/${SLUG}`],
  ["/pages/story", "/privacy#who"],
  ["/old-guide", "/red-light-101"],
  // An address that is not Shopify's, and is a page here, stays.
  ["/", "/"],
  ["/search?q=dose", "/search?q=dose"],
  ["http://site.example/blog", "/blog"],
  ["/benefits/skin-health/print", "/benefits/skin-health/print"],
  ["/blog/by/evidence-desk", "/blog/by/evidence-desk"],
  ["/benefits/faq", "/benefits/faq"],
  // The specification's unpublished pages explain themselves.
  ["/about", "/about"],
  [`/blog/${SLUG}?a=b#c`, `/blog/${SLUG}?a=b#c`],
  ["/blog?topic=science&page=99#list", "/blog?topic=science#list"],
  ["/blog/tagged/sleep?page=2", "/blog/tagged/sleep"],
  ["STORE/", "STORE/ noopener"],
  ["https://other.example/products/a", "https://other.example/products/a noopener"],
] as const;

const ELSEWHERE = [
  ["/products/panel?variant=1#top", "/products/panel?variant=1#top"],
  ["/fr/products/panel?variant=1#top", "/products/panel?variant=1#top"],
  ["/blogs/recipes/soup?a=b", "/blogs/recipes/soup?a=b"],
  ["/pages/size-chart", "/pages/size-chart"],
  ["/policies/refund-policy", "/policies/refund-policy"],
] as const;

const NOWHERE = [
  "/blogs/news/gone",
  "/blog/gone",
  "/blogs/news/tagged/gone",
  "/nothing-here",
  "http://site.example/nothing-here",
  "../../nothing-here#there",
  "/fr/",
  "/productsheet",
  "/studies/gone-2003",
  "/evidence/gone",
  "/blog/by/nobody",
  "/api/search/dose",
  "/social/blog.png",
  "/desk",
  "/benefits/nothing/own-dose",
];

test("links to what is here lead to it, with a language and from the store's domain too", () =>
  expectLinks(HERE));

test("links to what the shop has lead there, and other dead ones become words", () =>
  expectLinks(
    [
      ...ELSEWHERE.map(([href, path]) => [href, `https://buy.example${path} noopener`] as const),
      ["STORE/products/panel", "https://buy.example/products/panel noopener"],
      ["STORE/blogs/recipes/soup", "https://buy.example/blogs/recipes/soup noopener"],
      ...NOWHERE.map((href) => [href, "words"] as const),
      ["STORE/pages/gone", "STORE/pages/gone noopener"],
      ["/cdn/shop/files/Guide.pdf?v=1", "STORE/cdn/shop/files/Guide.pdf?v=1 noopener"],
    ],
    { SHOP_URL: "https://buy.example/collections/all" },
  ));

test.each([undefined, "https://site.example/store"])(
  "without a shop elsewhere they become words, or stay on the store's domain: %s",
  (shop) =>
    expectLinks(
      [
        ...[...ELSEWHERE.map(([href]) => href), ...NOWHERE].map((href) => [href, "words"] as const),
        ["/cdn/shop/files/Guide.pdf?v=1", "STORE/cdn/shop/files/Guide.pdf?v=1 noopener"],
        ["STORE/products/panel", "STORE/products/panel noopener"],
        ["STORE/blogs/recipes/soup", "STORE/blogs/recipes/soup noopener"],
        ["STORE/fr/pages/size-chart", "STORE/fr/pages/size-chart noopener"],
      ],
      shop ? { SHOP_URL: shop } : {},
    ),
);

test("articles that link to each other, and to themselves, are shown", async () => {
  const { links } = siteWith(["/blogs/news/linking", "/blog/linking"]);
  expect(await links()).toEqual(["/blog/linking", "/blog/linking"]);
});

test("a feed has the same links, and a page of the store as well", async () => {
  const { text } = siteWith([`/blogs/news/${SLUG}`, "/products/panel"]);
  const feed = await text("/feed.xml");
  expect(feed).toContain(`https://site.example/blog/${SLUG}`);
  expect(feed).not.toContain("/products/panel");
  const page = await text("/privacy");
  expect(page).toContain(`<p><a href="/blog/${SLUG}">l</a></p>`);
  expect(page).not.toContain("/products/panel");
});

test("many links cost the store no call for each of them", async () => {
  const hrefs = Array.from(
    { length: 300 },
    (_, at) => `/blogs/news/${at % 2 ? SLUG : `gone-${at}`}`,
  );
  await siteWith(hrefs).links();
  expect(store.calls.length).toBeLessThan(12);
});

test.each(["https://brand.example", "http://www.brand.example/shop", "https://brand.example:443"])(
  "links on the shop's own domain lead to what is here, and products stay there: %s",
  (shop) =>
    expectLinks(
      [
        [`https://brand.example/blogs/news/${SLUG}#dose`, `/blog/${SLUG}#dose`],
        [`https://www.brand.example/blogs/news/${SLUG}`, `/blog/${SLUG}`],
        [`http://brand.example:80/en-ca/blogs/news/${SLUG}?a=b`, `/blog/${SLUG}`],
        ["//brand.example/pages/privacy#who", "/privacy#who"],
        ["https://brand.example/blogs/news", "/blog"],
        [
          "https://brand.example/products/lamp?v=1",
          "https://brand.example/products/lamp?v=1 noopener",
        ],
        ["https://brand.example/pages/gone", "https://brand.example/pages/gone noopener"],
        ["https://brand.example/", "https://brand.example/ noopener"],
        [
          `https://brand.example:8080/blogs/news/${SLUG}`,
          `https://brand.example:8080/blogs/news/${SLUG} noopener`,
        ],
      ],
      { SHOP_URL: shop },
    ),
);

test("a relative link leads to another article, and a query alone stays within its own", () =>
  expectLinks([
    [SLUG, `/blog/${SLUG}`],
    [`./${SLUG}#x`, `/blog/${SLUG}#x`],
    [`../news/${SLUG}`, `/blog/${SLUG}`],
    ["?x=1#dose", "/blog/linking#dose"],
  ]));
