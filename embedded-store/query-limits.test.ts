import { expect, test } from "vitest";
import { createEmbeddedApi } from "./store.ts";
import { ask, askStore, storeOf, TOKEN } from "./test-store.ts";

const content = storeOf([{ handle: "a" }]);
const THROTTLED = {
  errors: [
    {
      message: "Throttled",
      extensions: {
        code: "THROTTLED",
        documentation: "https://shopify.dev/api/usage/limits#rate-limits",
      },
    },
  ],
};

/** The costs are Shopify's rules worked out by hand. */
test.each([
  ["an object", "{ shop { name } }", 1],
  [
    "objects in an object",
    "{ shop { name primaryDomain { url } paymentSettings { countryCode } } }",
    3,
  ],
  ["a list of nodes", "{ articles(first: 10) { nodes { title } } }", 10],
  [
    "edges",
    "{ articles(last: 10) { edges { cursor node { title } } pageInfo { endCursor } } }",
    10,
  ],
  ["objects in a list", "{ articles(first: 10) { nodes { image { url } blog { handle } } } }", 30],
  [
    "a list in a list",
    "{ blogs(first: 5) { nodes { articles(first: 10) { nodes { title blog { id } } } } } }",
    5 * (1 + 10 * 2),
  ],
  [
    "the dearest type of a union",
    '{ search(query: "a", first: 10) { nodes { ... on Page { seo { title } } ... on Article { seo { title } image { url } } } } }',
    10 * (1 + 2),
  ],
  ["a fragment", "{ shop { ...S } } fragment S on Shop { primaryDomain { url } }", 2],
  ["a variable's default", "query ($n: Int = 7) { articles(first: $n) { nodes { id } } }", 7],
])("the cost of %s", async (_what, query, cost) => {
  expect(await askStore(storeThatAllows(cost), query)).toHaveProperty("data");
  expect(await askStore(storeThatAllows(cost - 1), query)).toEqual(THROTTLED);
});

test("a query that costs too much is refused in Shopify's words, before anything is looked up", async () => {
  const query =
    "query ($n: Int!) { articles(first: $n) { nodes { blog { articles(first: $n) { nodes { id } } } } } }";
  expect(await ask(content, query, { n: 250 })).toEqual({
    errors: [
      {
        message: expect.stringMatching(
          /^Query cost is 63000, which exceeds the single query max cost limit \(10000\)\./,
        ),
        extensions: {
          code: "MAX_COST_EXCEEDED",
          cost: 63_000,
          maxCost: 10_000,
          documentation: "https://shopify.dev/api/usage/limits#rate-limits",
        },
      },
    ],
  });
  expect(await ask(content, query, { n: 50 })).toMatchObject({ data: { articles: {} } });
});

test("fragments that spread one another, doubling each time, are refused at once", async () => {
  const doubling = Array.from(
    { length: 40 },
    (_, n) => `fragment F${n} on Shop { ...F${n + 1} a${n}: primaryDomain { url } ...F${n + 1} }`,
  ).join(" ");
  const query = `{ shop { ...F0 } } ${doubling} fragment F40 on Shop { name }`;
  expect(await ask(content, query)).toEqual({
    errors: [{ message: expect.stringContaining("maximum allowed number of nodes") }],
  });
});

test("queries faster than the allowance are throttled, and answered again after a while", async () => {
  let milliseconds = 0;
  const store = storeThatAllows(500, () => milliseconds);
  const query = "{ articles(first: 250) { nodes { handle } } }";
  const answered = { data: { articles: { nodes: [{ handle: "a" }] } } };
  expect(await askStore(store, query)).toEqual(answered);
  expect(await askStore(store, query)).toEqual(answered);
  expect(await askStore(store, query)).toEqual(THROTTLED);
  milliseconds += 2_400;
  expect(await askStore(store, query)).toEqual(THROTTLED);
  milliseconds += 100;
  expect(await askStore(store, query)).toEqual(answered);
});

function storeThatAllows(points: number, now = () => 0) {
  const allowance = { points, pointsPerSecond: 100, now };
  return createEmbeddedApi({ content, filesUrl: "https://files.test/", token: TOKEN, allowance });
}
