import { expect, test } from "vitest";
import { sitemapProblems } from "../../../tests/support/sitemap-schema.ts";
import { renderSitemap, renderSitemapPart, type SitemapEntry } from "./sitemap.ts";

const SITE = "https://site.example";

const pages = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, number) => ({
    url: `${SITE}/blog/article-${number}`,
    ...(number % 2 === 0 && {
      changed: new Date(Date.UTC(2026, 0, 1 + (number % 300))).toISOString(),
    }),
  }));

const addresses = (xml = "") => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test("50,000 addresses are one sitemap, with no parts; one more, and there is an index of two", () => {
  const entries = pages(50_000);
  expect(addresses(renderSitemap(entries, SITE))).toEqual(entries.map(({ url }) => url));
  expect(renderSitemapPart(entries, 1)).toBeUndefined();
  expect(addresses(renderSitemap(pages(50_001), SITE))).toEqual([
    `${SITE}/sitemap-1.xml`,
    `${SITE}/sitemap-2.xml`,
  ]);
});

test("an index and its parts keep the protocol's schema, and have every address once", async () => {
  const entries = pages(51);
  const index = renderSitemap(entries, SITE, 50);
  expect(await sitemapProblems(index)).toEqual([]);
  expect(index).toContain("<lastmod>2026-02-20T00:00:00.000Z</lastmod>");
  const parts = [1, 2].map((part) => renderSitemapPart(entries, part, 50));
  expect(parts.flatMap(addresses)).toEqual(entries.map(({ url }) => url));
  for (const part of parts) expect(await sitemapProblems(part ?? "")).toEqual([]);
  for (const part of [0, 3, 11]) expect(renderSitemapPart(entries, part, 50)).toBeUndefined();
});

test("the index never names a part that has no address in the route table", () => {
  const index = renderSitemap(pages(100), SITE, 5);
  expect(addresses(index)).toHaveLength(10);
  expect(addresses(index).at(-1)).toBe(`${SITE}/sitemap-10.xml`);
});

test("what means something in XML is escaped", async () => {
  const xml = renderSitemap([{ url: `${SITE}/?a=1&b=<"'>\u0007` }], SITE);
  expect(xml).toContain("/?a=1&#38;b=&#60;&#34;&#39;&#62;</loc>");
  expect(await sitemapProblems(xml)).toEqual([]);
});
