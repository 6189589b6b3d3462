import { z } from "zod";
import { readPages } from "#app/storefront/paging.server.ts";
import {
  createStoreCache,
  type StoreCacheOptions,
  type Unavailable,
} from "#app/storefront/store-cache.server.ts";
import { readChangeDates } from "#app/storefront/store-sitemap.server.ts";
import { dateTime, MAX_PAGE_SIZE, shortText, storeList } from "#app/storefront/storefront-api.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.ts";
import { isSlug } from "./article.ts";
import { ARTICLE_HANDLES } from "./article-queries.ts";

/** An article's place on the site and when it last changed (UTC ISO). */
type ArticleAddress = { slug: string; updatedAt: string };

/** The handles of a blog, however many articles it has. */
export type ArticleAddresses = {
  /** Where all articles are, newest first. */
  list(): Promise<{ status: "ok"; articles: ArticleAddress[] } | Unavailable>;
  /**
   * Whether the blog has an article of this handle. "unknown" until its handles were read, and where
   * they are too many to be read; "unavailable" when only the store could tell, and fails.
   */
  has(handle: string): Promise<"yes" | "no" | "unknown" | "unavailable">;
  /** Begins to read the handles, unless they are known. */
  learn(): void;
};

/** Addresses out of the store's blog and its sitemap, which alone says when an article was changed. */
export function createArticleAddresses(
  storefront: StorefrontClient,
  blogHandle: string,
  cache: StoreCacheOptions,
): ArticleAddresses {
  const readPage = async (after: string | null) => {
    const variables = { blogHandle, first: MAX_PAGE_SIZE, after };
    const { blog } = await storefront.query(ARTICLE_HANDLES, variables, handlesAnswer);
    const { edges = [], pageInfo } = blog?.articles ?? {};
    const items = edges.flatMap(({ node }) => node ?? []);
    return {
      items,
      hasNextPage: pageInfo?.hasNextPage ?? false,
      next: pageInfo?.endCursor ?? null,
    };
  };
  const all = createStoreCache({ ...cache, max: 1 }, async () => {
    const { items, isWhole } = await readPages(ALL, readPage, cache.log);
    return { status: "ok" as const, articles: items, handles: handlesOf(items), isWhole };
  });
  const newest = createStoreCache(
    { ...cache, max: 1, fresh: NEWEST_FRESH, onlyFresh: true },
    async () => ({ status: "ok" as const, handles: handlesOf((await readPage(null)).items) }),
  );
  const changes = createStoreCache({ ...cache, max: 1 }, async () => ({
    status: "ok" as const,
    dates: await readChangeDates(storefront, "ARTICLE", cache.log),
  }));

  return {
    async list() {
      const [blog, changed] = await Promise.all([
        all.ask(ALL),
        changes.ask("when articles were changed"),
      ]);
      if (blog.status !== "ok") return blog;
      const dates = changed.status === "ok" ? changed.dates : new Map<string, string>();
      const articles = blog.articles.flatMap(({ handle, publishedAt }) =>
        // An article without a date has no page.
        isSlug(handle) && publishedAt
          ? [{ slug: handle, updatedAt: dates.get(handle) ?? publishedAt }]
          : [],
      );
      return { status: "ok", articles };
    },
    async has(handle) {
      const blog = all.peek(ALL);
      if (blog?.status !== "ok" || !blog.isWhole) return "unknown";
      if (blog.handles.has(handle)) return "yes";
      // It may be new. The whole list is renewed as well, for what was published with an older date.
      void all.ask(ALL);
      const added = await newest.ask("newest articles of the blog");
      if (added.status !== "ok") return added.status;
      return added.handles.has(handle) ? "yes" : "no";
    },
    learn: () => void all.ask(ALL),
  };
}

const ALL = "articles of the blog";

/** Milliseconds after which a handle that the blog lacked is looked for again. */
const NEWEST_FRESH = 5_000;

const handlesOf = (articles: readonly { handle: string }[]): ReadonlySet<string> =>
  new Set(articles.map(({ handle }) => handle));

const handlesAnswer = z.object({
  blog: z
    .object({
      articles: z.object({
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: shortText.nullable() }),
        edges: storeList(
          z.object({
            node: z
              .object({ handle: shortText, publishedAt: dateTime.nullable().catch(null) })
              // A bad one spoils no other.
              .nullable()
              .catch(null),
          }),
        ),
      }),
    })
    .nullable(),
});
