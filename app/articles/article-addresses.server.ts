import { z } from "zod";
import { handleIn, slugOf } from "#app/storefront/handle.ts";
import {
  createStoreCache,
  type StoreCacheOptions,
  type Unavailable,
} from "#app/storefront/store-cache.server.ts";
import { readChangeDates } from "#app/storefront/store-sitemap.server.ts";
import { MAX_PAGE_SIZE, shortText, storeList } from "#app/storefront/storefront-api.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.server.ts";
import type { ArticleCache } from "./article-cache.server.ts";
import { ARTICLE_HANDLES } from "./article-queries.ts";

/** `updatedAt` is UTC ISO; absent until it is known. */
type ArticleAddress = { slug: string; updatedAt?: string };

/** The blog's addresses, so that the store is not asked for made-up ones. */
export type ArticleAddresses = {
  /** Newest first. */
  list(): Promise<AddressList | Unavailable>;
  /** "unknown" while the list is being read; "unavailable" when the store fails. */
  has(slug: string): Promise<"yes" | "no" | "unknown" | "unavailable">;
};

type AddressList = {
  status: "ok";
  articles: ArticleAddress[];
  /** False while some articles are still being read. */
  isWhole: boolean;
  /** False while the dates of a blog of several pages are still being read. */
  isDated: boolean;
};

/** The addresses of all articles, with dates from the store's sitemap, their only source. */
export function createArticleAddresses(
  held: ArticleCache,
  storefront: StorefrontClient,
  blogHandle: string,
  cache: StoreCacheOptions,
): ArticleAddresses {
  const newest = createStoreCache(
    { ...cache, max: 1, fresh: NEWEST_FRESH, onlyFresh: true },
    async () => {
      const variables = { blogHandle, first: MAX_PAGE_SIZE };
      const { blog } = await storefront.query(ARTICLE_HANDLES, variables, handlesAnswer);
      const slugs = (blog?.articles.edges ?? []).flatMap(({ node }) =>
        node ? slugOf(node.handle) : [],
      );
      return { status: "ok" as const, slugs: new Set(slugs) };
    },
  );
  const changes = createStoreCache(
    // One question a minute, however many articles there are.
    {
      ...cache,
      max: 1,
      fresh: ({ dates }) => MINUTE * Math.max(1, Math.ceil(dates.size / MAX_PAGE_SIZE)),
    },
    async () => ({
      status: "ok" as const,
      dates: await readChangeDates(storefront, "ARTICLE", cache.log),
    }),
  );

  return {
    async list() {
      const blog = await held.list();
      if (blog.status !== "ok") return blog;
      const asked = changes.ask(CHANGES);
      const isSmall = blog.articles.length <= MAX_PAGE_SIZE;
      const changed = isSmall ? await asked : changes.peek(CHANGES);
      const dates = changed?.status === "ok" ? changed.dates : NO_DATES;
      const articles = blog.articles.map(({ slug, publishedAt }) => {
        const updatedAt = dates.get(handleIn(slug)) ?? (changed && publishedAt);
        return { slug, ...(updatedAt && { updatedAt }) };
      });
      return { status: "ok", articles, isWhole: blog.isRead, isDated: changed !== undefined };
    },
    async has(slug) {
      const known = held.has(slug);
      if (known !== "no") return known;
      // The article may be new. The list is renewed too, in case it has an older date.
      void held.list();
      const added = await newest.ask("newest articles of the blog");
      if (added.status !== "ok") return added.status;
      return added.slugs.has(slug) ? "yes" : "no";
    },
  };
}

const CHANGES = "when articles were changed";
const NO_DATES: ReadonlyMap<string, string> = new Map();
const MINUTE = 60_000;

/** Milliseconds before a missing handle is looked for again. */
const NEWEST_FRESH = 5_000;

const handlesAnswer = z.object({
  blog: z
    .object({
      articles: z.object({
        edges: storeList(
          z.object({
            node: z
              .object({ handle: shortText })
              // One bad date must not spoil the list.
              .nullable()
              .catch(null),
          }),
        ),
      }),
    })
    .nullable(),
});
