import { expect, onTestFinished, test } from "vitest";
import { listSitePages } from "#app/site-pages/site-pages.server.ts";
import { builtApp, openServices } from "../support/built-app.ts";
import { officialStore } from "../support/official-store.ts";
import {
  blog,
  type Play,
  startStoreDouble,
  status as statusOf,
  storeArticle,
} from "../support/store-double.ts";

/** The specification's paths without a page, until the store publishes one. */
const PLACEHOLDERS = [
  "/reviews",
  "/shop",
  "/guides",
  "/research",
  "/about",
  "/contact",
  "/editorial-process",
  "/partnerships",
  "/careers",
  "/privacy",
  "/terms",
  "/medical-disclaimer",
  "/affiliate-disclosure",
];

const failing = statusOf(500);

/** As Shopify's editor links within a store, to what the site has and to what it has not. */
const WITHIN_THE_STORE = [
  "/products/a-panel",
  "https://site.example/collections/all",
  "/cart",
  "/fr/products/a",
  "/blogs/recipes/soup",
  "/blogs/recipes",
  "/en-ca/blogs/recipes/soup",
  "/apps/finder",
  "/pages/size-chart",
  "/pages/gone",
  "/policies/refund-policy",
  "/fr/pages/privacy",
  "/blogs/news/red-light-and-sleep",
  "/fr/blogs/news/red-light-and-sleep",
  "/blogs/news/gone",
  "/blogs/news/tagged/sleep",
  "/blogs/news/tagged/gone",
  "/blogs/news/faq",
  "/blog/gone",
]
  .map((href) => `<p>Our <a href="${href}">offer</a>.</p>`)
  .join("");

const strangers = officialStore({
  blogs: {
    news: [storeArticle({ contentHtml: WITHIN_THE_STORE, tags: ["C++", "science"] })],
    recipes: [storeArticle({ handle: "soup" })],
  },
  pages: ["privacy", "size-chart"],
  pageBody: WITHIN_THE_STORE,
});

const stores: [string, Play][] = [
  ["an empty store", blog([])],
  ["a store of strangers' articles", strangers],
  ["a store that fails", failing],
];

test.each(stores)("with %s no page has a dead link but the placeholders", async (_name, play) => {
  const store = await startStoreDouble(play);
  onTestFinished(() => store.close());
  const settings = {
    ...store.settings,
    PUBLIC_SITE_URL: "https://site.example",
    STORE_BLOG_HANDLE: "news",
  };
  const services = openServices(settings, { now: () => 0 });
  const app = builtApp(services);
  const seen = new Map<string, number>();
  const ids = new Map<string, Set<string>>();
  const places: { from: string; path: string; id: string }[] = [];
  // Pages without a link to them are visited as well.
  const waiting = ["/", ...listSitePages(services.server.listed).map(({ path }) => path)].filter(
    (path) => !path.startsWith("/studies/"),
  );
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const response = await app.request(path);
    seen.set(path, response.status);
    if (response.status !== 200 || /^\/api\/|\.\w+$/.test(path)) continue;
    const html = await response.text();
    ids.set(path, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id)));
    for (const [, to = "", id = ""] of html.matchAll(/<a [^>]*href="([^"#?:]*)#([^"]+)"/g)) {
      places.push({ from: path, path: to || path, id });
    }
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = ""]) => href);
    // The many similar pages of studies have a test of their own.
    waiting.push(...links.filter((link) => !link.startsWith("/studies/")));
  }
  const dead = [...seen].filter(([, status]) => status !== 200).map(([path]) => path);
  // A failing store's list says so, with a button that asks again.
  const excused = play === failing ? [...PLACEHOLDERS, "/blog"] : PLACEHOLDERS;
  expect(dead.filter((path) => !excused.includes(path))).toEqual([]);
  const lost = places.filter(({ path, id }) => ids.has(path) && !ids.get(path)?.has(id));
  expect(lost).toEqual([]);
  for (const path of [
    "/guide/getting-started",
    "/guide/faq",
    "/blog/why-more-light-is-not-better",
  ]) {
    expect(seen.get(path), path).toBe(200);
  }
});
