import { expect, test } from "vitest";
import type { ListedArticle } from "#app/content/article.ts";
import { createArticleShelf } from "./article-shelf.server.ts";

const COUNT = 10_000;
const nodes = Array.from({ length: COUNT }, (_, number) => ({
  slug: `article-${number}`,
  publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString(),
}));

test("older articles join in steps, so that few lists are made of a large blog, and then all", async () => {
  const shelf = createArticleShelf((node) => node as ListedArticle);
  await shelf.take(nodes.slice(0, 250), 0);
  const lists = new Set([shelf.articles()]);
  for (let at = 250; at < COUNT; at += 100) {
    await shelf.take(nodes.slice(at, at + 100), 1, true);
    lists.add(shelf.articles());
  }
  expect(lists.size).toBeLessThan(20);
  expect(shelf.articles().length).toBeGreaterThanOrEqual(COUNT / 1.25);
  shelf.join();
  expect(shelf.articles()).toEqual(nodes);
  expect(shelf.articles(), "no article joined since").toBe(shelf.articles());
});

test("a new article of the first page is there at once, and so is the end of one", async () => {
  const shelf = createArticleShelf((node) => node as ListedArticle);
  await shelf.take(nodes.slice(1, 300), 0);
  expect(shelf.articles()).toHaveLength(299);
  await shelf.take(nodes.slice(300, 301), 1, true);
  expect(shelf.articles()).toHaveLength(299);
  await shelf.take(nodes.slice(0, 1), 1);
  expect(shelf.articles().map(({ slug }) => slug)).toEqual(
    nodes.slice(0, 301).map(({ slug }) => slug),
  );
  shelf.drop("article-7");
  expect(shelf.articles()).toHaveLength(300);
});
