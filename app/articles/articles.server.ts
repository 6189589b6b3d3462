import type { Logger } from "pino";
import { createStoreCache } from "#app/storefront/store-cache.server.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.ts";
import { type Article, isSlug, type ListedArticle } from "./article.ts";
import { ARTICLE_BY_HANDLE, BLOG_ARTICLES } from "./article-queries.ts";
import {
  type ArticleRules,
  articleByHandleAnswer,
  blogArticlesAnswer,
  parseArticle,
  parseListedArticle,
} from "./parse-article.server.ts";

/** The one source of articles for pages, lists, feeds, the sitemap and search. Never throws. */
export type Articles = {
  /** Up to 250 articles, newest first. */
  list(): Promise<ArticleList>;
  get(slug: string): Promise<ArticleAnswer>;
};

export type ArticleList =
  | { status: "ok"; articles: ListedArticle[] }
  /** The store failed and nothing is cached. */
  | { status: "unavailable" };

export type ArticleAnswer =
  | { status: "ok"; article: Article }
  | { status: "missing" }
  | { status: "unavailable" };

/** What the source needs; `now` gives milliseconds on any steady clock. */
export type ArticlesOptions = {
  storefront: StorefrontClient;
  blogHandle: string;
  rules: ArticleRules;
  log: Pick<Logger, "warn" | "error">;
  now: () => number;
};

/**
 * Articles out of the store's blog, each query cached for a minute. An expired answer is served
 * while one new call is under way, and kept when that call fails.
 */
export function createArticles({
  storefront,
  blogHandle,
  rules,
  log,
  now,
}: ArticlesOptions): Articles {
  const list = createStoreCache<ArticleList>({ max: 1, now, log }, async () => {
    const { blog } = await storefront.query(
      BLOG_ARTICLES,
      { blogHandle, first: MOST_ARTICLES },
      blogArticlesAnswer,
    );
    if (!blog) {
      log.warn({ blogHandle }, "The store has no blog of this handle");
      return { status: "ok", articles: [] };
    }
    const articles = blog.articles.edges.flatMap(({ node }) => {
      try {
        const article = parseListedArticle(node, rules);
        // A card whose page would always be Not Found.
        if (!isSlug(article.slug)) throw new Error(`"${article.slug}" is not a handle`);
        return [article];
      } catch (error) {
        log.error({ err: error }, "An article of the store can't be read and is left out");
        return [];
      }
    });
    return { status: "ok", articles: articles.sort(newestFirst) };
  });

  const bySlug = createStoreCache<ArticleAnswer>({ max: MOST_CACHED, now, log }, async (slug) => {
    const { blog } = await storefront.query(
      ARTICLE_BY_HANDLE,
      { blogHandle, articleHandle: slug },
      articleByHandleAnswer,
    );
    if (!blog?.articleByHandle) return { status: "missing" };
    return { status: "ok", article: parseArticle(blog.articleByHandle, rules) };
  });

  return {
    list: () => list("all"),
    get: async (slug) => (isSlug(slug) ? bySlug(slug) : { status: "missing" }),
  };
}

/** The Storefront API's own bound for one page of a list. */
const MOST_ARTICLES = 250;
const MOST_CACHED = 1000;

function newestFirst(a: ListedArticle, b: ListedArticle): number {
  return b.publishedAt.localeCompare(a.publishedAt);
}
