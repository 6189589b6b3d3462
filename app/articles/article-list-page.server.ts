import type { Logger } from "pino";
import type { StorefrontClient } from "#app/storefront/storefront-client.server.ts";
import { AnswerTooLarge } from "#app/storefront/storefront-error.ts";
import { ARTICLE_HANDLES, BLOG_ARTICLES, OLDER_ARTICLES } from "./article-queries.ts";
import { blogArticlesAnswer, handleOf } from "./parse-article.server.ts";

type ArticleListPage = ReturnType<typeof blogArticlesAnswer.parse>;

type Reading = {
  storefront: StorefrontClient;
  log: Pick<Logger, "warn">;
  blogHandle: string;
};

/**
 * A page of the blog's list, shorter than asked for where the answer would be too large. An article
 * that is too large by itself has its handle alone, so that it is left out as any unreadable one.
 */
export async function readArticleListPage(
  reading: Reading,
  { first, after }: { first: number; after?: string | undefined },
  mayGoOn = MOST_TOO_LARGE,
): Promise<ArticleListPage> {
  const { storefront, log, blogHandle } = reading;
  const variables = { blogHandle, first, after };
  try {
    const document = after === undefined ? BLOG_ARTICLES : OLDER_ARTICLES;
    return await storefront.query(document, variables, blogArticlesAnswer);
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error;
    if (first > 1) {
      return readArticleListPage(reading, { first: Math.ceil(first / 8), after }, mayGoOn);
    }
    const alone = await storefront.query(ARTICLE_HANDLES, variables, blogArticlesAnswer);
    const { edges = [], pageInfo } = alone.blog?.articles ?? {};
    const article = edges.map(({ node }) => handleOf(node)).at(0);
    log.warn({ err: error, article }, "An article of the store is too large to be listed");
    if (!pageInfo?.hasNextPage || !pageInfo.endCursor || mayGoOn === 0) return alone;
    const next = { first: AFTER_TOO_LARGE, after: pageInfo.endCursor };
    const { blog } = await readArticleListPage(reading, next, mayGoOn - 1);
    if (!blog) return alone;
    return { blog: { articles: { ...blog.articles, edges: [...edges, ...blog.articles.edges] } } };
  }
}

/** In one page. */
const MOST_TOO_LARGE = 3;
const AFTER_TOO_LARGE = 32;
