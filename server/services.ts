import { hostname } from "node:os";
import type { Logger } from "pino";
import { createArticles } from "#app/articles/articles.server.ts";
import { withOwnArticles } from "#app/articles/own-articles.server.ts";
import { withUnpublished } from "#app/articles/unpublished-articles.server.ts";
import { createDesk } from "#app/desk/desk.server.ts";
import { createAlerts } from "#app/forms/alerts/alerts.server.ts";
import { createMailer } from "#app/forms/mail.server.ts";
import { createNewsletter } from "#app/forms/newsletter/newsletter.server.ts";
import { createOutbox } from "#app/forms/outbox.server.ts";
import { createRateLimits } from "#app/forms/rate-limits.server.ts";
import { createUnsubscribing } from "#app/forms/unsubscribe.server.ts";
import { createRegistrations } from "#app/forms/webinar/registrations.server.ts";
import type { SteadyClock, WallClock } from "#app/infra/clock.ts";
import { createDatabase, type Database } from "#app/infra/database.server.ts";
import type { Env } from "#app/infra/env.server.ts";
import { createMetrics, type Metrics } from "#app/infra/metrics.server.ts";
import { createPurges } from "#app/infra/purges.server.ts";
import type { ServerState } from "#app/infra/server-state.ts";
import { createLinkCheck } from "#app/link-check/link-check.server.ts";
import { checkOutsideLink } from "#app/link-check/outside-link.server.ts";
import { createPages } from "#app/pages/pages.server.ts";
import { searchedPages } from "#app/pages/searched-pages.server.ts";
import { createBodyLinks } from "#app/redirects/body-links.server.ts";
import { createHasPage } from "#app/redirects/has-page.server.ts";
import { createRedirects } from "#app/redirects/redirects.server.ts";
import { createStoreRedirects } from "#app/redirects/store-redirects.server.ts";
import { loadEvidenceSummary } from "#app/search/evidence-summary.server.ts";
import {
  createSearch,
  type OwnPages,
  prepareOwnPages,
  type Search,
} from "#app/search/search.server.ts";
import { createSearchCounts } from "#app/search/search-counts.server.ts";
import * as site from "#app/site.config.ts";
import { loadOwnPages } from "#app/site-pages/searched-pages.server.ts";
import { isSitePage } from "#app/site-pages/site-pages.server.ts";
import type { StoreCacheTally } from "#app/storefront/store-cache.server.ts";
import type { Drawings } from "#app/storefront/store-figures.server.ts";
import {
  createStorefrontClient,
  type StorefrontClient,
  type StorefrontClientOptions,
} from "#app/storefront/storefront-client.server.ts";
import { BLOG_HANDLE } from "#embedded-store/graph.ts";
import { listSamples } from "./samples.ts";
import { type EmbeddedStore, openEmbeddedStore, type StoreAccess } from "./store/embedded-store.ts";
import { watchStore } from "./store/store-watch.ts";

/** Clocks, waits and stores, so that tests can pass their own. */
export type Surroundings = {
  now: SteadyClock;
  wait: (milliseconds: number) => Promise<void>;
  /** In milliseconds. */
  storeTimeout?: number;
  /** The machine's by default. */
  clock?: WallClock;
  /** Default: the embedded store. */
  embeddedStore?: EmbeddedStore;
  /** True to show unpublished articles at their addresses and in lists, with a mark. */
  preview?: boolean;
  problems?: ServerState["problems"];
};

let ownPages: Promise<OwnPages> | undefined;

/** Once in a process, whose sites all have the same: it takes a sixth of a second. */
function readOwnPages(): Promise<OwnPages> {
  ownPages ??= loadOwnPages().then((pages) => prepareOwnPages(pages, loadEvidenceSummary()));
  return ownPages;
}

export type Services = ReturnType<typeof createServices>;

export function createServices(env: Env, log: Logger, surroundings: Surroundings) {
  const { now, wait, clock = Date.now, problems = () => [] } = surroundings;
  const metrics = createMetrics();
  const { store, cache, ...connected } = connectStore(env, log, surroundings, metrics);
  const { storefront } = connected;
  const { articles, published } = createBlog(env, log, surroundings, { ...connected, cache });
  const rules = linkRules(env);
  const pages = createPages({ storefront, rules, cache });
  const blogHandle = env.store?.blogHandle ?? BLOG_HANDLE;
  const storeUrl = env.store?.origin;
  const server: ServerState = {
    name: `${hostname()}:${env.port}`,
    startedAt: clock(),
    now,
    problems,
    storeCache: cache.tally,
    storeVersion: connected.storeVersion,
    listed: [],
    loggedPath: () => "…",
  };
  const isOwnPage = (path: string) => isSitePage(path, server.listed);
  const redirects = createRedirects({
    articles,
    pages,
    blogHandle,
    storeUrl,
    isOwnPage,
    storeRedirects: createStoreRedirects(storefront, { ...cache, wait }),
    siteUrl: env.siteUrl,
    shopUrl: env.shopUrl,
  });
  const routeOf = (path: string) => server.routeOf?.(path) ?? path;
  const bodyLinks = createBodyLinks({
    redirects,
    articles,
    blogHandle,
    storeUrl,
    rules,
    shopUrl: env.shopUrl,
    hasPage: createHasPage({
      articles,
      routeOf,
      isOwnPage,
      isFile: (path) => server.isFile?.(path) ?? false,
    }),
  });
  const database = createDatabase(env, log);
  const desk = createDesk({ database, clock, siteUrl: env.siteUrl });
  const searchCounts = createSearchCounts({ database, log, clock, now, isWanted: desk.isOpen });
  // Once the server listens. In development they are read at the first search: a saved file is seen sooner.
  if (!surroundings.preview) setImmediate(readOwnPages);
  const siteSearch = createSearch({
    wait,
    articles: env.store ? articles : published,
    ownArticles: published,
    ownPages: readOwnPages,
    storePages: () => searchedPages(pages),
    evidence: loadEvidenceSummary(),
  });
  const search: Search = {
    async find(query) {
      const outcome = await siteSearch.find(query);
      searchCounts.answered(query, outcome);
      return outcome;
    },
  };
  const purges = createPurges({
    database,
    clock,
    log,
    expire() {
      store.expire();
      server.http?.pageCache.expire();
    },
  });
  const userAgent = `${site.name} link check (+${env.siteUrl})`;
  const linkCheck = createLinkCheck({
    database,
    articles,
    clock,
    wait,
    log,
    askInside: async (path) => server.http?.ask(path),
    checkOutside: env.checksOutsideLinks
      ? (href) => checkOutsideLink(href, { userAgent })
      : undefined,
  });
  return {
    env,
    log,
    clock,
    metrics,
    server,
    database,
    desk,
    samples: listSamples,
    store,
    articles,
    pages,
    redirects,
    bodyLinks,
    search,
    searchCounts,
    purges,
    linkCheck,
    ...createSignUpLists(env, { database, metrics, log, clock, now, wait }),
  };
}

/** The store that the site shows, watched, and the embedded one beside it. */
function connectStore(
  env: Env,
  log: Logger,
  { now, wait, storeTimeout, embeddedStore = openEmbeddedStore(log) }: Surroundings,
  metrics: Metrics,
) {
  const connect = (store: StoreAccess & Pick<StorefrontClientOptions, "onVersion">) =>
    createStorefrontClient({ ...store, log, wait, ...(storeTimeout && { timeout: storeTimeout }) });
  let version: string | null = null;
  const embedded = connect(embeddedStore.published);
  const onVersion = (latest: string | null) => {
    version = latest;
  };
  const client = env.store ? connect({ ...env.store, fetch, onVersion }) : embedded;
  const { client: storefront, health } = watchStore(client, metrics, { now, wait });
  let expiredAt = Number.NEGATIVE_INFINITY;
  const tally: StoreCacheTally = { asked: 0, passedOn: 0, sizes: [] };
  return {
    storefront,
    embeddedStore,
    /** Of the articles in content/, whichever store is shown. */
    published: env.store ? embedded : storefront,
    unpublished: () => connect(embeddedStore.unpublished),
    storeVersion: () => version,
    store: {
      health,
      expire: () => {
        expiredAt = now();
      },
    },
    cache: { now, log, expiredAt: () => expiredAt, tally },
  };
}

/** @returns all articles, and our own published ones, which are the same without a store's */
function createBlog(
  env: Env,
  log: Logger,
  { preview = false }: Surroundings,
  {
    storefront,
    embeddedStore,
    published,
    unpublished,
    cache,
  }: Omit<ReturnType<typeof connectStore>, "store" | "storeVersion">,
) {
  const rules = { ...linkRules(env), defaultAuthor: site.defaultAuthor };
  const { drawings, isDraft } = embeddedStore;
  const ownArticles = (storefront: StorefrontClient) =>
    createArticles({ storefront, blogHandle: BLOG_HANDLE, rules, drawings, log, cache });
  const own = ownArticles(published);
  const shown = preview
    ? withUnpublished(own, { articles: ownArticles(unpublished()), isDraft })
    : own;
  if (!env.store) return { articles: shown, published: own };
  const { blogHandle } = env.store;
  const theirs = createArticles({
    storefront,
    blogHandle,
    rules,
    log,
    cache,
    drawings: NO_DRAWINGS,
  });
  return { articles: withOwnArticles(theirs, shown), published: own };
}

function createSignUpLists(
  { siteUrl, smtpUrl }: Env,
  surroundings: { database: Database; metrics: Metrics; log: Logger; clock: WallClock } & Pick<
    Surroundings,
    "now" | "wait"
  >,
) {
  const { database, log, clock } = surroundings;
  const mailer = smtpUrl ? createMailer(smtpUrl, siteUrl) : undefined;
  const outbox = createOutbox(database, mailer, log, clock);
  const signUps = { ...surroundings, outbox, rateLimits: createRateLimits(database), siteUrl };
  return {
    outbox,
    newsletter: createNewsletter(signUps),
    alerts: createAlerts(signUps),
    registrations: createRegistrations(signUps),
    unsubscribing: createUnsubscribing(database, clock),
  };
}

const linkRules = ({ siteUrl }: Env) => ({ siteUrl, affiliateHosts: site.affiliateHosts });

/** A store's pictures never become part of a page. */
const NO_DRAWINGS: Drawings = new Map();
