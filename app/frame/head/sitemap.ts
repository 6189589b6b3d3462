import { escapeXml } from "./xml.ts";

/** `changed` is an ISO date or time, where known. */
export type SitemapEntry = { url: string; changed?: string };

/** The protocol's limit: https://www.sitemaps.org/protocol.html */
const MOST_URLS = 50_000;

/** The route table has addresses for this many; more pages would drop the oldest. */
export const MOST_SITEMAPS = 10;

/** All addresses, or an index of /sitemap-1.xml and so on above 50,000. */
export function renderSitemap(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  limit = MOST_URLS,
): string {
  if (entries.length <= limit) return renderUrls(entries);
  const parts = Math.min(MOST_SITEMAPS, Math.ceil(entries.length / limit));
  const sitemaps = Array.from({ length: parts }, (_, index) => {
    const url = `${siteUrl}/sitemap-${index + 1}.xml`;
    const changes = partOf(entries, index + 1, limit).flatMap(({ changed }) => changed ?? []);
    return element("sitemap", url, changes.toSorted().at(-1));
  });
  return document("sitemapindex", sitemaps);
}

/** From 1; undefined for a missing or needless part. */
export function renderSitemapPart(
  entries: readonly SitemapEntry[],
  part: number,
  limit = MOST_URLS,
): string | undefined {
  const own = entries.length > limit && part <= MOST_SITEMAPS ? partOf(entries, part, limit) : [];
  return own.length > 0 ? renderUrls(own) : undefined;
}

function partOf(entries: readonly SitemapEntry[], part: number, limit: number) {
  return entries.slice((part - 1) * limit, part * limit);
}

function renderUrls(entries: readonly SitemapEntry[]): string {
  return document(
    "urlset",
    entries.map(({ url, changed }) => element("url", url, changed)),
  );
}

function document(root: string, children: readonly string[]): string {
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${namespace}">
${children.join("\n")}
</${root}>
`;
}

function element(name: string, url: string, changed: string | undefined): string {
  const date = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : "";
  return `<${name}><loc>${escapeXml(url)}</loc>${date}</${name}>`;
}
