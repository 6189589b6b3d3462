import { expect, test } from "vitest";
import type { StorefrontClient } from "#app/storefront/storefront-client.server.ts";
import { AnswerTooLarge } from "#app/storefront/storefront-error.ts";
import { storeArticles } from "../../tests/support/store-double.ts";
import { createArticleCache } from "./article-cache.server.ts";
import { readArticleListPage } from "./article-list-page.server.ts";
import { ARTICLE_HANDLES } from "./article-queries.ts";
import { parseListedArticle } from "./parse-article.server.ts";

const nodes = storeArticles(300);
const rules = { defaultAuthor: "Desk", siteUrl: "https://site.example", affiliateHosts: [] };

/** A store whose answer is too large with any of these articles in it. */
function storeWith(tooLarge: Set<string>) {
  const calls: Record<string, unknown>[] = [];
  const logged: unknown[] = [];
  const note = (entry: unknown, message?: unknown) =>
    logged.push(Object.assign({ message }, entry));
  const storefront: StorefrontClient = {
    async query(document, variables, schema) {
      calls.push(variables);
      const { articleHandle, first, after = -1 } = variables;
      const start = Number(after) + 1;
      const page = articleHandle
        ? nodes.filter(({ handle }) => handle === articleHandle)
        : nodes.slice(start, start + Number(first));
      const isShort = document === ARTICLE_HANDLES;
      if (!isShort && page.some(({ handle }) => tooLarge.has(handle))) {
        throw new AnswerTooLarge("over 16 MB");
      }
      const end = start + page.length;
      const pageInfo = { hasNextPage: end < nodes.length, endCursor: String(end - 1) };
      const edges = page.map((node) => ({ node: isShort ? { handle: node.handle } : node }));
      return schema.parse({ blog: { articleByHandle: page[0], articles: { edges, pageInfo } } });
    },
  };
  const log = { warn: note, error: note };
  const clock = { now: 0 };
  const held = createArticleCache({
    storefront,
    blogHandle: "news",
    parse: (node) => parseListedArticle(node, rules),
    cache: { now: () => clock.now, expiredAt: () => 0, log },
  });
  return { storefront, log, held, clock, calls, logged };
}

test.each([[[0]], [[100]], [[299]], [[0, 1, 2]], [[249, 250, 251, 252, 253]]])(
  "articles that are too large, at %j, are named and left out, and hide no other",
  async (at) => {
    const tooLarge = new Set(at.map((number) => `article-${number}`));
    const { held, logged } = storeWith(tooLarge);
    await expect.poll(() => held.list()).toHaveProperty("isRead", true);
    const list = await held.list();
    const slugs = list.status === "ok" ? list.articles.map(({ slug }) => slug) : [];
    const others = nodes.map(({ handle }) => handle).filter((handle) => !tooLarge.has(handle));
    expect(slugs).toEqual(others);
    for (const article of tooLarge) {
      expect(logged).toContainEqual(expect.objectContaining({ article }));
      expect(held.has(article), "it is there").toBe("yes");
    }
  },
);

test("an article that grew too large stays as it was held", async () => {
  const tooLarge = new Set<string>();
  const { held, clock, calls, logged } = storeWith(tooLarge);
  await expect.poll(() => held.list()).toHaveProperty("isRead", true);
  tooLarge.add("article-280");
  clock.now += 10 * 60_000;
  await held.list();
  await expect.poll(() => calls.at(-1)).toHaveProperty("articleHandle", "article-280");
  expect(await held.list()).toHaveProperty("articles.length", 300);
  expect(logged).toEqual([
    expect.objectContaining({ article: "article-280" }),
    expect.objectContaining({ message: expect.stringContaining("left out") }),
  ]);
});

test("a list of articles that are all too large asks no more than so often", async () => {
  const { storefront, log, calls } = storeWith(new Set(nodes.map(({ handle }) => handle)));
  await readArticleListPage({ storefront, log, blogHandle: "news" }, { first: 250 });
  expect(calls.length).toBeLessThan(20);
});
