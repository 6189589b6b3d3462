import { expect, test } from "vitest";
import type { ListedArticle } from "#app/content/article.ts";
import { createArticleSet } from "./article-set.server.ts";

const COUNT = 10_000;
const nodes = Array.from({ length: COUNT }, (_, number) => ({
  slug: `article-${number}`,
  publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString(),
}));

test("older articles join in steps, so that few lists are made of a large blog, and then all", async () => {
  const articleSet = createArticleSet((node) => node as ListedArticle);
  await articleSet.take(nodes.slice(0, 250), 0);
  const lists = new Set([articleSet.articles()]);
  for (let at = 250; at < COUNT; at += 100) {
    await articleSet.take(nodes.slice(at, at + 100), 1, true);
    lists.add(articleSet.articles());
  }
  expect(lists.size).toBeLessThan(20);
  expect(articleSet.articles().length).toBeGreaterThanOrEqual(COUNT / 1.25);
  articleSet.join();
  expect(articleSet.articles()).toEqual(nodes);
  expect(articleSet.articles(), "no article joined since").toBe(articleSet.articles());
});

test("a new article of the first page is there at once, and so is the end of one", async () => {
  const articleSet = createArticleSet((node) => node as ListedArticle);
  await articleSet.take(nodes.slice(1, 300), 0);
  expect(articleSet.articles()).toHaveLength(299);
  await articleSet.take(nodes.slice(300, 301), 1, true);
  expect(articleSet.articles()).toHaveLength(299);
  await articleSet.take(nodes.slice(0, 1), 1);
  expect(articleSet.articles().map(({ slug }) => slug)).toEqual(
    nodes.slice(0, 301).map(({ slug }) => slug),
  );
  articleSet.drop("article-7");
  expect(articleSet.articles()).toHaveLength(300);
});
