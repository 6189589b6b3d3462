import { hostname } from "node:os";
import type { Logger } from "pino";
import { createAlerts } from "#app/alerts/alerts.server.ts";
import { createArticles } from "#app/articles/articles.server.ts";
import { withOwnArticles } from "#app/articles/own-articles.server.ts";
import { withUnpublished } from "#app/articles/unpublished-articles.server.ts";
import { createDesk } from "#app/desk/desk.server.ts";
import type { SteadyClock, WallClock } from "#app/infra/clock.ts";
import { createDatabase } from "#app/infra/database.server.ts";
import type { Env } from "#app/infra/env.server.ts";
import { createMetrics } from "#app/infra/metrics.server.ts";
import { createLinkCheck } from "#app/link-check/link-check.server.ts";
import { checkOutsideLink } from "#app/link-check/outside-link.server.ts";
import { createNewsletter } from "#app/newsletter/newsletter.server.ts";
import { createPages } from "#app/pages/pages.server.ts";
import { createBodyLinks } from "#app/redirects/body-links.server.ts";
import { createHasPage } from "#app/redirects/has-page.server.ts";
import { createRedirects } from "#app/redirects/redirects.server.ts";
import { createStoreRedirects } from "#app/redirects/store-redirects.server.ts";
import { loadHeldEvidence } from "#app/search/held-evidence.server.ts";
import {
  createSearch,
  type OwnPages,
  prepareOwnPages,
  type Search,
} from "#app/search/search.server.ts";
import { createSearchCounts } from "#app/search/search-counts.server.ts";
import type { ServerState, Services } from "#app/services.ts";
import { createMailer } from "#app/sign-ups/mail.server.ts";
import { createOutbox } from "#app/sign-ups/outbox.server.ts";
import { createRateLimits } from "#app/sign-ups/rate-limits.server.ts";
import { createUnsubscribing } from "#app/sign-ups/unsubscribe.server.ts";
import * as site from "#app/site.config.ts";
import { loadOwnPages } from "#app/site-pages/searched-pages.server.ts";
import { listSitePages } from "#app/site-pages/site-pages.server.ts";
import type { StoreCacheTally } from "#app/storefront/store-cache.server.ts";
import type { Drawings } from "#app/storefront/store-figures.server.ts";
import {
  createStorefrontClient,
  type StorefrontClient,
  type StorefrontClientOptions,
} from "#app/storefront/storefront-client.server.ts";
import { createRegistrations } from "#app/webinar/registrations.server.ts";
import { BLOG_HANDLE } from "#demo-store/graph.ts";
import { createPurges } from "./purges.ts";
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
  /** Default: the store in demo-store/. */
  embeddedStore?: EmbeddedStore;
  /** True to show unpublished articles at their addresses and in lists, with a mark. */
  preview?: boolean;
  problems?: ServerState["problems"];
};

let ownPages: Promise<OwnPages> | undefined;

/** Once in a process, whose sites all have the same: it takes a sixth of a second. */
function readOwnPages(): Promise<OwnPages> {
  ownPages ??= loadOwnPages().then((pages) => prepareOwnPages(pages, loadHeldEvidence()));
  return ownPages;
}

export function createServices(
  env: Env,
  log: Logger,
  {
    now,
    wait,
    storeTimeout,
    clock = Date.now,
    embeddedStore = openEmbeddedStore(log),
    preview = false,
    problems = () => [],
  }: Surroundings,
): Services {
  const metrics = createMetrics();
  const clientOf = (store: StoreAccess & Pick<StorefrontClientOptions, "onVersion">) =>
    createStorefrontClient({ ...store, log, wait, ...(storeTimeout && { timeout: storeTimeout }) });
  const embedded = clientOf(embeddedStore.published);
  let storeVersion: string | null = null;
  const onVersion = (version: string | null) => {
    storeVersion = version;
  };
  const client = env.store ? clientOf({ ...env.store, fetch, onVersion }) : embedded;
  const { client: storefront, health } = watchStore(client, metrics, { now, wait });
  let expiredAt = Number.NEGATIVE_INFINITY;
  const storeCache: StoreCacheTally = { asked: 0, passedOn: 0, sizes: [] };
  const cache = { now, log, expiredAt: () => expiredAt, tally: storeCache };
  const linkRules = {
    siteUrl: env.siteUrl,
    affiliateHosts: site.affiliateHosts,
  };
  const rules = { ...linkRules, defaultAuthor: site.defaultAuthor };
  const ownArticles = (storefront: StorefrontClient) => {
    const { drawings } = embeddedStore;
    return createArticles({ storefront, blogHandle: BLOG_HANDLE, rules, drawings, log, cache });
  };
  const published = ownArticles(env.store ? embedded : storefront);
  const own = preview
    ? withUnpublished(published, {
        articles: ownArticles(clientOf(embeddedStore.unpublished)),
        isDraft: embeddedStore.isDraft,
      })
    : published;
  const articles = env.store
    ? withOwnArticles(
        createArticles({
          storefront,
          blogHandle: env.store.blogHandle,
          rules,
          drawings: () => NO_DRAWINGS,
          log,
          cache,
        }),
        own,
      )
    : own;
  const pages = createPages({ storefront, rules: linkRules, cache });
  const blogHandle = env.store?.blogHandle ?? BLOG_HANDLE;
  const storeUrl = env.store?.origin;
  let ownPaths: Promise<ReadonlySet<string>> | undefined;
  const isOwnPage = async (path: string) => {
    ownPaths ??= listSitePages().then((pages) => new Set(pages.map((page) => page.path)));
    return (await ownPaths).has(path);
  };
  const redirects = createRedirects({
    articles,
    pages,
    storeRedirects: createStoreRedirects(storefront, { ...cache, wait }),
    blogHandle,
    siteUrl: env.siteUrl,
    storeUrl,
    shopUrl: env.shopUrl,
    isOwnPage,
  });
  const server: ServerState = {
    ...{ name: `${hostname()}:${env.port}`, startedAt: clock(), now },
    ...{ storeCache, storeVersion: () => storeVersion, problems },
  };
  const routeOf = (path: string) => server.routeOf?.(path) ?? path;
  const bodyLinks = createBodyLinks({
    ...{ redirects, articles, blogHandle, storeUrl, rules: linkRules },
    hasPage: createHasPage({
      ...{ articles, routeOf, isOwnPage },
      isFile: (path) => server.isFile?.(path) ?? false,
    }),
  });
  const store = {
    health,
    expire: () => {
      expiredAt = now();
    },
  };
  const siteSearch = createSearch({
    wait,
    articles: env.store ? articles : published,
    ownArticles: published,
    ownPages: readOwnPages(),
    held: loadHeldEvidence(),
  });
  const database = createDatabase(env, log);
  const desk = createDesk({ database, clock, siteUrl: env.siteUrl });
  const searchCounts = createSearchCounts({ database, log, clock, now, isWanted: desk.isOpen });
  const search: Search = {
    async find(query) {
      const outcome = await siteSearch.find(query);
      searchCounts.answered(query, outcome);
      return outcome;
    },
  };
  const mailer = env.smtpUrl ? createMailer(env.smtpUrl, env.siteUrl) : undefined;
  const outbox = createOutbox(database, mailer, log, clock);
  const rateLimits = createRateLimits(database);
  const signUps = {
    database,
    outbox,
    rateLimits,
    metrics,
    siteUrl: env.siteUrl,
    log,
    clock,
    now,
    wait,
  };
  const registrations = createRegistrations(signUps);
  const newsletter = createNewsletter(signUps);
  const alerts = createAlerts(signUps);
  const unsubscribing = createUnsubscribing(database, clock);
  const reading = {
    env,
    log,
    clock,
    articles,
    pages,
    redirects,
    bodyLinks,
    search,
    searchCounts,
    metrics,
    store,
  };
  const purges = createPurges({
    ...{ database, clock, log },
    expire() {
      store.expire();
      server.http?.pageCache.expire();
    },
  });
  const userAgent = `${site.name} link check (+${env.siteUrl})`;
  const linkCheck = createLinkCheck({
    ...{ database, articles, clock, wait, log },
    askInside: async (path) => server.http?.ask(path),
    checkOutside: env.checksOutsideLinks
      ? (href) => checkOutsideLink(href, { userAgent })
      : undefined,
  });
  return {
    ...reading,
    server,
    purges,
    linkCheck,
    samples: listSamples,
    database,
    outbox,
    newsletter,
    alerts,
    unsubscribing,
    registrations,
    desk,
  };
}

/** A store's pictures never become part of a page. */
const NO_DRAWINGS: Drawings = new Map();
