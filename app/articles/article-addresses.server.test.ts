import { expect, test } from "vitest";
import type { StorefrontClient } from "#app/storefront/storefront-client.ts";
import { readArticleAddresses } from "./article-addresses.server.ts";
import { ARTICLE_HANDLES } from "./article-queries.ts";

type Variables = Record<string, unknown>;

/** A store that answers the two questions as the test says. */
function store(
  handles: (variables: Variables) => unknown,
  sitemap: (variables: Variables) => unknown,
): StorefrontClient {
  return {
    async query(document, variables, schema) {
      return schema.parse(document === ARTICLE_HANDLES ? handles(variables) : sitemap(variables));
    },
  };
}

const node = (handle: string) => ({ node: { handle, publishedAt: "2026-01-01T00:00:00Z" } });
const changed = (handle: string, day: string) => ({ handle, updatedAt: `2026-${day}T00:00:00Z` });
const log = { warn: () => {} };

test("reads every page of the blog and of the store's sitemap, and joins them by handle", async () => {
  const cursors: unknown[] = [];
  const addresses = await readArticleAddresses(
    store(
      ({ after }) => {
        cursors.push(after);
        const articles =
          after === "second"
            ? { pageInfo: { hasNextPage: false, endCursor: null }, edges: [node("c")] }
            : {
                pageInfo: { hasNextPage: true, endCursor: "second" },
                edges: [node("a"), node("NOT A HANDLE"), node("b")],
              };
        return { blog: { articles } };
      },
      ({ page }) => ({
        sitemap: {
          resources:
            page === 1
              ? { hasNextPage: true, items: [changed("a", "02-03"), changed("b", "02-04")] }
              : { hasNextPage: false, items: [changed("b", "02-05"), changed("other", "02-06")] },
        },
      }),
    ),
    "blog",
    log,
  );
  expect(cursors).toEqual([null, "second"]);
  expect(addresses).toEqual([
    { slug: "a", updatedAt: "2026-02-03T00:00:00.000Z" },
    // Two blogs have a "b"; nothing says whose date is whose.
    { slug: "b", updatedAt: "2026-01-01T00:00:00.000Z" },
    { slug: "c", updatedAt: "2026-01-01T00:00:00.000Z" },
  ]);
});

test("a store without a sitemap costs the dates, not the articles", async () => {
  const warnings: unknown[] = [];
  const articles = { pageInfo: { hasNextPage: false, endCursor: null }, edges: [node("a")] };
  const addresses = await readArticleAddresses(
    store(
      () => ({ blog: { articles } }),
      () => {
        throw new Error("Field 'sitemap' doesn't exist");
      },
    ),
    "blog",
    { warn: (entry: unknown) => warnings.push(entry) },
  );
  expect(addresses).toEqual([{ slug: "a", updatedAt: "2026-01-01T00:00:00.000Z" }]);
  expect(warnings).toHaveLength(1);
});
