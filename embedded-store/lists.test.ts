import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { ask, askStore, storeOf, storeWith } from "./test-store.ts";

test.each([
  ["PUBLISHED_AT", ["c", "a", "b"]],
  ["UPDATED_AT", ["c", "a", "b"]],
  ["TITLE", ["b", "c", "a"]],
  ["AUTHOR", ["a", "c", "b"]],
])("articles are sorted by %s, and backwards when asked", async (sortKey, expected) => {
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  const content = storeOf([
    { handle: "a", title: "Zinc", author: "Ann", publishedAt: day(2) },
    { handle: "b", title: "apple", author: "Cy", publishedAt: day(3) },
    { handle: "c", title: "Banana", author: "Bo", publishedAt: day(1) },
  ]);
  const query = `{ up: articles(first: 3, sortKey: ${sortKey}) { nodes { handle } }
    down: articles(first: 3, sortKey: ${sortKey}, reverse: true) { nodes { handle } } }`;
  const nodes = expected.map((handle) => ({ handle }));
  expect(await ask(content, query)).toEqual({
    data: { up: { nodes }, down: { nodes: nodes.toReversed() } },
  });
});

test.each([
  ["tag:guides", ["a"]],
  ["tag_not:guides", ["b"]],
  ["-tag:guides", ["b"]],
  ["NOT tag_not:guides", ["a"]],
  ["tag:gui*", ["a"]],
  ["author:'Device Desk'", ["b"]],
  ["created_at:>=2026-02-01", ["b"]],
  ["created_at:<2026-02-01 AND tag:guides", ["a"]],
  ["laser", ["b"]],
  ["nothing:here", ["a", "b"]],
  ["constructor:here", ["a", "b"]],
])("the query %j finds %j", async (query, expected) => {
  const content = storeOf([
    { handle: "a", tags: ["Guides"], author: "Practice Desk" },
    { handle: "b", text: "A Laser", author: "Device Desk", publishedAt: new Date("2026-02-03") },
  ]);
  const list =
    "query ($query: String) { articles(first: 9, sortKey: PUBLISHED_AT, query: $query) { nodes { handle } } }";
  expect(await ask(content, list, { query })).toEqual({
    data: { articles: { nodes: expected.map((handle) => ({ handle })) } },
  });
});

test.each([
  ["articles", "you must provide one of first or last"],
  ["articles(first: 1, last: 1)", "providing both first and last is not supported"],
  ["articles(first: 251)", "first cannot exceed 250"],
  ["articles(last: 251)", "last cannot exceed 250"],
  ["articles(first: -1)", "first cannot be negative"],
  ['articles(first: 1, after: "x")', "Invalid cursor for current pagination sort."],
  ['articles(first: 1, query: "a OR b")', "This store's search understands no OR and no brackets"],
])("%s is refused in Shopify's words", async (list, message) => {
  const answer = await ask(storeOf([]), `{ ${list} { nodes { id } } }`);
  expect(answer).toMatchObject({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] });
});

const pageAnswer = z.object({
  data: z.object({
    articles: z.object({
      edges: z.array(z.object({ cursor: z.string(), node: z.object({ handle: z.string() }) })),
      nodes: z.array(z.object({ handle: z.string() })),
      pageInfo: z.object({
        hasNextPage: z.boolean(),
        hasPreviousPage: z.boolean(),
        startCursor: z.string().nullable(),
        endCursor: z.string().nullable(),
      }),
    }),
  }),
});

test("walking the pages, forwards or backwards, meets every article once and in order", async () => {
  const scenario = fc.record({
    // Few titles and days, so that many articles sort alike.
    articles: fc.array(fc.record({ title: fc.constantFrom("A", "B"), day: fc.nat(3) }), {
      maxLength: 20,
    }),
    size: fc.integer({ min: 1, max: 7 }),
    sortKey: fc.constantFrom("ID", "TITLE", "PUBLISHED_AT", "AUTHOR", "BLOG_TITLE", "RELEVANCE"),
    reverse: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(scenario, async ({ articles, size, sortKey, reverse }) => {
      const store = storeWith(
        storeOf(
          articles.map(({ title, day }, n) => ({
            handle: `a${n}`,
            title,
            publishedAt: new Date(Date.UTC(2026, 0, 1 + day)),
          })),
        ),
      );
      const page = async (variables: Record<string, unknown>) => {
        const answer = await askStore(
          store,
          `query ($first: Int, $after: String, $last: Int, $before: String, $sortKey: ArticleSortKeys, $reverse: Boolean) {
            articles(first: $first, after: $after, last: $last, before: $before, sortKey: $sortKey, reverse: $reverse) {
              edges { cursor node { handle } } nodes { handle }
              pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
            } }`,
          { sortKey, reverse, ...variables },
        );
        return pageAnswer.parse(answer).data.articles;
      };
      const whole = (await page({ first: 250 })).nodes;
      expect(new Set(whole.map(({ handle }) => handle)).size).toBe(articles.length);

      const forwards = [];
      for (let after: string | null = null, more = true; more; ) {
        const { nodes, edges, pageInfo } = await page({ first: size, after });
        expect(edges.map(({ node }) => node)).toEqual(nodes);
        expect(nodes).toEqual(whole.slice(forwards.length, forwards.length + size));
        expect(pageInfo.hasPreviousPage).toBe(after !== null);
        expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor ?? null);
        forwards.push(...nodes);
        after = pageInfo.endCursor;
        more = pageInfo.hasNextPage;
      }
      expect(forwards).toEqual(whole);

      const backwards = [];
      for (let before: string | null = null, more = true; more; ) {
        const { nodes, edges, pageInfo } = await page({ last: size, before });
        expect(nodes).toEqual(whole.slice(0, whole.length - backwards.length).slice(-size));
        expect(pageInfo.hasNextPage).toBe(before !== null);
        expect(pageInfo.startCursor).toBe(edges[0]?.cursor ?? null);
        backwards.unshift(...nodes);
        before = pageInfo.startCursor;
        more = pageInfo.hasPreviousPage;
      }
      expect(backwards).toEqual(whole);
    }),
    { numRuns: 20 },
  );
});
