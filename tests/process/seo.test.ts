import { describe, expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { getPage as get, SITE } from "../support/built-app.ts";
import { only, pngSize } from "../support/page-head.ts";
import { canonicalOf, describeHeads, listAddresses, visit } from "../support/page-heads.ts";
import { STUDY_PAGE, USE_PAGE } from "../support/page-paths.ts";
import { sitemapProblems } from "../support/sitemap-schema.ts";

const sitemap = await (await get("/sitemap.xml")).text();
const addresses = await listAddresses();

/** The `lastmod` that the sitemap has for a path. */
const changedAt = (path: string) =>
  sitemap.split(`<loc>${SITE}${path}</loc><lastmod>`)[1]?.split("<")[0];

describe("the sitemap", () => {
  test("fits the protocol's schema and lists every page once, with the day it changed", async () => {
    expect(await sitemapProblems(sitemap)).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
    const own = ["/", "/red-light-101", "/benefits", "/blog", "/webinars/perfectio-x"];
    const pages = [...own, ...benefits.map(({ slug }) => `/benefits/${slug}`)];
    for (const path of pages) expect(addresses).toContain(SITE + path);
    expect(addresses.length).toBeGreaterThan(pages.length + 10);
    expect(sitemap.match(/<lastmod>/g)).toHaveLength(addresses.length);
  });

  test("says of a page the day that the page itself says, and of the blog its newest article's", async () => {
    for (const path of ["/blog/safety", "/benefits/skin-health", "/red-light-101"]) {
      const { head } = await visit(SITE + path);
      const modified = only(head.property("article:modified_time"), "modified");
      expect(changedAt(path), path).toBe(modified);
    }
    const articles = addresses.filter((url) => url.startsWith(`${SITE}/blog/`));
    const newest = articles.map((url) => changedAt(url.replace(SITE, "")) ?? "").toSorted();
    expect(changedAt("/blog")).toBe(newest.at(-1));
  });

  test("lists every article of the blog", async () => {
    const blog = await (await get("/blog")).text();
    const articles = [...blog.matchAll(/href="(\/blog\/[a-z0-9-]+)"/g)].map(([, path]) => path);
    expect(articles.length).toBeGreaterThan(5);
    for (const path of articles) expect(addresses).toContain(`${SITE}${path}`);
  });
});

// One of each template; tests/release/seo-pages.test.ts visits the others.
describeHeads(
  [
    "/",
    "/red-light-101",
    "/benefits",
    "/benefits/pain-inflammation",
    "/blog",
    "/blog/safety",
    "/webinars/perfectio-x",
    "/evidence",
    USE_PAGE,
    "/studies",
    STUDY_PAGE,
    "/dose",
    "/privacy",
  ].map((path) => SITE + path),
);

describe("the route table", () => {
  const SLUG = "getting-started";
  const articlePaths = ["guide", "benefits", "article", "blog", "articles"].map(
    (section) => `/${section}/${SLUG}`,
  );

  test.each([...articlePaths, "/articles"])("%s is known by the blog's address", async (path) => {
    const { status, head } = await visit(path);
    expect(status).toBe(200);
    only(head.headings, "h1");
    const canonical = only(canonicalOf(head), "canonical") ?? "";
    expect(canonical).toBe(path === "/articles" ? `${SITE}/blog` : `${SITE}/blog/${SLUG}`);
    expect(addresses).toContain(canonical);
  });

  test.each([
    "/guide",
    "/reviews",
    "/reviews/x",
    "/community",
    "/community/stories/x",
    "/shop",
    "/shop/panels",
    "/about",
    "/contact",
    "/nowhere/at/all",
    "/blog/no-such-article",
  ])("%s is missing, and says so to search engines", async (path) => {
    const { status, head } = await visit(path);
    expect(status).toBe(404);
    only(head.headings, "h1");
    only(head.titles, "title");
    only(head.named("description"), "description");
    expect(head.named("robots")).toEqual(["noindex"]);
    expect(canonicalOf(head)).toEqual([]);
    expect(head.graphs).toEqual([]);
    expect(head.property("og:image")).toEqual([]);
  });

  test.each(["/spec-sheet?watts=200", "/devices?a=pain-pad&b=hair-cap"])(
    "%s is shared with the picture of its page",
    async (path) => {
      const { head } = await visit(path);
      expect(head.named("robots")).toEqual(["noindex"]);
      const image = only(head.property("og:image"), "og:image");
      expect(image).toBe(`${SITE}/social${path.split("?")[0]}.png`);
      expect(await pngSize(await get(image))).toEqual([1200, 630]);
    },
  );

  test.each([
    "/search",
    "/search?q=light",
    "/newsletter/subscribe",
    "/newsletter/thank-you",
    "/alerts/subscribe",
    "/alerts/thank-you",
    "/alerts/confirm/forged",
    "/newsletter/confirm/forged",
    "/unsubscribe/forged",
    "/webinars/perfectio-x?registered",
  ])("%s is kept out of search engines", async (path) => {
    const { head } = await visit(path);
    only(head.headings, "h1");
    expect(head.named("robots")).toEqual(["noindex"]);
  });
});
