import type { Logger } from "pino";
import { z } from "zod";
import { readChangeDates } from "#app/storefront/store-sitemap.server.ts";
import { dateTime, MAX_PAGE_SIZE } from "#app/storefront/storefront-api.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.ts";
import { isSlug } from "./article.ts";
import { ARTICLE_HANDLES } from "./article-queries.ts";

/** An article's place on the site and when it last changed (UTC ISO). */
export type ArticleAddress = { slug: string; updatedAt: string };

/**
 * All articles of a blog, newest first, however many there are. An article has no date of change of
 * its own, so that comes from the store's sitemap; where that has none, it is the date of publishing.
 * @throws {StorefrontError} when the articles can't be read
 */
export async function readArticleAddresses(
  storefront: StorefrontClient,
  blogHandle: string,
  log: Pick<Logger, "warn">,
): Promise<ArticleAddress[]> {
  const [articles, changed] = await Promise.all([
    readHandles(storefront, blogHandle),
    readChangeDates(storefront, "ARTICLE").catch((error: unknown) => {
      log.warn({ err: error }, "The store's sitemap can't be read; articles keep their first date");
      return new Map<string, string>();
    }),
  ]);
  return articles
    .filter(({ handle }) => isSlug(handle))
    .map(({ handle, publishedAt }) => ({
      slug: handle,
      updatedAt: changed.get(handle) ?? publishedAt,
    }));
}

type Next = { hasNextPage: boolean; endCursor: string | null };

async function readHandles(storefront: StorefrontClient, blogHandle: string) {
  const articles: { handle: string; publishedAt: string }[] = [];
  for (let next: Next = { hasNextPage: true, endCursor: null }; next.hasNextPage; ) {
    const variables = { blogHandle, first: MAX_PAGE_SIZE, after: next.endCursor };
    const { blog } = await storefront.query(ARTICLE_HANDLES, variables, handlesAnswer);
    if (!blog) break;
    articles.push(...blog.articles.edges.map(({ node }) => node));
    next = blog.articles.pageInfo;
  }
  return articles;
}

const handlesAnswer = z.object({
  blog: z
    .object({
      articles: z.object({
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
        edges: z.array(
          z.object({
            node: z.object({
              handle: z.string(),
              publishedAt: dateTime,
            }),
          }),
        ),
      }),
    })
    .nullable(),
});
