import { parseFeed } from "feedsmith";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FEEDS } from "#app/frame/head/feeds.ts";
import { openSite, SITE } from "../support/built-app.ts";
import { only, pngSize, readHead } from "../support/page-head.ts";
import {
  blog,
  type StoreDouble,
  startStoreDouble,
  status,
  storeArticle,
} from "../support/store-double.ts";

let store: StoreDouble;
beforeEach(async () => {
  store = await startStoreDouble(blog([storeArticle()]));
});
afterEach(() => store.close());

const open = () => openSite(store.settings);

const ARTICLE = "/blog/red-light-and-sleep";

describe("what a store may say", () => {
  test("a hostile title stays text in the tags, the structured data, the feeds and llms.txt", async () => {
    const title = `</script><script>alert(1)</script><!-- --> "Q" & 'A' \u2028]]> ضوء 💡`;
    store.answer(blog([storeArticle({ title, excerpt: title })]));
    const get = open();
    const html = await (await get(ARTICLE)).text();
    expect(html).not.toContain("<script>alert(1)");
    const head = readHead(html);
    expect(head.titles).toEqual([title]);
    expect(head.property("og:title")).toEqual([title]);
    expect(only(head.graphs, "script")["@graph"][0]).toMatchObject({ headline: title });
    for (const { path } of Object.values(FEEDS)) {
      const text = await (await get(path)).text();
      expect(JSON.stringify(parseFeed(text))).toContain("</script><script>alert(1)</script>");
    }
    const llms = await (await get("/llms.txt")).text();
    expect(llms).toContain(String.raw`"Q" & 'A' \]\]> ضوء 💡](${SITE}${ARTICLE})`);
    expect(await pngSize(await get(`/social${ARTICLE}.png`))).toEqual([1200, 630]);
  });

  test("a long title is cut for Google's headline and nowhere else", async () => {
    const title = "Light ".repeat(40).trim();
    store.answer(blog([storeArticle({ title })]));
    const head = readHead(await (await open()(ARTICLE)).text());
    expect(head.titles).toEqual([title]);
    const [article] = only(head.graphs, "script")["@graph"];
    expect([...article.headline]).toHaveLength(110);
    expect(article.headline).toMatch(/…$/);
  });

  test("an article without text or excerpt is described by its title", async () => {
    const bare = storeArticle({ content: "", contentHtml: "", excerpt: null });
    store.answer(blog([bare]));
    const head = readHead(await (await open()(ARTICLE)).text());
    expect(head.named("description")).toEqual([bare.title]);
    expect(only(head.graphs, "script")["@graph"][0]).toMatchObject({ description: bare.title });
  });

  test("an author who is no desk is a person", async () => {
    store.answer(blog([storeArticle({ authorV2: { name: "Ana Editorova" } })]));
    const head = readHead(await (await open()(ARTICLE)).text());
    const [article] = only(head.graphs, "script")["@graph"];
    expect(article.author).toEqual({ "@type": "Person", name: "Ana Editorova" });
  });

  test("an article's own picture is shared, unless it is an SVG or there is none", async () => {
    const own = readHead(await (await open()(ARTICLE)).text());
    expect(own.property("og:image")).toEqual(["https://cdn.shopify.com/a.jpg"]);
    expect(own.property("og:image:width")).toEqual(["1600"]);
    expect(own.property("og:image:alt")).toEqual(["A lamp"]);
    for (const image of [{ url: "https://cdn.shopify.com/a.SVG?v=1" }, null]) {
      store.answer(blog([storeArticle({ image })]));
      const head = readHead(await (await open()(ARTICLE)).text());
      expect(head.property("og:image")).toEqual([`${SITE}/social${ARTICLE}.png`]);
    }
  });
});

describe("a store that is down", () => {
  const READ_FROM_STORE = ["/sitemap.xml", "/feed.xml", "/atom.xml", "/feed.json", "/llms.txt"];

  test("503 and no empty list, where nothing is known", async () => {
    store.answer(status(500));
    const get = open();
    for (const path of [...READ_FROM_STORE, `/social${ARTICLE}.png`]) {
      const response = await get(path);
      expect(response.status, path).toBe(503);
      expect(response.headers.get("Retry-After"), path).toMatch(/^\d+$/);
      expect(response.headers.get("Cache-Control"), path).toBe("no-store");
      expect(await response.text(), path).not.toContain("<urlset");
    }
    expect(await pngSize(await get("/social/home.png"))).toEqual([1200, 630]);
    expect((await get("/robots.txt")).status).toBe(200);
  });

  test("what was read before is served", async () => {
    const get = open();
    const before = await Promise.all(READ_FROM_STORE.map(async (path) => (await get(path)).text()));
    store.answer(status(500));
    const after = await Promise.all(READ_FROM_STORE.map(async (path) => (await get(path)).text()));
    expect(after).toEqual(before);
    expect(before.filter((text) => text.includes("red-light-and-sleep"))).toEqual(before);
  });

  test("a store that has no sitemap of its own costs no address", async () => {
    store.answer((call, response, count) => {
      const play = call.query.includes("sitemap(")
        ? status(200, { errors: [{ message: "no" }] })
        : blog([storeArticle()]);
      play(call, response, count);
    });
    const xml = await (await open()("/sitemap.xml")).text();
    expect(xml).toContain(
      `<loc>${SITE}${ARTICLE}</loc><lastmod>2026-03-14T09:00:00.000Z</lastmod>`,
    );
  });
});

describe("what machines read", () => {
  test("robots.txt lets everyone read every page, those with noindex too, and names the sitemap", async () => {
    const response = await open()("/robots.txt");
    expect(response.headers.get("Content-Type")).toContain("text/plain");
    expect((await response.text()).split("\n")).toEqual([
      "User-agent: *",
      "Allow: /",
      "Disallow: /api/",
      "",
      `Sitemap: ${SITE}/sitemap.xml`,
      "",
    ]);
  });

  test("every page leads to the feeds, which are of the type that it says", async () => {
    const get = open();
    const links = readHead(await (await get("/")).text()).links("alternate");
    expect(links.map(({ type }) => type)).toEqual(Object.values(FEEDS).map(({ type }) => type));
    for (const { href = "", type = "" } of links) {
      const response = await get(href);
      expect(response.headers.get("Content-Type")).toContain(type);
      expect(parseFeed(await response.text()).format).toMatch(/rss|atom|json/);
    }
  });

  test("every page leads to the icons and the manifest, whose icons have the sizes it says", async () => {
    const get = open();
    const head = readHead(await (await get("/")).text());
    expect(head.links("icon").map(({ href }) => href)).toEqual(["/favicon.ico", "/favicon.svg"]);
    for (const { href = "" } of head.links("icon")) expect((await get(href)).status).toBe(200);
    const [touch] = head.links("apple-touch-icon");
    expect(await pngSize(await get(touch?.href ?? ""))).toEqual([180, 180]);
    const manifest = await (await get(head.links("manifest")[0]?.href ?? "")).json();
    const purposes = manifest.icons.map(({ purpose = "any" }) => purpose);
    expect(purposes).toContain("maskable");
    for (const { src, type, sizes } of manifest.icons) {
      if (type !== "image/png") continue;
      expect((await pngSize(await get(src))).join("x")).toBe(sizes);
    }
  });

  test("social images are of pages that exist, in words that are the site's", async () => {
    const get = open();
    for (const path of [
      "nope",
      "nope.png",
      "blog/unknown.png",
      "about.png",
      ".png",
      "blog/..%2F.png",
    ]) {
      expect((await get(`/social/${path}`)).status, path).toBe(404);
    }
    const plain = await (await get("/social/benefits.png")).arrayBuffer();
    const asked = await (await get("/social/benefits.png?title=Buy+now")).arrayBuffer();
    expect(Buffer.from(asked).equals(Buffer.from(plain))).toBe(true);
  });
});
