import { expect, test } from "vitest";
import type { ArticleSummary } from "#app/content/article.ts";
import { countTurns } from "../../tests/support/count-turns.ts";
import { commonTags, groupArticles, groupSlug } from "./article-groups.server.ts";

const article = (slug: string, author: string, ...keywords: string[]) =>
  ({ slug, author, keywords }) as ArticleSummary;

test("a slug is plain letters and digits, whatever the name", () => {
  expect(["Crow's feet", "Néon ", "J/cm²", "光", "!!", "LED mask"].map(groupSlug)).toEqual([
    "crow-s-feet",
    "neon",
    "j-cm2",
    "光",
    "",
    "led-mask",
  ]);
});

test("words of other scripts stay apart, and no slug is too long for an address", () => {
  const words = ["ガン", "カン", "हिंदी", "हद", "무릎", "йод", "иод", "ไหม้", "ไหม"];
  expect(words.map(groupSlug)).toEqual(words);
  expect(encodeURIComponent(groupSlug("릎".repeat(255))).length).toBeLessThan(1_900);
});

test.each([
  [
    ["C", "C++", "C#", "c"],
    ["c", "c-plus-plus", "c-sharp", "c"],
  ],
  [
    ["5 J", "5% J", "<5 J", ">5 J", "3.5 J", "3-5 J"],
    ["5-j", "5-percent-j", "under-5-j", "over-5-j", "3-point-5-j", "3-5-j"],
  ],
  [
    ["skin & hair", "skin and hair", "skin, hair"],
    ["skin-and-hair", "skin-and-hair", "skin-hair"],
  ],
  [["#sleep", "sleep!", "sleep…", "sleep.", "Sleep"], Array(5).fill("sleep")],
])(
  "tags that differ in signs that make another name have slugs of their own: %j",
  (names, expected) => {
    expect(names.map(groupSlug)).toEqual(expected);
  },
);

test("a tag that differs in signs alone has a list of its own, and is known by Shopify's handle of it", async () => {
  const [one, two, three] = [
    article("a", "A", "C++"),
    article("b", "A", "C#"),
    article("c", "A", "C#", "R&D"),
  ];
  const { tags, tagSlugs } = await groupArticles([one, two, three]);
  expect(tags.get("c-plus-plus")).toEqual({ name: "C++", articles: [one] });
  expect(tags.get("c-sharp")).toEqual({ name: "C#", articles: [two, three] });
  expect(Object.fromEntries(tagSlugs)).toEqual({ c: "c-plus-plus", "r-d": "r-and-d" });
});

test("tags that differ by case or marks are one, under the newest article's name for it", async () => {
  const list = [
    article("a", "Ada Desk", "LED mask", "led-mask"),
    article("b", "ada desk", " led Mask", "!!"),
  ];
  const { tags, authors } = await groupArticles(list);
  expect([...tags]).toEqual([["led-mask", { name: "LED mask", articles: list }]]);
  expect([...authors.keys()]).toEqual(["ada-desk"]);
  expect(groupArticles(list)).toBe(groupArticles(list));
});

test("the commonest tags are those of several articles, without topics and marks", async () => {
  const list = [
    article("a", "A", "guides", "Featured now", "LED mask", "once"),
    article("b", "A", "Guides", "featured now", "dose", "sleep"),
    article("c", "A", "guides", "Dose", "led-mask", "sleep"),
    article("d", "A", "guides", "dose"),
  ];
  expect(commonTags(await groupArticles(list))).toEqual([
    { slug: "dose", name: "dose" },
    { slug: "led-mask", name: "LED mask" },
    { slug: "sleep", name: "sleep" },
  ]);
  const many = Array.from({ length: 100 }, (_, number) => `tag ${number}`);
  const [one, other] = [article("a", "A", ...many), article("b", "A", ...many)];
  expect(commonTags(await groupArticles([one, other]))).toHaveLength(12);
  expect(commonTags(await groupArticles([one]))).toEqual([]);
});

test("a long list is grouped in turns of the event loop, once for all who ask meanwhile", async () => {
  const list = Array.from({ length: 10_000 }, (_, number) => article(`${number}`, "A", "dose"));
  const turns = countTurns();
  const asked = [groupArticles(list), groupArticles(list)];
  expect(asked[0]).toBe(asked[1]);
  expect((await asked[0])?.tags.get("dose")?.articles).toEqual(list);
  expect(turns()).toBeGreaterThanOrEqual(9);
});
