import type { Logger } from "pino";
import type { Drawings } from "#app/storefront/inline-drawings.server.ts";
import {
  createStoreCache,
  type StoreCacheOptions,
  type Unavailable,
} from "#app/storefront/store-cache.server.ts";
import { MAX_PAGE_SIZE } from "#app/storefront/storefront-api.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.ts";
import { StorefrontError } from "#app/storefront/storefront-error.ts";
import { type Article, type ArticleSummary, isSlug, type ListedArticle } from "./article.ts";
import { type ArticleAddresses, createArticleAddresses } from "./article-addresses.server.ts";
import { ARTICLE_BY_HANDLE, BLOG_ARTICLES, NEWEST_ARTICLES } from "./article-queries.ts";
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
  /** The newest articles with their bodies, for feeds. */
  newest(): Promise<{ status: "ok"; articles: Article[] } | Unavailable>;
  /** Where every article of the blog is, for the sitemap; newest first. */
  addresses: ArticleAddresses["list"];
};

/** The blog's list; "unavailable" when the store failed and nothing is cached. */
export type ArticleList = { status: "ok"; articles: ListedArticle[] } | Unavailable;

/** One article; "missing" when the blog has none of that slug. */
export type ArticleAnswer =
  | { status: "ok"; article: Article }
  | { status: "missing" }
  | Unavailable;

/** What the source needs. */
export type ArticlesOptions = {
  storefront: StorefrontClient;
  blogHandle: string;
  rules: ArticleRules;
  /** Our own drawings, which an article's page shows in place of their pictures; feeds have the pictures. */
  drawings: Drawings;
  log: Pick<Logger, "warn" | "error">;
  cache: StoreCacheOptions;
};

/**
 * Articles out of the store's blog, each query cached for a minute. An expired answer is served
 * while one new call is under way, and kept when that call fails.
 */
export function createArticles({
  storefront,
  blogHandle,
  rules,
  drawings,
  log,
  cache,
}: ArticlesOptions): Articles {
  const list = createStoreCache<ArticleList>({ ...cache, max: 1 }, async () => {
    const { blog } = await storefront.query(
      BLOG_ARTICLES,
      { blogHandle, first: MAX_PAGE_SIZE },
      blogArticlesAnswer,
    );
    if (!blog) {
      log.warn({ blogHandle }, "The store has no blog of this handle");
      return { status: "ok", articles: [] };
    }
    const articles = readable(blog.articles.edges, (node) => parseListedArticle(node, rules), log);
    return { status: "ok", articles: articles.sort(newestFirst) };
  });

  const bySlug = createStoreCache<ArticleAnswer>({ ...cache, max: MOST_CACHED }, async (slug) => {
    const { blog } = await storefront.query(
      ARTICLE_BY_HANDLE,
      { blogHandle, articleHandle: slug },
      articleByHandleAnswer,
    );
    if (!blog?.articleByHandle) return { status: "missing" };
    const article = parseArticle(blog.articleByHandle, { ...rules, drawings });
    return { status: "ok", article };
  });

  const newest = createStoreCache({ ...cache, max: 1 }, async () => {
    const { blog } = await storefront.query(
      NEWEST_ARTICLES,
      { blogHandle, first: IN_FEEDS },
      blogArticlesAnswer,
    );
    const articles = readable(blog?.articles.edges ?? [], (node) => parseArticle(node, rules), log);
    return { status: "ok" as const, articles: articles.sort(newestFirst) };
  });

  const addresses = createArticleAddresses(storefront, blogHandle, cache);

  return {
    list: () => list.ask("list of articles"),
    async get(slug) {
      if (!isSlug(slug)) return { status: "missing" };
      const known = await addresses.has(slug);
      if (known === "no") return { status: "missing" };
      if (known === "unavailable") return { status: known };
      const answer = await bySlug.ask(slug);
      // From now on made-up slugs cost the store nothing.
      if (answer.status === "missing") addresses.learn();
      return answer;
    },
    newest: () => newest.ask("newest articles"),
    addresses: addresses.list,
  };
}

/**
 * The articles that can be read; the others are named in the log and left out.
 * @throws {StorefrontError} when there are articles and none of them can be read
 */
function readable<Parsed extends ArticleSummary>(
  edges: readonly { node?: unknown }[],
  parse: (node: unknown) => Parsed,
  log: Pick<Logger, "error">,
): Parsed[] {
  const problems: Error[] = [];
  const articles = edges.flatMap(({ node }) => {
    try {
      const article = parse(node);
      // A card whose page would always be Not Found.
      if (!isSlug(article.slug)) throw new StorefrontError(`"${article.slug}" is not a handle`);
      return [article];
    } catch (error) {
      problems.push(error instanceof Error ? error : new StorefrontError(String(error)));
      return [];
    }
  });
  const [first, ...others] = problems;
  if (!first) return articles;
  if (articles.length === 0) {
    throw new StorefrontError(`None of the store's articles can be read: ${first.message}`);
  }
  const more = others.slice(0, MOST_NAMED).map(({ message }) => message);
  log.error(
    { err: first, more, count: problems.length },
    "Articles of the store can't be read and are left out",
  );
  return articles;
}

const MOST_NAMED = 9;
const MOST_CACHED = 1000;
const IN_FEEDS = 25;

function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return b.publishedAt.localeCompare(a.publishedAt);
}
