import { describe, expect, test } from "vitest";
import { articleEntry } from "#app/articles/article-entry.server.ts";
import type { GroupPage } from "#app/articles/articles.server.ts";
import type { ArticleSummary, ListedArticle } from "#app/content/article.ts";
import { loadOwnPages } from "#app/site-pages/searched-pages.server.ts";
import { countTurns } from "../../tests/support/count-turns.ts";
import type { Searchable } from "./matching/matching.ts";
import { createSearch, prepareOwnPages } from "./search.server.ts";

const summary: ArticleSummary = {
  id: "1",
  title: "Lamp",
  slug: "lamp",
  description: "",
  category: "blog",
  author: "Desk",
  readTime: 1,
  featured: false,
  published: true,
  publishedAt: "",
  updatedAt: "",
  imageAlt: "",
  seoTitle: "",
  seoDescription: "",
  keywords: [],
};

const NEVER = () => new Promise<never>(() => {});

function searchIn(
  articles: readonly ListedArticle[],
  isRead: boolean,
  mentions = false,
  ownPages: readonly Searchable[] = [],
  { groups = [], storePages = [] }: { groups?: GroupPage[]; storePages?: Searchable[] } = {},
) {
  const evidence = { studies: 0, checked: "2026-11-22", mentions: () => mentions };
  return createSearch({
    wait: NEVER,
    articles: {
      list: async () => ({ status: "ok", articles, isRead }),
      groupPages: async () => groups,
    },
    ownArticles: { list: async () => ({ status: "ok", articles: [], isRead: true }) },
    ownPages: async () => prepareOwnPages(ownPages, evidence),
    storePages: async () => storePages,
    evidence,
  });
}

test("an index is put together once for each list, however many ask at once", async () => {
  const entry = articleEntry(summary, "a lamp");
  let reads = 0;
  const article = {
    ...summary,
    get entry() {
      reads += 1;
      return entry;
    },
  };
  const search = searchIn([article], true);
  const answers = await Promise.all(Array.from({ length: 20 }, () => search.find("lamp")));
  expect(answers[19]).toMatchObject({ status: "ok", total: 1 });
  expect(reads).toBe(1);
});

test("an index is put together in turns, so that others are answered meanwhile", async () => {
  const search = searchIn([{ ...summary, entry: articleEntry(summary, "a lamp") }], true);
  const turns = countTurns();
  await search.find("lamp");
  expect(turns()).toBeGreaterThanOrEqual(3);
});

test("while a store keeps its first list back for over a second, our own are found without it", async () => {
  const waited: number[] = [];
  const own = { ...summary, entry: articleEntry(summary, "a lamp") };
  const evidence = { studies: 0, checked: "2026-11-22", mentions: () => false };
  const search = createSearch({
    wait: async (milliseconds) => void waited.push(milliseconds),
    articles: { list: NEVER, groupPages: NEVER },
    ownArticles: { list: async () => ({ status: "ok", articles: [own], isRead: true }) },
    ownPages: async () => prepareOwnPages([], evidence),
    storePages: NEVER,
    evidence,
  });
  expect(await search.find("lamp")).toMatchObject({ total: 1, withoutArticles: true });
  expect(waited).toEqual([1_000]);
});

test("an answer says that articles are still being read", async () => {
  const articles = [{ ...summary, entry: articleEntry(summary, "a lamp") }];
  expect(await searchIn(articles, false).find("lamp")).toMatchObject({ total: 1, isPartial: true });
  expect(await searchIn(articles, true).find("lamp")).not.toHaveProperty("isPartial");
});

test("a question that no page has the words of finds what it is about, and is told so", async () => {
  const care = { ...summary, title: "Light in cancer care" };
  const articles = [{ ...care, entry: articleEntry(care, "mouth sores") }];
  const heldOf = (mentions: boolean) =>
    searchIn(articles, true, mentions).find("can it cure cancer");
  expect(await heldOf(true)).toMatchObject({ total: 1, by: "subject" });
  expect(await heldOf(false), "a near miss is no answer").toMatchObject({
    total: 0,
    noStudy: { subject: "cancer" },
  });
  expect(await searchIn(articles, true, true).find("cancer lamp")).toMatchObject({ total: 0 });
});

test("the store's pages are found by their titles and their words", async () => {
  const card = { id: "pages/imprint", title: "Imprint", slug: "imprint", path: "/imprint" };
  const page: Searchable = {
    card: {
      ...card,
      description: "",
      category: "pages",
      featured: false,
      readTime: 1,
      author: "Desk",
    },
    keywords: [],
    text: "We print no cookies",
  };
  const search = searchIn([], true, false, [], { storePages: [page] });
  for (const query of ["imprint", "cookies"]) {
    expect(await search.find(query)).toMatchObject({ total: 1, results: [{ path: "/imprint" }] });
  }
});

test("an article with a tag is found before the list of the tag's articles", async () => {
  const tagged = { ...summary, keywords: ["best lamps"] };
  const list = {
    path: "/blog/tag/best-lamps",
    title: "Articles tagged best lamps",
    description: "",
    updatedAt: "",
  };
  const search = searchIn([{ ...tagged, entry: articleEntry(tagged, "") }], true, false, [], {
    groups: [list],
  });
  const found = await search.find("best lamps");
  expect(found).toMatchObject({ results: [{ id: "1" }, { path: list.path }] });
});

test.each([
  "newsletter",
  "unsubscribe",
  "contact",
  "shipping",
  "warranty",
  "refund",
  "return policy",
  "delivery",
  "cancel subscription",
  "red light therapy for shipping",
  "can it help me unsubscribe",
  "light for a refund",
])("%s finds the site's own answer", async (query) => {
  const found = await searchIn([], true, false, await loadOwnPages()).find(query);
  expect(found).toMatchObject({ results: [{ category: "pages" }] });
  expect(found).not.toHaveProperty("noStudy");
});

describe("what finds nothing", () => {
  test("a question about a purchase is not told that no study is held on it", async () => {
    const search = searchIn([], true, false, await loadOwnPages());
    for (const query of ["does it work with insurance", "is it good for resale"]) {
      expect(await search.find(query), query).not.toHaveProperty("noStudy");
    }
  });

  test.each([
    ["acnee", "acne"],
    ["exzema", "eczema"],
    ["fibromialgia", "fibromyalgia"],
  ])("%s is offered as %s, which finds something", async (query, meant) => {
    const search = searchIn([], true, false, await loadOwnPages());
    expect(await search.find(query)).toMatchObject({ total: 0, meant });
    expect(await search.find(meant)).not.toMatchObject({ total: 0 });
  });

  test("the bare name of a condition is told that no study is held on it", async () => {
    const search = searchIn([], true, false, await loadOwnPages());
    const found = await search.find("appendicitis");
    expect(found).toMatchObject({ total: 0, noStudy: { subject: "appendicitis" } });
    expect(found).not.toHaveProperty("meant");
    for (const other of ["voucher", "opening hours", "EN 60601", "ضوء أحمر", "x".repeat(200)]) {
      expect(await search.find(other), other).not.toHaveProperty("noStudy");
    }
    expect(
      await searchIn([], true, true).find("tinnitus"),
      "where a study names it",
    ).not.toHaveProperty("noStudy");
  });
});
