import type { Logger } from "pino";
import { createContext } from "react-router";
import {
  type Article,
  type ArticleSummary,
  type ListedArticle,
  newestFirst,
} from "#app/content/article.ts";
import { handleIn, isHandle, slugOf } from "#app/storefront/handle.ts";
import {
  createStoreCache,
  type StoreCacheOptions,
  type Unavailable,
} from "#app/storefront/store-cache.server.ts";
import type { Drawings } from "#app/storefront/store-figures.server.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.server.ts";
import { StorefrontError } from "#app/storefront/storefront-error.ts";
import { type ArticleAddresses, createArticleAddresses } from "./article-addresses.server.ts";
import { type ArticleList, createArticleCache } from "./article-cache.server.ts";
import {
  type ArticleGroups,
  type GroupPage,
  groupArticles,
  listGroupPages,
} from "./article-groups.server.ts";
import { ARTICLE_BY_HANDLE, NEWEST_ARTICLES } from "./article-queries.ts";
import {
  type ArticleRules,
  articleByHandleAnswer,
  blogArticlesAnswer,
  parseArticle,
  parseListedArticle,
} from "./parse-article.server.ts";
import { noteUnreadable } from "./unreadable-articles.server.ts";

/** The one source of articles for pages, lists, feeds, the sitemap and search. Never throws. */
export type Articles = {
  /** Newest first; after a start the newest 250, then the others as they arrive. */
  list(): Promise<ArticleList>;
  /** @param slug an article's, or its handle */
  get(slug: string): Promise<ArticleAnswer>;
  /** "yes" for an existing article, mostly without a call to the store. */
  has: ArticleAddresses["has"];
  /** For feeds, with their bodies, or with their descriptions alone while the store refuses those. */
  newest(): Promise<{ status: "ok"; articles: FeedArticle[] } | Unavailable>;
  /** One copy for pages, search and sitemap, whichever of them asks first. */
  groups(list: readonly ArticleSummary[]): Promise<ArticleGroups>;
  /** None while the store fails. */
  groupPages(): Promise<GroupPage[]>;
  /** Our own, which have addresses besides the list's. */
  others(): Promise<readonly ArticleSummary[]>;
  /** Newest first. */
  addresses: ArticleAddresses["list"];
};

export const articlesContext = createContext<Articles>();

type FeedArticle = ArticleSummary & Pick<Article, "content">;

export type { ArticleList, GroupPage };

/** "missing": the blog has no article of that slug. */
export type ArticleAnswer =
  | { status: "ok"; article: Article }
  | { status: "missing" }
  | Unavailable;

type ArticlesOptions = {
  storefront: StorefrontClient;
  blogHandle: string;
  rules: ArticleRules;
  /** Our own drawings for an article's page; feeds keep the pictures. */
  drawings: Drawings;
  log: Pick<Logger, "warn" | "error">;
  cache: StoreCacheOptions;
};

/** The store's blog, each query cached for a minute. */
export function createArticles({
  storefront,
  blogHandle,
  rules,
  drawings,
  log,
  cache,
}: ArticlesOptions): Articles {
  const held = createArticleCache({
    storefront,
    blogHandle,
    parse: (node) => withSlug(parseListedArticle(node, rules)),
    cache,
  });

  const bySlug = createStoreCache<ArticleAnswer>({ ...cache, max: MOST_CACHED }, async (slug) => {
    const { blog } = await storefront.query(
      ARTICLE_BY_HANDLE,
      { blogHandle, articleHandle: handleIn(slug) },
      articleByHandleAnswer,
    );
    if (!blog?.articleByHandle) return { status: "missing" };
    const article = await parseArticle(blog.articleByHandle, { ...rules, drawings });
    return { status: "ok", article };
  });

  const newest = createStoreCache({ ...cache, max: 1 }, async () => {
    const { blog } = await storefront.query(
      NEWEST_ARTICLES,
      { blogHandle, first: IN_FEEDS },
      blogArticlesAnswer,
    );
    const parse = async (node: unknown) => withSlug(await parseArticle(node, rules));
    const articles = await readable(blog?.articles.edges ?? [], parse, log);
    return { status: "ok" as const, articles: articles.sort(newestFirst) };
  });

  const addresses = createArticleAddresses(held, storefront, blogHandle, cache);

  return {
    list: held.list,
    groups: groupArticles,
    others: async () => NO_OTHERS,
    async groupPages() {
      const list = await held.list();
      return list.status === "ok" ? listGroupPages(await groupArticles(list.articles)) : [];
    },
    async get(asked) {
      const handle = handleIn(asked);
      if (!isHandle(handle)) return { status: "missing" };
      const slug = slugOf(handle);
      const known = await addresses.has(slug);
      if (known === "no") return { status: "missing" };
      if (known === "unavailable") return { status: known };
      const answer = await bySlug.ask(slug);
      // From now on the list knows that this slug is missing, without a call to the store.
      if (answer.status === "missing") {
        held.drop(slug);
        void held.list();
      }
      return answer;
    },
    async newest() {
      const answer = await newest.ask("newest articles");
      if (answer.status === "ok") return answer;
      const list = await held.list();
      if (list.status !== "ok") return list;
      return { status: "ok", articles: list.articles.slice(0, IN_FEEDS).map(withoutBody) };
    },
    has: addresses.has,
    addresses: addresses.list,
  };
}

function withoutBody({ entry: _, ...article }: ListedArticle): FeedArticle {
  return { ...article, content: [{ tag: "p", children: [article.description] }] };
}

/** Logs unreadable articles. @throws {StorefrontError} when no article is readable */
async function readable(
  edges: readonly { node?: unknown }[],
  parse: (node: unknown) => Promise<Article>,
  log: Pick<Logger, "error">,
): Promise<Article[]> {
  const problems: Error[] = [];
  const articles: Article[] = [];
  for (const { node } of edges) {
    try {
      articles.push(await parse(node));
    } catch (error) {
      problems.push(error instanceof Error ? error : new StorefrontError(String(error)));
    }
  }
  noteUnreadable(problems, articles.length, log);
  return articles;
}

/** @throws {StorefrontError} for an article whose card would lead to Not Found */
function withSlug<Parsed extends { slug: string }>(article: Parsed): Parsed {
  const handle = handleIn(article.slug);
  if (isHandle(handle)) return article;
  throw new StorefrontError(`"${handle}" is not a handle`);
}

/** With their bodies, of some 30 KB each; finished pages are kept for many more. */
const MOST_CACHED = 250;
const IN_FEEDS = 25;

const NO_OTHERS: readonly ArticleSummary[] = [];
