import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { articlesOf } from "../support/articles-of.ts";
import { only, readHead } from "../support/page-head.ts";
import { type ServedSite, serveSite } from "../support/served-site.ts";
import {
  largeBlog,
  type Play,
  type StoreDouble,
  startStoreDouble,
  storeArticles,
} from "../support/store-double.ts";

const COUNT = 1_000;
const nodes = storeArticles(COUNT).map((node, number) => ({
  ...node,
  content: number === 999 ? "A zebrafish under the lamp." : "Light before bed.",
  tags: [["science", "guides"][number % 2] ?? "", "knee pain", `only-${number}`],
  authorV2: { name: number < 2 ? "Ada Wren" : "Evidence Desk" },
  updatedAt: "2026-05-06T07:08:09Z",
}));
/** Those past the newest 250 are held back until the test lets them go. */
const { promise: released, resolve: release } = Promise.withResolvers<void>();
const slow: Play = (call, response, count) =>
  void (call.variables.after ? released : Promise.resolve()).then(() =>
    largeBlog(nodes)(call, response, count),
  );

let store: StoreDouble;
let site: ServedSite;
beforeAll(async () => {
  store = await startStoreDouble(slow);
  site = await serveSite(store.settings);
});
afterAll(async () => {
  await site.close();
  await store.close();
});

async function linksAt(path: string): Promise<string[]> {
  const { status, body } = await site.get(path);
  expect(status, path).toBe(200);
  const main = String(body).split("<main")[1] ?? "";
  return Array.from(main.matchAll(/<a[^>]* href="([^"]*)"/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

const articlesIn = (links: readonly string[]) =>
  new Set(links.filter((link) => /^\/blog\/article-\d+$/.test(link)));
const head = async (path: string) => String((await site.get(path)).body).split("</head>")[0] ?? "";
const canonical = async (path: string) =>
  /rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(await head(path))?.[1];
const isHidden = async (path: string) => (await head(path)).includes('content="noindex"');

test("what is still being read is unavailable, not missing, and no search is kept", async () => {
  expect(articlesIn(await linksAt("/blog")).size).toBe(24);
  for (const path of ["/blog?page=40", "/blog/tagged/only-900", "/blog?tag=only-900"]) {
    const { status, headers } = await site.get(path);
    expect([path, status, headers["retry-after"]]).toEqual([path, 503, "30"]);
  }
  const { body, headers } = await site.get("/api/search/zebrafish");
  expect(JSON.parse(String(body))).toMatchObject({ total: 0, isPartial: true });
  expect(headers["cache-control"]).toBe("no-store");
  const sitemap = await site.get("/sitemap.xml");
  expect([sitemap.status, sitemap.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(String(sitemap.body)).toContain("/blog/article-249<");
});

describe("a blog of a thousand articles, when it is read", () => {
  test("is shown whole a minute later", async () => {
    release();
    const total = async () =>
      JSON.parse(String((await site.get("/api/search/zebrafish")).body)).total;
    await expect.poll(total).toBe(1);
    site.pass(60_001);
    await site.get("/blog");
    await expect.poll(async () => (await linksAt("/blog")).includes("/blog?page=42")).toBe(true);
  });

  test("leads to every article in three links from the home page", async () => {
    expect(String((await site.get("/")).body)).toContain(' href="/blog"');
    const pages = new Set(
      (await linksAt("/blog")).filter((link) => link.startsWith("/blog?page=")),
    );
    const found = articlesIn(await linksAt("/blog"));
    for (const page of pages) for (const link of articlesIn(await linksAt(page))) found.add(link);
    expect(found.size).toBe(COUNT);
  });

  test("has pages with addresses of their own", async () => {
    expect(await canonical("/blog")).toBe("/blog");
    expect(await canonical("/blog?page=1")).toBe("/blog");
    expect(await canonical("/articles?page=3&utm=1")).toBe("/blog?page=3");
    expect(await canonical("/blog?topic=science")).toBe("/blog");
    expect(await isHidden("/blog?page=3")).toBe(false);
    expect(await isHidden("/blog?topic=science&page=2")).toBe(true);
    expect(await linksAt("/blog?topic=science&page=2")).toContain("/blog?topic=science&page=3");
  });

  test("is filtered by tag on its own page too, all of it", async () => {
    expect(await linksAt("/blog")).toContain("/blog?tag=knee-pain");
    const tagged = await linksAt("/blog?tag=knee-pain&page=41");
    expect(articlesIn(tagged).size).toBe(24);
    expect(tagged).toContain("/blog?tag=knee-pain&page=42");
    expect(await canonical("/blog?tag=knee-pain")).toBe("/blog/tagged/knee-pain");
    expect(await canonical("/blog?tag=knee-pain&page=2")).toBe("/blog/tagged/knee-pain?page=2");
    const narrowed = await linksAt("/blog?topic=science&tag=knee-pain&page=21");
    expect([...articlesIn(narrowed)].at(-1)).toBe("/blog/article-998");
    expect(await isHidden("/blog?topic=science&tag=knee-pain")).toBe(true);
    expect(articlesIn(await linksAt("/blog?tag=only-900"))).toEqual(new Set(["/blog/article-900"]));
    expect(await isHidden("/blog?tag=only-900")).toBe(true);
    expect((await site.get("/blog?tag=none")).status).toBe(404);
  });

  test("has a title and a description of its own for each filter and page", async () => {
    const lists = ["/blog?", "/blog?topic=guides", "/blog?tag=knee-pain"];
    const pages = [...lists, "/blog?topic=guides&tag=knee-pain", "/blog?topic=science"];
    const heads = await Promise.all(
      pages
        .flatMap((page) => [page, `${page}&page=2`])
        .map(async (path) => readHead(await head(path))),
    );
    const titles = heads.map(({ titles }) => only(titles, "title"));
    expect(titles).toContain("Red Light Therapy Blog: guides, tagged “knee pain”, page 2");
    expect(new Set(titles).size).toBe(heads.length);
    const descriptions = heads.map((head) => only(head.named("description"), "description"));
    expect(new Set(descriptions).size).toBe(heads.length);
  });

  test.each(["43", "0", "x", "1e2", "-1"])("has no page %s", async (page) => {
    const { status, body } = await site.get(`/blog?page=${page}`);
    expect(status).toBe(404);
    expect(String(body)).toContain("There is no such page");
    expect(await isHidden(`/blog?page=${page}`)).toBe(true);
  });

  test("has lists by tag and author, those of some length for search engines too", async () => {
    const article = await linksAt("/blog/article-1");
    expect(article).toEqual(
      expect.arrayContaining(["/blog/tagged/knee-pain", "/blog/by/ada-wren"]),
    );
    expect(article).not.toContain("/blog/tagged/only-1");
    expect(articlesIn(await linksAt("/blog/tagged/knee-pain")).size).toBe(24);
    expect(await linksAt("/blog/tagged/knee-pain")).toContain("/blog/tagged/knee-pain?page=42");
    expect(await canonical("/blog/tagged/knee-pain?page=2")).toBe("/blog/tagged/knee-pain?page=2");
    expect(articlesIn(await linksAt("/blog/by/ada-wren"))).toEqual(
      new Set(["/blog/article-0", "/blog/article-1"]),
    );
    expect(await isHidden("/blog/by/ada-wren")).toBe(true);
    for (const path of ["/blog/tagged/none", "/blog/by/nobody", "/blog/tagged/knee-pain?page=43"]) {
      expect((await site.get(path)).status, path).toBe(404);
    }
    const { status, headers } = await site.get("/social/blog/tagged/knee-pain.png");
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
  });

  test("is in the sitemap and the search, all of it", async () => {
    const sitemap = String((await site.get("/sitemap.xml")).body);
    for (const { handle } of nodes) expect(sitemap).toContain(`/blog/${handle}<`);
    expect(sitemap).toContain("/blog/tagged/knee-pain<");
    expect(sitemap).toContain("/blog/by/evidence-desk<");
    expect(sitemap).not.toMatch(/ada-wren|only-1</);
    expect(sitemap.match(/<lastmod>2026-05-06T07:08:09.000Z</g)).toHaveLength(COUNT);
    // Its articles are the list's: only their dates were asked for.
    const asked = (name: string) => store.calls.filter(({ query }) => query.includes(name));
    expect(asked("ArticleHandles")).toEqual([]);
    const dates = asked("sitemap(").map(({ variables }) => variables);
    expect(dates.filter(({ type }) => type === "ARTICLE")).toHaveLength(COUNT / 250);
    const { results } = JSON.parse(String((await site.get("/api/search/zebrafish")).body));
    expect(results).toMatchObject([{ path: "/blog/article-999", passage: expect.any(String) }]);
  });

  test("leads from an old article to others of its tags", async () => {
    expect(articlesIn(await linksAt("/blog/article-990")).size).toBe(2);
  });
});

test("while a large blog is read, nothing else waits", async () => {
  const text = "light on the skin ".repeat(500);
  const store = await startStoreDouble(largeBlog(storeArticles(1_000, { content: text })));
  onTestFinished(() => store.close());
  const { articles } = articlesOf(store);
  let turns = 0;
  let isRead = false;
  while (!isRead) {
    const list = await articles.list();
    isRead = list.status === "ok" && list.isRead;
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  // Ten articles or so to a turn.
  expect(turns).toBeGreaterThan(75);
});
