import { parseAtomFeed, parseFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { countTurns } from "../../../tests/support/count-turns.ts";
import { textOf } from "../../../tests/support/store-text-html.tsx";
import { type FeedEntry, permanentId, renderFeed } from "./feed.server.tsx";
import { type Channel, FEEDS, type FeedFormat } from "./feeds.ts";

const SITE = "https://site.example";
const BLOG: Channel = {
  name: "All",
  description: "It",
  id: permanentId("all"),
  path: "/blog",
  feeds: FEEDS,
};
const PUBLICATION = { siteUrl: SITE, now: Date.parse("2026-11-28T12:00:00Z") };
const FORMATS = ["rss", "atom", "json"] as const satisfies FeedFormat[];

function article(changes: Partial<FeedEntry> = {}): FeedEntry {
  return {
    id: "gid://shopify/Article/77",
    title: "Red light & sleep",
    path: "/blog/red-light-and-sleep",
    description: "What three <small> trials found.",
    content: textOf(
      '<h2 id="x">One</h2><p>See <a href="#x">above</a>, <a href="/blog/safety">safety</a>, <a href="mailto:a@b.example">us</a>.</p><img src="/store-files/a.svg" alt="A &amp; B">',
    ),
    author: "Evidence Desk",
    keywords: ["science", "sleep & light"],
    publishedAt: "2026-03-14T09:00:00.000Z",
    updatedAt: "2026-03-15T09:00:00.000Z",
    imageUrl: "/store-files/lead.svg",
    imageAlt: 'A "lamp"',
    ...changes,
  };
}

const LAZY = 'loading="lazy" decoding="async"/';
const CONTENT = `<p><img src="${SITE}/store-files/lead.svg" alt="A &quot;lamp&quot;" ${LAZY}></p><h2 id="a-x">One</h2><p>See <a href="${SITE}/blog/red-light-and-sleep#a-x">above</a>, <a href="${SITE}/blog/safety">safety</a>, <a href="mailto:a@b.example">us</a>.</p><img src="${SITE}/store-files/a.svg" alt="A &amp; B" ${LAZY}>`;
const URL_OF_ARTICLE = `${SITE}/blog/red-light-and-sleep`;

/** Each feed's first entry, as a feed reader parses it. */
async function read(format: FeedFormat, articles: FeedEntry[], publication = PUBLICATION) {
  const text = await renderFeed(format, BLOG, articles, publication);
  switch (format) {
    case "rss": {
      const [item] = parseRssFeed(text).items ?? [];
      return { ...item, content: item?.content?.encoded, url: item?.link, id: item?.guid?.value };
    }
    case "atom": {
      const [entry] = parseAtomFeed(text).entries ?? [];
      const { title, content, links, id } = entry ?? {};
      return { title: title?.value, content: content?.value, url: links?.[0]?.href, id };
    }
    case "json": {
      const [item] = parseJsonFeed(text).items ?? [];
      return { ...item, content: item?.content_html };
    }
  }
}

test.each(FORMATS)(
  "%s: a reader gets the article whole, with absolute addresses",
  async (format) => {
    expect(await read(format, [article()])).toMatchObject({
      title: "Red light & sleep",
      url: URL_OF_ARTICLE,
      id: "gid://shopify/Article/77",
    });
    const { content } = await read(format, [article()]);
    // Quotes may be written either way.
    expect(content?.replaceAll("&#34;", "&quot;")).toBe(CONTENT);
  },
);

test("dates, authors, tags, summaries and the feeds' own addresses are there", async () => {
  const articles = [
    article(),
    article({ path: "/blog/older", updatedAt: "2026-01-01T00:00:00.000Z" }),
  ];
  const rss = parseRssFeed(await renderFeed("rss", BLOG, articles, PUBLICATION));
  expect(rss.items?.[0]).toMatchObject({
    pubDate: "Sat, 14 Mar 2026 09:00:00 GMT",
    dc: { creators: ["Evidence Desk"] },
    categories: [{ name: "science" }, { name: "sleep & light" }],
    description: "What three <small> trials found.",
    guid: { isPermaLink: false },
  });
  expect(rss).toMatchObject({
    link: `${SITE}/blog`,
    lastBuildDate: "Sun, 15 Mar 2026 09:00:00 GMT",
    atom: { links: [{ href: `${SITE}/feed.xml`, rel: "self" }] },
  });
  const atom = parseAtomFeed(await renderFeed("atom", BLOG, articles, PUBLICATION));
  expect(atom).toMatchObject({ updated: "2026-03-15T09:00:00.000Z", id: BLOG.id });
  expect(atom.entries?.[0]).toMatchObject({
    published: "2026-03-14T09:00:00.000Z",
    updated: "2026-03-15T09:00:00.000Z",
    authors: [{ name: "Evidence Desk" }],
  });
  const json = parseJsonFeed(await renderFeed("json", BLOG, articles, PUBLICATION));
  expect(json.feed_url).toBe(`${SITE}/feed.json`);
  expect(json.items?.[0]).toMatchObject({
    date_published: "2026-03-14T09:00:00.000Z",
    date_modified: "2026-03-15T09:00:00.000Z",
    image: `${SITE}/store-files/lead.svg`,
    tags: ["science", "sleep & light"],
  });
});

test.each(FORMATS)(
  "%s: an entry keeps its id in another place and under another name",
  async (format) => {
    const renamed = article({ title: "Other", path: "/blog/other" });
    const moved = await read(format, [renamed], {
      ...PUBLICATION,
      siteUrl: "https://moved.example",
    });
    expect(moved.url).toBe("https://moved.example/blog/other");
    expect(moved.id).toBe((await read(format, [article()])).id);
  },
);

test("a permanent id is a UUID of its name", () => {
  expect(permanentId("change a-1")).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(permanentId("change a-1")).toBe(permanentId("change a-1"));
  expect(permanentId("change a-1")).not.toBe(permanentId("change a-2"));
});

test("an article of a later date doesn't make its feed younger than now", async () => {
  const later = [article({ updatedAt: "2099-01-01T00:00:00.000Z" })];
  const rss = parseRssFeed(await renderFeed("rss", BLOG, later, PUBLICATION));
  expect(rss.lastBuildDate).toBe("Sat, 28 Nov 2026 12:00:00 GMT");
  const atom = parseAtomFeed(await renderFeed("atom", BLOG, later, PUBLICATION));
  expect(atom.updated).toBe("2026-11-28T12:00:00.000Z");
});

const HOSTILE =
  'Ends here ]]></title></item> <script>alert("x")</script> \u0007\ud800 ضوء 💡 & more';

test.each(["rss", "atom"] as const)("%s stays XML whatever the store says", async (format) => {
  const hostile = article({
    title: HOSTILE,
    content: [{ tag: "p", children: [HOSTILE] }],
    keywords: [HOSTILE],
  });
  const contents = await renderFeed(format, BLOG, [hostile], PUBLICATION);
  const { errors } = await validateXML({
    xml: { fileName: FEEDS[format].path, contents },
    schema: WELL_FORMED[format],
  });
  expect(errors).toEqual([]);
  expect((await read(format, [hostile])).title).toBe(HOSTILE.replace("\u0007\ud800", ""));
  expect((await read(format, [hostile])).content).toContain("]]&gt;");
  // The parser here trims texts; not every reader's does.
  expect(contents).not.toMatch(/<title>\s|\s<\/title>/);
});

/** A schema that every well-formed document with this root fits. */
const WELL_FORMED = {
  rss: '<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema"><xsd:element name="rss"/></xsd:schema>',
  atom: '<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/2005/Atom"><xsd:element name="feed"/></xsd:schema>',
};

test("entries are written one by one, and those past 2 MB have their descriptions alone", async () => {
  const long = article({ content: [{ tag: "p", children: ["x".repeat(900_000)] }] });
  const turns = countTurns();
  const feed = await renderFeed("json", BLOG, [long, long, long], PUBLICATION);
  expect(turns()).toBeGreaterThanOrEqual(3);
  const contents = parseJsonFeed(feed).items?.map(({ content_html }) => content_html ?? "");
  expect(contents?.map((html) => html.length > 900_000)).toEqual([true, true, false]);
  expect(contents?.[2]).toBe("What three &lt;small&gt; trials found.");
});

test.each(FORMATS)("%s of an empty blog is still a feed", async (format) => {
  expect(parseFeed(await renderFeed(format, BLOG, [], PUBLICATION)).format).toBe(format);
});
