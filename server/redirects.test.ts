import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { builtApp, openServices } from "../tests/support/built-app.ts";
import {
  asksForRedirects,
  blog,
  hang,
  type Play,
  redirecting,
  type StoreDouble,
  startStoreDouble,
  status,
  storeArticle,
} from "../tests/support/store-double.ts";

const SLUG = "red-light-and-sleep";
const articles = blog([storeArticle()]);

let store: StoreDouble;
beforeEach(async () => {
  store = await startStoreDouble(articles);
});
afterEach(() => store.close());

/** In milliseconds. */
const START = 1_000_000;

/** The clock does not move. */
function site(
  env: Record<string, string> = {},
  { now = (): number => START, patience = () => new Promise<void>(() => {}) } = {},
) {
  const services = openServices(
    {
      ...store.settings,
      PUBLIC_SITE_URL: "https://site.example",
      STORE_BLOG_HANDLE: "news",
      ...env,
    },
    // Retries wait no time; readers wait a second.
    { now, wait: (milliseconds) => (milliseconds < 1_000 ? Promise.resolve() : patience()) },
  );
  const app = builtApp(services);
  const get = async (path: string, init?: RequestInit) => app.request(path, init);
  return {
    services,
    get,
    /** "301 /blog", or "404". */
    async goes(path: string, init?: RequestInit) {
      const { status, headers } = await get(path, init);
      return [status, headers.get("Location")].filter(Boolean).join(" ");
    },
  };
}

async function expectAll({ goes }: ReturnType<typeof site>, table: readonly [string, string][]) {
  for (const [path, expected] of table) expect(await goes(path), path).toBe(expected);
}

const SHOP = { SHOP_URL: "https://shop.example" };

function publishing(play: Play, handles: readonly string[]): Play {
  return (call, response, count) => {
    const { handle, type } = call.variables;
    const page = handles.some((one) => one === handle)
      ? {
          title: "A page",
          body: "<p>Words.</p>",
          bodySummary: "Words.",
          updatedAt: null,
          seo: null,
        }
      : null;
    const items = handles.map((handle) => ({ handle, updatedAt: "2026-03-14T09:00:00Z" }));
    if (typeof handle === "string") status(200, { data: { page } })(call, response, count);
    else if (type !== "PAGE") play(call, response, count);
    else {
      const sitemap = { resources: { hasNextPage: false, items } };
      status(200, { data: { sitemap } })(call, response, count);
    }
  };
}

describe("Shopify's own addresses", () => {
  test("lead to where the same is here, and to nothing that is not", async () => {
    store.answer(publishing(articles, ["privacy", "our-story"]));
    await expectAll(site(), [
      [`/blogs/news/${SLUG}`, `301 /blog/${SLUG}`],
      ["/blogs/news", "301 /blog"],
      ["/blogs/news.atom", "301 /atom.xml"],
      ["/blogs/news/tagged/sleep", "301 /blog/tagged/sleep"],
      ["/blogs/news/faq", "301 /blog/faq"],
      ["/pages/privacy", "301 /privacy"],
      ["/policies/privacy-policy", "301 /privacy"],
      // Missing content.
      ["/blogs/news/gone", "404"],
      [`/blogs/news/${SLUG}/comments`, "404"],
      [`/blogs/recipes/${SLUG}`, "404"],
      ["/blogs", "404"],
      ["/policies/refund-policy", "404"],
      ["/products/a-panel", "404"],
      ["/cart", "404"],
    ]);
  });

  test("lead to the shop where there is one", async () => {
    store.answer(publishing(articles, ["privacy", "our-story"]));
    await expectAll(site(SHOP), [
      ["/products/a-panel", "302 https://shop.example/products/a-panel"],
      ["/products/a-panel?variant=1", "302 https://shop.example/products/a-panel?variant=1"],
      ["/cart", "302 https://shop.example/cart"],
      ["/discount/ABC?redirect=cart", "302 https://shop.example/discount/ABC?redirect=cart"],
      ["/checkouts/cn/aB3", "302 https://shop.example/checkouts/cn/aB3"],
      ["/blogs/recipes", "302 https://shop.example/blogs/recipes"],
      [`/blogs/recipes/${SLUG}`, `302 https://shop.example/blogs/recipes/${SLUG}`],
      ["/blogs", "404"],
      ["/account", "302 https://shop.example/account"],
      ["/policies/refund-policy", "302 https://shop.example/policies/refund-policy"],
      ["/policies/privacy-policy", "301 /privacy"],
      ["/pages/our-story", "302 https://shop.example/pages/our-story"],
      ["/pages/made-up", "404"],
      ["/pages/terms", "404"],
      [`/blogs/news/${SLUG}`, `301 /blog/${SLUG}`],
      ["/products//evil.example", "301 /products/evil.example"],
      [
        "/products/..%2f..%2f@evil.example",
        "302 https://shop.example/products/..%2f..%2f@evil.example",
      ],
    ]);
  });

  test("lead to the same with a language, or with that and a market, before them", async () => {
    const moved = [{ path: "/old", target: "/en-ca/blogs/news" }];
    store.answer(publishing(redirecting(articles, moved), ["privacy"]));
    await expectAll(site(), [
      [`/fr/blogs/news/${SLUG}`, `301 /blog/${SLUG}`],
      [`/pt-br/blogs/news/${SLUG}`, `301 /blog/${SLUG}`],
      ["/en-ca/pages/privacy", "301 /privacy"],
      ["/de/policies/privacy-policy", "301 /privacy"],
      ["/en-intl/blogs/news", "301 /blog"],
      ["/fr/blogs/news.atom", "301 /atom.xml"],
      ["/old", "301 /blog"],
      ["/fr/blogs/news/gone", "404"],
      ["/fr/pages/made-up", "404"],
      ["/fr/products/a-panel", "404"],
      // None of Shopify's addresses.
      ["/fr", "404"],
      ["/fr/", "301 /fr"],
      ["/fr/blog/red-light-and-sleep", "404"],
      ["/fr/red-light-101", "404"],
      ["/french/blogs/news", "404"],
      ["/fr/fr/blogs/news", "404"],
    ]);
    expect(await site(SHOP).goes("/fr/products/a-panel?variant=1")).toBe(
      "302 https://shop.example/products/a-panel?variant=1",
    );
  });

  test("lead to a tag's list by Shopify's handle of it, which has no signs", async () => {
    store.answer(blog([storeArticle({ tags: ["C++", "skin & hair"] })]));
    await expectAll(site(), [
      ["/blogs/news/tagged/skin-hair", "301 /blog/tagged/skin-and-hair"],
      ["/blogs/news/tagged/c", "301 /blog/tagged/c-plus-plus"],
      ["/blogs/news/tagged/c%2B%2B", "301 /blog/tagged/c-plus-plus"],
      ["/blogs/news/tagged/hair", "404"],
      ["/blog/tagged/c%2B%2B", "301 /blog/tagged/c-plus-plus"],
      ["/blog/tagged/c-plus-plus", "200"],
      ["/blog/tagged/hair", "404"],
      ["/blog?tag=C%2B%2B", "301 /blog?tag=c-plus-plus"],
      ["/blog?tag=C", "301 /blog?tag=c-plus-plus"],
      ["/blog?tag=c-plus-plus", "200"],
    ]);
  });

  test("with several tags lead to the list of the first that there is", async () => {
    store.answer(blog([storeArticle({ tags: ["C", "science"] })]));
    await expectAll(site(), [
      ["/blogs/news/tagged/c+science", "301 /blog/tagged/c"],
      ["/blogs/news/tagged/gone+science", "301 /blog/tagged/science"],
      ["/blogs/news/tagged/gone+lost", "404"],
      // No tags of Shopify's: a tag with signs that no article has.
      ["/blogs/news/tagged/c++", "404"],
      ["/blog/tagged/c%2B%2B", "404"],
    ]);
  });

  test("a shop under the site's own host leads nowhere, and not in a circle", async () => {
    const { goes } = site({ SHOP_URL: "http://site.example/store" });
    expect(await goes("/products/a-panel")).toBe("404");
    expect(await goes("/cart")).toBe("404");
  });

  test("a blog and an article whose handles are not in Latin letters", async () => {
    store.answer(blog([storeArticle({ handle: "赤い光_1" })]));
    const { goes, get } = site({ STORE_BLOG_HANDLE: "ニュース" });
    const path = `/blog/${encodeURIComponent("赤い光_1")}`;
    expect(await goes("/blogs/ニュース")).toBe("301 /blog");
    expect(await goes("/blogs/ニュース/赤い光_1")).toBe(`301 ${path}`);
    expect(await goes("/blog/緑の光")).toBe("404");
    expect(await (await get("/blog")).text()).toContain(`href="${path}"`);
    const page = await get(path);
    expect(page.headers.get("Link")).toContain(`<https://site.example${path}>; rel="canonical"`);
    expect(await page.text()).toContain("Light before bed.");
    expect(await (await get("/sitemap.xml")).text()).toContain(`https://site.example${path}<`);
    expect((await get(`/social${path}.png`)).status).toBe(200);
    expect((await get(`${path}.data`)).status).toBe(200);
    const found = await (await get("/api/search/sleep")).json();
    expect(found.results).toContainEqual(expect.objectContaining({ path }));
  });

  test("an article or a tag that the store can't be asked for is said to be so at its own address", async () => {
    store.answer(status(500));
    const { goes, get } = site();
    expect(await goes("/blogs/news/some-article")).toBe("302 /blog/some-article");
    expect((await get("/blogs/news/some-article")).headers.get("Cache-Control")).toBe("no-store");
    expect((await get("/blog/some-article")).status).toBe(503);
    expect(await goes("/blogs/news/tagged/sleep")).toBe("302 /blog/tagged/sleep");
    expect(await goes("/blogs/news/faq")).toBe("301 /blog/faq");
  });

  test("the query goes, HEAD is answered alike, and a navigation in the browser is led on", async () => {
    const { goes, get } = site();
    expect(await goes("/blogs/news?page=2")).toBe("301 /blog");
    expect(await goes("/blogs/news", { method: "HEAD" })).toBe("301 /blog");
    const data = await get(`/blogs/news/${SLUG}.data`);
    expect(data.status).toBe(202);
    expect(await data.text()).toContain(`/blog/${SLUG}`);
    const moved = await get("/blogs/news");
    expect(moved.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60");
    expect(moved.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await goes("/nowhere", { method: "POST" })).toBe("405");
  });
});

describe("the store's redirects", () => {
  const redirects = [
    { path: "/old", target: "/red-light-101" },
    { path: "/blogs/news/old-name", target: `/blogs/news/${SLUG}` },
    { path: "/blogs/news/older-name", target: "/blogs/news/old-name" },
    { path: "/blogs/recipes/moved-here", target: `/blogs/news/${SLUG}` },
    { path: "/blogs/news/gone", target: "/blogs/news/never-there" },
    { path: "/Caf%C3%A9", target: "/blog?topic=guides#list" },
    { path: "/elsewhere", target: "https://elsewhere.example/a?b=c#d" },
    { path: "/on-the-store", target: `STORE/blogs/news/${SLUG}` },
    { path: "/in-the-shop", target: "/products/a-panel" },
    { path: "/itself", target: "/itself" },
    { path: "/itself-by-http", target: "http://site.example/itself-by-http" },
    { path: "/by-http", target: "http://site.example/red-light-101" },
    { path: "/a", target: "/b" },
    { path: "/b", target: "/a" },
    // Renamed and renamed back.
    { path: `/blogs/news/${SLUG}`, target: "/blogs/news/other-name" },
    { path: "/blogs/news/other-name", target: `/blogs/news/${SLUG}` },
    // The site has such a page, but a theme had none.
    { path: "/benefits", target: "/old-benefits" },
    { path: "/old-benefits", target: "/benefits" },
    { path: "/about", target: "/blog" },
    { path: "/reviews/a-panel", target: "/blog" },
    { path: "/script", target: "javascript:alert(1)" },
    { path: "/other-host", target: "//evil.example" },
    { path: "/backslash", target: "/\\evil.example" },
    { path: "/tab", target: "/\t/evil.example" },
    { path: "/words", target: "somewhere" },
  ];
  const play = (store: StoreDouble) =>
    redirecting(
      articles,
      redirects.map(({ path, target }) => ({
        path,
        target: target.replace("STORE", store.origin),
      })),
    );

  test("lead to pages, and neither to nothing nor in circles nor to nobody knows where", async () => {
    store.answer(play(store));
    await expectAll(site(), [
      ["/old", "301 /red-light-101"],
      ["/old?utm_source=mail", "301 /red-light-101"],
      ["/blogs/news/old-name", `301 /blog/${SLUG}`],
      ["/blogs/news/older-name", `301 /blog/${SLUG}`],
      ["/caf%C3%A9", "301 /blog?topic=guides#list"],
      ["/elsewhere", "301 https://elsewhere.example/a?b=c#d"],
      ["/on-the-store", `301 /blog/${SLUG}`],
      ["/by-http", "301 /red-light-101"],
      // The article's addresses on this site.
      ["/blog/old-name", `301 /blog/${SLUG}`],
      ["/guide/old-name", `301 /blog/${SLUG}`],
      [`/blog/${SLUG}`, "200"],
      ["/blog/other-name", `301 /blog/${SLUG}`],
      ["/benefits", "200"],
      ["/old-benefits", "301 /benefits"],
      // Targets that are missing, circular or unknown.
      ["/blogs/news/gone", "404"],
      ["/in-the-shop", "404"],
      ["/itself", "404"],
      ["/itself-by-http", "404"],
      ["/a", "404"],
      ["/script", "404"],
      ["/other-host", "404"],
      ["/backslash", "404"],
      ["/tab", "404"],
      ["/words", "404"],
      ["/not-listed", "404"],
      // The specification says that these are missing.
      ["/about", "404"],
      ["/reviews/a-panel", "404"],
    ]);
  });

  test("one leads to the shop where there is one", async () => {
    store.answer(play(store));
    const { goes } = site(SHOP);
    expect(await goes("/blogs/recipes/moved-here")).toBe(`301 /blog/${SLUG}`);
    expect(await goes("/in-the-shop")).toBe("302 https://shop.example/products/a-panel");
  });

  test("a navigation in the browser is led on, also out of the site", async () => {
    store.answer(play(store));
    const { get } = site();
    for (const [path, target] of [
      ["/old.data", "/red-light-101"],
      ["/elsewhere.data", "https://elsewhere.example/a?b=c#d"],
    ] as const) {
      const data = await get(path);
      expect(data.status).toBe(202);
      expect(await data.text()).toContain(target);
    }
  });

  test("of an address hold with a language before it, too", async () => {
    const moved = [
      ...redirects,
      { path: "/de/old", target: "/evidence" },
      { path: "/round", target: "/fr/round" },
      { path: "/far", target: "/fr/old" },
    ];
    store.answer(redirecting(articles, moved));
    await expectAll(site(), [
      ["/fr/old", "301 /red-light-101"],
      ["/en-ca/old", "301 /red-light-101"],
      ["/de/old", "301 /evidence"],
      ["/fr/blogs/news/old-name", `301 /blog/${SLUG}`],
      [`/fr/blogs/news/${SLUG}`, `301 /blog/${SLUG}`],
      ["/far", "301 /red-light-101"],
      ["/fr/round", "404"],
      ["/round", "404"],
      ["/fr/never-there", "404"],
      ["/french/old", "404"],
    ]);
  });

  test("of a page's path say nothing of a query for which it has no list", async () => {
    const moved = ["/blog", "/articles", "/blog/tagged/sleep"].map((path) => ({
      path,
      target: "https://elsewhere.example/",
    }));
    store.answer(redirecting(articles, moved));
    await expectAll(site(), [
      ["/blog?page=999", "404"],
      ["/blog?topic=gardening", "404"],
      ["/blog?tag=gone", "404"],
      ["/articles?page=999", "404"],
      ["/blog/tagged/sleep?page=999", "404"],
      ["/blog", "200"],
    ]);
    expect(asked()).toBe(0);
  });

  const asked = () => store.calls.filter(asksForRedirects).length;
  const many = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ path: `/old-${number}`, target: "/blog" }));

  test.each([
    [0, 1],
    [1, 1],
    [250, 1],
    [1_001, 5],
  ])("%i of them are read at once, and made-up addresses ask for no more", async (count, calls) => {
    store.answer(redirecting(articles, many(count)));
    const { goes } = site();
    const made = Array.from({ length: 8 }, (_, number) => goes(`/made-up-${number}`));
    expect(new Set(await Promise.all(made))).toEqual(new Set(["404"]));
    if (count > 0) expect(await goes(`/old-${count - 1}`)).toBe("301 /blog");
    expect(asked()).toBe(calls);
  });

  test("they are read again after as many minutes as they have pages, and after a purge", async () => {
    let clock = START;
    const { goes, services } = site({}, { now: () => clock });
    store.answer(redirecting(articles, many(300)));
    expect(await goes("/old-1")).toBe("301 /blog");
    store.answer(redirecting(articles, [...many(300), { path: "/new", target: "/blog" }]));
    clock = START + 119_000;
    expect(await goes("/new")).toBe("404");
    expect(asked()).toBe(2);
    clock = START + 181_000;
    // Nobody waits for a renewal.
    await goes("/new");
    await expect.poll(() => goes("/new")).toBe("301 /blog");
    expect(asked()).toBe(4);
    store.answer(articles);
    clock += 1;
    services.store.expire();
    expect(await goes("/new")).toBe("404");
  });

  test("while the store fails, what is missing is missing", async () => {
    store.answer((call, response, count) =>
      (asksForRedirects(call) ? status(500) : articles)(call, response, count),
    );
    const { goes, get } = site();
    expect(await goes("/old")).toBe("404");
    expect(await (await get("/old")).text()).toContain("404 Page Not Found");
    expect(await goes("/blog")).toBe("200");
    // The store is not asked again and again.
    const before = asked();
    for (let number = 0; number < 5; number += 1) await goes(`/made-up-${number}`);
    expect(asked()).toBe(before);
  });

  test("a store that does not answer holds nobody up for more than a second, and is asked once", async () => {
    store.answer((call, response, count) =>
      (asksForRedirects(call) ? hang : articles)(call, response, count),
    );
    const waited: number[] = [];
    const { goes } = site({}, { patience: async () => void waited.push(1) });
    for (let number = 0; number < 5; number += 1) {
      expect(await goes(`/made-up-${number}`)).toBe("404");
    }
    expect(waited).toHaveLength(5);
    expect(asked()).toBe(1);
  });

  test("a redirect that can't be read spoils no other, and a list without end is cut off", async () => {
    store.answer(
      redirecting(articles, [{ path: "/long", target: `/${"x".repeat(2_000)}` }, ...redirects]),
    );
    expect(await site().goes("/old")).toBe("301 /red-light-101");
    store.answer((call, response, count) => {
      if (!asksForRedirects(call)) return articles(call, response, count);
      const pageInfo = { hasNextPage: true, endCursor: "same" };
      const urlRedirects = { nodes: [{ path: "/old", target: "/blog" }], pageInfo };
      status(200, { data: { urlRedirects } })(call, response, count);
    });
    expect(await site().goes("/old")).toBe("301 /blog");
  });
});

test("an address whose accents are apart leads to the one with whole letters", async () => {
  store.answer(blog([storeArticle({ handle: "caf\u00e9-lumi\u00e8re" })]));
  const { goes } = site();
  for (const path of ["/blog/", "/blogs/news/", "/guide/"]) {
    expect(await goes(`${path}cafe%CC%81-lumie%CC%80re`)).toBe("301 /blog/caf%C3%A9-lumi%C3%A8re");
  }
});

test("a redirect to an article on the shop's own domain leads to it here", async () => {
  const targets = [
    { path: "/old", target: `https://www.shop.example/blogs/news/${SLUG}#dose` },
    { path: "/lamp", target: "https://shop.example/products/lamp" },
  ];
  store.answer(redirecting(articles, targets));
  await expectAll(site(SHOP), [
    ["/old", `301 /blog/${SLUG}#dose`],
    ["/lamp", "301 https://shop.example/products/lamp"],
  ]);
});
