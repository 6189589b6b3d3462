import type { ListedArticle } from "#app/content/article.ts";
import { handleIn } from "#app/storefront/handle.ts";
import {
  createStoreCache,
  type StoreCacheOptions,
  type Unavailable,
} from "#app/storefront/store-cache.server.ts";
import { MAX_PAGE_SIZE } from "#app/storefront/storefront-api.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.server.ts";
import { AnswerTooLarge, StoreDown, StorefrontError } from "#app/storefront/storefront-error.ts";
import { readArticleListPage } from "./article-list-page.server.ts";
import { ARTICLE_BY_HANDLE, CHANGED_ARTICLES } from "./article-queries.ts";
import { createArticleSet } from "./article-set.server.ts";
import { articleByHandleAnswer, blogArticlesAnswer } from "./parse-article.server.ts";
import { noteUnreadable } from "./unreadable-articles.server.ts";

/** The whole blog in memory, without bodies. */
export type ArticleCache = {
  /** The newest at once; those past 250 join as they arrive. */
  list(): Promise<ArticleList>;
  /** True for an unreadable article too; "unknown" while the list is being read. */
  has(slug: string): "yes" | "no" | "unknown";
  /** Removes an article that the store no longer has. */
  drop(slug: string): void;
};

/** Newest first; "unavailable" when the store failed and nothing is held. */
export type ArticleList =
  | {
      status: "ok";
      articles: readonly ListedArticle[];
      /** True once the list was read to its end. */
      isRead: boolean;
    }
  | Unavailable;

/** The reading of articles past the newest 250. */
type Reading = {
  /** The next cursor; null when only missing articles are left to be asked for. */
  next: string | null;
  cursors: Set<string>;
  begunAt: number;
  round: number;
  isUnderWay: boolean;
};

/**
 * Holds the blog's articles without their HTML. The newest 250 and the latest changes are read once
 * a minute, the others in the background, again after as many minutes as they have pages. An
 * interrupted reading goes on where it was, and held articles stay.
 */
export function createArticleCache({
  storefront,
  blogHandle,
  parse,
  cache,
}: {
  storefront: StorefrontClient;
  blogHandle: string;
  parse: (node: unknown) => ListedArticle;
  cache: StoreCacheOptions;
}): ArticleCache {
  const { now, expiredAt, log } = cache;
  const source = { storefront, log, blogHandle };
  const articleSet = createArticleSet(parse);
  let newestSlugs: ReadonlySet<string> = new Set();
  let round = 0;
  let reading: Reading | undefined;
  let lastRead: { begunAt: number; pages: number } | undefined;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const newest = createStoreCache({ ...cache, max: 1 }, async () => {
    const [{ blog }] = await Promise.all([
      readArticleListPage(source, { first: MAX_PAGE_SIZE }),
      lastRead && takeChanged(),
    ]);
    if (!blog) log.warn({ blogHandle }, "The store has no blog of this handle");
    const { edges = [], pageInfo } = blog?.articles ?? {};
    const { hasNextPage = false, endCursor = null } = pageInfo ?? {};
    const taken = await articleSet.take(nodesOf(edges), round);
    noteUnreadable(taken.problems, taken.slugs.size, log);
    dropUnlisted(taken.slugs, !hasNextPage);
    newestSlugs = taken.slugs;
    return { status: "ok" as const, next: hasNextPage ? endCursor : null };
  });

  /** Some of the earlier newest articles were only pushed down by newer ones. */
  const dropUnlisted = (listed: ReadonlySet<string>, isAll: boolean) => {
    const oldest = [...listed]
      .map((slug) => articleSet.get(slug)?.publishedAt ?? LAST)
      .reduce((a, b) => (a < b ? a : b), LAST);
    const dropped = isAll ? articleSet.articles().map(({ slug }) => slug) : newestSlugs;
    for (const slug of dropped) {
      if (listed.has(slug)) continue;
      if (isAll || (articleSet.get(slug)?.publishedAt ?? "") > oldest) articleSet.drop(slug);
    }
  };

  /** When all changes are new to us, there may be more. */
  const takeChanged = async () => {
    try {
      const variables = { blogHandle, first: CHANGED };
      const { blog } = await storefront.query(CHANGED_ARTICLES, variables, blogArticlesAnswer);
      const nodes = nodesOf(blog?.articles.edges ?? []);
      const { changed } = await articleSet.take(nodes, round);
      if (nodes.length === CHANGED && changed === CHANGED && lastRead) {
        lastRead = { ...lastRead, pages: 0 };
      }
    } catch (error) {
      log.warn({ err: error }, "The store does not say which articles changed last");
    }
  };

  const goOn = (next: string | null) => {
    if (next === null) {
      reading = undefined;
      lastRead = undefined;
      return;
    }
    if (now() < pausedUntil) return;
    if (!reading && isDue(lastRead, now(), expiredAt())) {
      round += 1;
      articleSet.mark(newestSlugs, round);
      reading = { next, cursors: new Set(), begunAt: now(), round, isUnderWay: false };
    }
    if (reading && !reading.isUnderWay) void readOn(reading);
  };

  const readOn = async (own: Reading) => {
    own.isUnderWay = true;
    try {
      while (own.next !== null) {
        const after = own.next;
        const { blog } = await readArticleListPage(source, { first: OLDER_PAGE, after });
        if (!blog) throw new StorefrontError("The store has lost the blog");
        const { problems } = await articleSet.take(nodesOf(blog.articles.edges), own.round, true);
        // An unreadable page hides none of the others.
        noteUnreadable(problems, articleSet.articles().length, log);
        own.cursors.add(after);
        const { hasNextPage = false, endCursor = null } = blog.articles.pageInfo ?? {};
        if (hasNextPage && !isNew(endCursor, own.cursors)) {
          const pages = own.cursors.size;
          log.warn({ pages }, "The store's list of articles does not end and is cut off");
          return end(own);
        }
        own.next = hasNextPage ? endCursor : null;
      }
      await dropMissing(articleSet.unmet(own.round));
      end(own);
    } catch (error) {
      log.error({ err: error, pages: own.cursors.size }, "The older articles can't be read now");
      articleSet.join();
      pausedUntil = now() + PAUSE_AFTER_FAILURE;
      // The store may refuse this very cursor, so the next reading begins anew.
      if (!(error instanceof StoreDown) && reading === own) reading = undefined;
    } finally {
      own.isUnderWay = false;
    }
  };

  const end = (own: Reading) => {
    articleSet.join();
    if (reading !== own) return;
    reading = undefined;
    lastRead = { begunAt: own.begunAt, pages: own.cursors.size };
  };

  /** Asks for some missing articles by name, in case the list moved during the reading. */
  const dropMissing = async (slugs: readonly string[]) => {
    for (const slug of slugs.slice(0, ASKED_FOR)) {
      // A list that left out one existing article may have left out others.
      if (await isInStore(slug)) return;
      articleSet.drop(slug);
    }
    for (const slug of slugs.slice(ASKED_FOR)) articleSet.drop(slug);
  };

  const isInStore = async (slug: string) => {
    const variables = { blogHandle, articleHandle: handleIn(slug) };
    try {
      const { blog } = await storefront.query(ARTICLE_BY_HANDLE, variables, articleByHandleAnswer);
      return Boolean(blog?.articleByHandle);
    } catch (error) {
      if (error instanceof AnswerTooLarge) return true;
      throw error;
    }
  };

  const isRead = ({ next }: { next: string | null }) => next === null || lastRead !== undefined;

  return {
    async list() {
      const answer = await newest.ask(NEWEST);
      if (answer.status !== "ok") return answer;
      goOn(answer.next);
      return { status: "ok", articles: articleSet.articles(), isRead: isRead(answer) };
    },
    has(slug) {
      const answer = newest.peek(NEWEST);
      if (answer?.status !== "ok" || !isRead(answer)) return "unknown";
      return articleSet.has(slug) ? "yes" : "no";
    },
    drop: (slug) => articleSet.drop(slug),
  };
}

const NEWEST = "list of articles";
/** Parsing JSON of 250 long articles would hold up the server. */
const OLDER_PAGE = 100;
/** Articles whose change is looked for each minute. */
const CHANGED = 50;
/** Missing articles that are looked up by name. */
const ASKED_FOR = 20;
/** 50,000 articles. */
const MOST_PAGES = 500;
const MINUTE = 60_000;
const PAUSE_AFTER_FAILURE = 10_000;
/** Sorts after any date. */
const LAST = "\uffff";

function isDue(
  lastRead: { begunAt: number; pages: number } | undefined,
  now: number,
  expiredAt: number,
): boolean {
  if (!lastRead || lastRead.begunAt < expiredAt) return true;
  return now >= lastRead.begunAt + lastRead.pages * MINUTE;
}

function isNew(cursor: string | null, cursors: ReadonlySet<string>): boolean {
  return cursor !== null && !cursors.has(cursor) && cursors.size < MOST_PAGES;
}

const nodesOf = (edges: readonly { node?: unknown }[]) => edges.map(({ node }) => node);
