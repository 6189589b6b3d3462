import { expect, test } from "vitest";
import type { ArticleSummary } from "./article.ts";
import { groupArticles, groupSlug } from "./article-groups.ts";

const article = (slug: string, author: string, ...keywords: string[]) =>
  ({ slug, author, keywords }) as ArticleSummary;

test("a slug is plain letters and digits, whatever the name", () => {
  expect(["Crow's feet", "Néon ", "J/cm²", "光", "!!", "LED mask"].map(groupSlug)).toEqual([
    ...["crow-s-feet", "neon", "j-cm2", "光", "", "led-mask"],
  ]);
});

test("words of other scripts stay apart, and no slug is too long for an address", () => {
  const words = ["ガン", "カン", "हिंदी", "हद", "무릎", "йод", "иод", "ไหม้", "ไหม"];
  expect(words.map(groupSlug)).toEqual(words);
  expect(encodeURIComponent(groupSlug("릎".repeat(255))).length).toBeLessThan(1_900);
});

test("tags that differ by case or signs are one, under the newest article's name for it", () => {
  const list = [
    article("a", "Ada Desk", "LED mask", "led-mask"),
    article("b", "ada desk", " led Mask", "!!"),
  ];
  const { tags, authors } = groupArticles(list);
  expect([...tags]).toEqual([["led-mask", { name: "LED mask", articles: list }]]);
  expect([...authors.keys()]).toEqual(["ada-desk"]);
  expect(groupArticles(list)).toBe(groupArticles(list));
});
