import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { renderToStaticMarkup } from "react-dom/server";
import * as site from "#app/site.config.ts";
import { StoreNodes } from "#app/text/store-prose.tsx";
import type { StoreText } from "#app/text/store-text.ts";
import { changeNodes } from "#app/text/text.ts";
import type { Channel, FeedFormat } from "./feeds.ts";
import { dropForbidden } from "./xml.ts";

/** Dates are ISO. */
export type FeedEntry = {
  /** A URI that stays when the title, the address or the site's origin changes: readers know the entry by it. */
  id: string;
  title: string;
  path: string;
  description: string;
  content: StoreText;
  author: string;
  keywords: readonly string[];
  publishedAt: string;
  updatedAt: string;
  imageUrl?: string;
  imageAlt: string;
};

/** Newest first, with absolute addresses; one entry in a turn of the event loop. @param now no feed was updated later, whatever the dates of its entries */
export async function renderFeed(
  format: FeedFormat,
  channel: Channel,
  given: readonly FeedEntry[],
  { siteUrl, now }: Publication,
): Promise<string> {
  const updated = lastUpdate(given, now);
  const entries: Entry[] = [];
  let length = 0;
  for (const each of given) {
    const entry = toEntry(each, siteUrl);
    length += entry.content.length;
    const isWhole = length <= LONGEST_CONTENTS;
    entries.push(isWhole ? entry : { ...entry, content: toHtml([each.description]) });
    await nextTurn();
  }
  switch (format) {
    case "rss":
      return tidy(generateRssFeed(rss(channel, entries, siteUrl, updated), { strict: true }));
    case "atom":
      return tidy(generateAtomFeed(atom(channel, entries, siteUrl, updated), { strict: true }));
    case "json":
      return JSON.stringify(generateJsonFeed(json(channel, entries, siteUrl), { strict: true }));
  }
}

/** In characters, of all entries; the rest have their descriptions. XML of 10 MB is written in one turn of a second. */
const LONGEST_CONTENTS = 2_000_000;

/** Where and when (milliseconds since 1970) a feed is read. */
type Publication = { siteUrl: string; now: number };

/** Removes the indentation around CDATA, which would become part of the text. */
function tidy(xml: string): string {
  return dropForbidden(xml)
    .replace(/>\s+<!\[CDATA\[/g, "><![CDATA[")
    .replace(/\]\]>\s+<\//g, "]]></");
}

type Entry = Omit<FeedEntry, "path" | "content" | "publishedAt" | "updatedAt"> & {
  url: string;
  content: string;
  published: Date;
  updated: Date;
};

function toEntry(entry: FeedEntry, siteUrl: string): Entry {
  const { path, publishedAt, updatedAt, imageUrl, imageAlt, content, ...rest } = entry;
  const url = siteUrl + path;
  const picture = imageUrl && new URL(imageUrl, url).href;
  const lead: StoreText = picture
    ? [{ tag: "p", children: [{ src: picture, alt: imageAlt }] }]
    : [];
  return {
    ...rest,
    url,
    content: toHtml([...lead, ...withAbsoluteAddresses(content, url)]),
    published: new Date(publishedAt),
    updated: new Date(updatedAt),
    ...(picture && { imageUrl: picture }),
    imageAlt,
  };
}

/** Feed readers show the text elsewhere, so links must name the site. */
function withAbsoluteAddresses(text: StoreText, pageUrl: string): StoreText {
  const absolute = (address: string) => URL.parse(address, pageUrl)?.href ?? address;
  return changeNodes(text, (node) => {
    if ("src" in node) {
      const { srcSet: _, avif: __, ...picture } = node;
      const src = absolute(node.src);
      // A picture at a path has its widths at paths too.
      return src === node.src ? node : { ...picture, src };
    }
    return "href" in node && node.href ? { ...node, href: absolute(node.href) } : node;
  });
}

/** A URI of what has no other permanent one: a UUID made of its name. */
export function permanentId(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex");
  // Version 8 and variant 8 of RFC 9562.
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(12, 15)}`,
    `8${hash.slice(15, 18)}`,
    hash.slice(18, 30),
  ];
  return `urn:uuid:${parts.join("-")}`;
}

const toHtml = (text: StoreText) => renderToStaticMarkup(<StoreNodes text={text} />);

const titleOf = ({ name }: Channel) => `${site.name}: ${name}`;

/** A feed without entries has the site's first day. */
const BEGINNING = new Date("2026-11-21T00:00:00Z");

function lastUpdate(entries: readonly FeedEntry[], now: number): Date {
  if (entries.length === 0) return BEGINNING;
  return new Date(
    Math.min(now, Math.max(...entries.map(({ updatedAt }) => Date.parse(updatedAt)))),
  );
}

function rss(channel: Channel, entries: readonly Entry[], siteUrl: string, updated: Date) {
  const { path, type } = channel.feeds.rss;
  return {
    title: titleOf(channel),
    link: siteUrl + channel.path,
    description: channel.description,
    language: "en",
    lastBuildDate: updated,
    image: {
      url: `${siteUrl}/icon-512.png`,
      title: titleOf(channel),
      link: siteUrl + channel.path,
    },
    atom: { links: [{ href: siteUrl + path, rel: "self", type }] },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      guid: { value: entry.id, isPermaLink: false },
      description: entry.description,
      pubDate: entry.published,
      categories: entry.keywords.map((name) => ({ name })),
      // RSS's own author is an email address.
      dc: { creators: [entry.author] },
      content: { encoded: entry.content },
    })),
  };
}

function atom(channel: Channel, entries: readonly Entry[], siteUrl: string, updated: Date) {
  const { path, type } = channel.feeds.atom;
  return {
    id: channel.id,
    title: { value: titleOf(channel) },
    subtitle: { value: channel.description },
    updated,
    authors: [{ name: site.name, uri: `${siteUrl}/` }],
    icon: `${siteUrl}/icon-512.png`,
    links: [
      { href: siteUrl + channel.path, rel: "alternate", type: "text/html" },
      { href: siteUrl + path, rel: "self", type },
    ],
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      summary: { value: entry.description },
      content: { value: entry.content, type: "html" },
      authors: [{ name: entry.author }],
      links: [{ href: entry.url, rel: "alternate", type: "text/html" }],
      published: entry.published,
      updated: entry.updated,
      categories: entry.keywords.map((term) => ({ term })),
    })),
  };
}

function json(channel: Channel, entries: readonly Entry[], siteUrl: string) {
  return {
    title: titleOf(channel),
    home_page_url: siteUrl + channel.path,
    feed_url: siteUrl + channel.feeds.json.path,
    description: channel.description,
    icon: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/favicon.ico`,
    language: "en",
    authors: [{ name: site.name, url: `${siteUrl}/` }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.description,
      content_html: entry.content,
      date_published: entry.published,
      date_modified: entry.updated,
      tags: [...entry.keywords],
      authors: [{ name: entry.author }],
      ...(entry.imageUrl && { image: entry.imageUrl }),
    })),
  };
}
