import { describe, expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { getPage as get, SITE } from "../support/built-app.ts";
import { type Head, only, pngSize, readHead, thingsOf } from "../support/page-head.ts";
import { FIELDS, missingFields } from "../support/seo-fields.ts";
import { sitemapProblems } from "../support/sitemap-schema.ts";

const sitemap = await (await get("/sitemap.xml")).text();
const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);

/** The `lastmod` that the sitemap has for a path. */
const changedAt = (path: string) =>
  sitemap.split(`<loc>${SITE}${path}</loc><lastmod>`)[1]?.split("<")[0];

const heads = new Map<string, { status: number; head: Head }>();
async function visit(address: string) {
  const known = heads.get(address);
  if (known) return known;
  const response = await get(address);
  const visited = { status: response.status, head: readHead(await response.text()) };
  heads.set(address, visited);
  return visited;
}

const canonicalOf = (head: Head) => head.links("canonical").map(({ href }) => href);

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

/**
 * Of the studies, which are all made alike, a review and a trial; of the claims one with much behind it and one
 * with little. Drawing the pictures of all takes long.
 */
const visited = addresses.filter(
  (url) =>
    !/\/(studies|evidence)\//.test(url) ||
    /(stausholm-2019|park-2025|knee-osteoarthritis|male-fertility)$/.test(url),
);

describe.each(visited)("%s", (address) => {
  test("has one h1, and a title and a description that are its own", async () => {
    const { status, head } = await visit(address);
    expect(status).toBe(200);
    only(head.headings, "h1");
    const title = only(head.titles, "title");
    const description = only(head.named("description"), "description");
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
    for (const other of visited.filter((url) => url !== address)) {
      const { head } = await visit(other);
      expect(head.titles[0], other).not.toBe(title);
      expect(head.named("description")[0], other).not.toBe(description);
    }
  });

  test("is known by its own address and may be shown by search engines", async () => {
    const { head } = await visit(address);
    expect(canonicalOf(head)).toEqual([address]);
    expect(only(head.named("robots"), "robots")).not.toContain("noindex");
  });

  test("says to social networks what it says to the others, with a picture of the right size", async () => {
    const { head } = await visit(address);
    const [title, description] = [head.titles[0], head.named("description")[0]];
    for (const [tag, value] of [
      ["og:title", title],
      ["og:description", description],
      ["og:url", address],
    ] as const) {
      expect(head.property(tag), tag).toEqual([value]);
    }
    expect(head.named("twitter:title")).toEqual([title]);
    expect(head.named("twitter:description")).toEqual([description]);
    expect(head.named("twitter:card")).toEqual(["summary_large_image"]);
    expect(["website", "article"]).toContain(only(head.property("og:type"), "og:type"));
    const image = only(head.property("og:image"), "og:image");
    expect(head.named("twitter:image")).toEqual([image]);
    expect(only(head.property("og:image:alt"), "alt").length).toBeGreaterThan(5);
    expect(await pngSize(await get(image))).toEqual([1200, 630]);
    expect(head.property("og:image:width")).toEqual(["1200"]);
    expect(head.property("og:image:height")).toEqual(["630"]);
  });

  test("has structured data with the fields that are required or recommended", async () => {
    const { head } = await visit(address);
    expect(only(head.graphs, "script")["@context"]).toBe("https://schema.org");
    const things = thingsOf(head);
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) {
      const type = thing["@type"];
      expect(Object.keys(FIELDS), "a type whose fields are known").toContain(type);
      expect(missingFields(thing, FIELDS[type] ?? []), type).toEqual([]);
    }
    expect(JSON.stringify(things)).not.toMatch(/"@type":"((Aggregate)?(Review|Rating)|Event)"/);
    // A thing that is only named by its id has to stand on the page itself.
    const ids = things.map((thing) => thing["@id"]);
    for (const [, id] of JSON.stringify(things).matchAll(/\{"@id":"([^"]+)"\}/g)) {
      expect(ids).toContain(id);
    }
  });

  test("has a breadcrumb, from the home page down to itself, that leads nowhere else", async () => {
    const { head } = await visit(address);
    const crumbs = thingsOf(head).filter((thing) => thing["@type"] === "BreadcrumbList");
    if (address === `${SITE}/`) return expect(crumbs).toEqual([]);
    const list = only(crumbs, "breadcrumb").itemListElement;
    if (!Array.isArray(list)) expect.unreachable();
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
    expect(list[0]).toMatchObject({ name: "Home", item: `${SITE}/` });
    expect(list.at(-1)).toMatchObject({ item: address });
    for (const { item } of list) expect((await visit(item)).status, item).toBe(200);
  });
});

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
    ...["/guide", "/reviews", "/reviews/x", "/community", "/community/stories/x", "/shop"],
    ...["/shop/panels", "/about", "/contact", "/nowhere/at/all", "/blog/no-such-article"],
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
    ...["/search", "/search?q=light", "/newsletter/subscribe", "/newsletter/thank-you"],
    ...["/alerts/subscribe", "/alerts/thank-you", "/alerts/confirm/forged"],
    ...["/newsletter/confirm/forged", "/unsubscribe/forged", "/webinars/perfectio-x?registered"],
  ])("%s is kept out of search engines", async (path) => {
    const { head } = await visit(path);
    only(head.headings, "h1");
    expect(head.named("robots")).toEqual(["noindex"]);
  });
});
