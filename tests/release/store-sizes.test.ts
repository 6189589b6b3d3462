import { describe, expect, onTestFinished, test } from "vitest";
import { bareArticle, type OfficialStore, officialStore } from "../support/official-store.ts";
import { type ServedSite, serveSite } from "../support/served-site.ts";
import { startStoreDouble, storeArticles } from "../support/store-double.ts";

const BLOG = "red-light-therapy-blog";
/** What the slowest of these needs on a machine that does other work as well. */
const PATIENCE = 240_000;

/** The site before a store of this kind. */
async function siteBefore(store: OfficialStore, env: Record<string, string> = {}) {
  const double = await startStoreDouble(officialStore(store));
  const site = await serveSite({
    ...double.settings,
    ...env,
  });
  onTestFinished(async () => {
    await site.close();
    await double.close();
  });
  return { ...site, origin: double.origin };
}

/** Those of what is linked in a page's main part that are articles of the double. */
async function articlesAt(site: ServedSite, path: string): Promise<string[]> {
  const { status, body } = await site.get(path);
  expect(status, path).toBe(200);
  const [, main = ""] = String(body).split("<main");
  const links = main.matchAll(/<a[^>]* href="\/blog\/(article-\d+)"/g);
  return [...new Set(Array.from(links, ([, slug = ""]) => slug))];
}

const found = async (site: ServedSite, query: string) =>
  JSON.parse(String((await site.get(`/api/search/${query}`)).body));

/** Resolves when all articles are read. */
async function whenRead(site: ServedSite): Promise<void> {
  const isPartial = async () => (await found(site, "zeberka")).isPartial ?? false;
  await expect.poll(isPartial, { timeout: PATIENCE, interval: 200 }).toBe(false);
}

/** What the log says of warnings and errors, but that no mail is set. */
const troubles = ({ logged }: ServedSite) => logged.filter(({ level }) => Number(level) >= 40);

describe.each([0, 1, 31, 1_000, 10_000])("a store of %d articles, on Shopify's schema", (count) => {
  test("is shown, found and listed, all of it", { timeout: PATIENCE }, async () => {
    const articles = storeArticles(count, { content: "Zebulamps before bed." });
    const site = await siteBefore({ blogs: { [BLOG]: articles } });
    expect((await site.get("/")).status).toBe(200);
    const first = await articlesAt(site, "/blog");
    expect(first).toEqual(articles.slice(0, 24).map(({ handle }) => handle));
    const blog = String((await site.get("/blog")).body);
    expect(blog.includes("No Blog Posts Found")).toBe(count === 0);

    await whenRead(site);
    // Pages of before are a minute old by then.
    site.pass(60_001);
    await site.get("/blog");
    expect((await found(site, "zebulamps")).total).toBe(count);
    const pages = Math.max(1, Math.ceil(count / 24));
    const last = await articlesAt(site, `/blog?page=${pages}`);
    expect(last).toEqual(articles.slice((pages - 1) * 24).map(({ handle }) => handle));
    expect((await site.get(`/blog?page=${pages + 1}`)).status).toBe(404);
    const offersTag = String((await site.get("/blog")).body).includes("/blog?tag=sleep");
    expect(offersTag, "a tag of several articles").toBe(count > 1);
    if (count === 0) expect((await site.get("/blog?tag=sleep")).status).toBe(404);
    else expect(await articlesAt(site, `/blog?tag=sleep&page=${pages}`)).toEqual(last);

    for (const { handle, title } of [articles.at(0), articles.at(-1)].flatMap((one) => one ?? [])) {
      const { status, body } = await site.get(`/blog/${handle}`);
      expect([status, String(body).includes(title)]).toEqual([200, true]);
    }
    expect((await site.get(`/blog/article-${count}`)).status).toBe(404);
    const feed = String((await site.get("/feed.xml")).body);
    expect(feed.match(/<item>/g) ?? []).toHaveLength(Math.min(25, count));
    const sitemap = String((await site.get("/sitemap.xml")).body);
    expect(sitemap.match(/\/blog\/article-\d+</g) ?? []).toHaveLength(count);
    expect(troubles(site)).toEqual([]);
  });
});

test("articles of which the store says only what it must are shown like others", async () => {
  const articles = Array.from({ length: 31 }, (_, number) => bareArticle(number));
  const site = await siteBefore({ blogs: { [BLOG]: articles } });
  expect(await articlesAt(site, "/blog")).toHaveLength(24);
  expect(await articlesAt(site, "/blog?page=2")).toHaveLength(7);
  const { status, body } = await site.get("/blog/article-30");
  expect(status).toBe(200);
  const [, main = ""] = String(body).split("<main");
  expect(main).toMatch(/<h1[^>]*>Article 30<\/h1>/);
  expect(main).not.toMatch(/\b(null|undefined|NaN)\b/);
  expect((await found(site, "article%2030")).total).toBe(1);
  expect((await site.get("/feed.xml")).status).toBe(200);
  expect(troubles(site)).toEqual([]);
});

describe("of two blogs", () => {
  const named = (word: string, count: number) =>
    storeArticles(count).map((article) => ({
      ...article,
      id: `${article.id}-${word}`,
      handle: `${word}-${article.handle}`,
      content: `All about ${word}.`,
    }));
  const store: OfficialStore = {
    blogs: { news: named("panels", 3), recipes: named("soup", 4) },
    pages: ["privacy", "size-chart"],
    redirects: [{ path: "/old", target: "/blogs/recipes/soup-article-0" }],
  };

  test("the one that is set is the site's, and the other's articles are nowhere", async () => {
    const site = await siteBefore(store, { STORE_BLOG_HANDLE: "news" });
    expect((await site.get("/blog/panels-article-0")).status).toBe(200);
    expect((await site.get("/blog/soup-article-0")).status).toBe(404);
    expect((await site.get("/blogs/news/panels-article-0")).headers.location).toBe(
      "/blog/panels-article-0",
    );
    expect((await site.get("/blogs/recipes/soup-article-0")).status).toBe(404);
    expect((await site.get("/old")).status).toBe(404);
    expect((await site.get("/privacy")).status).toBe(200);
    expect((await found(site, "panels")).total).toBeGreaterThanOrEqual(3);
    expect((await found(site, "soup")).total).toBe(0);
    const sitemap = String((await site.get("/sitemap.xml")).body);
    expect(sitemap.match(/panels-article-\d</g)).toHaveLength(3);
    expect(sitemap).not.toContain("soup");
    expect(troubles(site)).toEqual([]);
  });
});

describe("a store that says that it is asked too fast", () => {
  test("for a while is left alone, and then read on from where it was", async () => {
    let isTooFast = true;
    let pages = 0;
    const site = await siteBefore({
      blogs: { [BLOG]: storeArticles(1_000) },
      isTooFast(_count, query) {
        if (query.includes("OlderArticles")) pages += 1;
        return isTooFast && pages > 3;
      },
    });
    await site.get("/blog");
    await expect.poll(() => troubles(site).length, { timeout: PATIENCE }).toBeGreaterThan(0);
    expect(await articlesAt(site, "/blog"), "what was read is shown").toHaveLength(24);
    isTooFast = false;
    site.pass(60_001);
    await site.get("/blog");
    await whenRead(site);
    expect((await found(site, "light%20before%20bed")).total).toBeGreaterThanOrEqual(1_000);
  });
});
