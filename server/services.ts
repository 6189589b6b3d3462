import type { Logger } from "pino";
import { createAlerts } from "#app/alerts/alerts.server.ts";
import { createArticles } from "#app/articles/articles.server.ts";
import { loadCharts } from "#app/articles/charts.server.ts";
import { withOwnArticles } from "#app/articles/own-articles.server.ts";
import { createDatabase } from "#app/infra/database.server.ts";
import type { Env } from "#app/infra/env.ts";
import { createMetrics } from "#app/infra/metrics.ts";
import { createNewsletter } from "#app/newsletter/newsletter.server.ts";
import { createPages } from "#app/pages/pages.server.ts";
import { loadHeldEvidence } from "#app/search/held-evidence.server.ts";
import { loadOwnPages } from "#app/search/own-pages.server.ts";
import { createSearch } from "#app/search/search.server.ts";
import type { Services } from "#app/services.ts";
import { createMailer } from "#app/sign-ups/mail.server.ts";
import { createOutbox } from "#app/sign-ups/outbox.server.ts";
import { createRateLimits } from "#app/sign-ups/rate-limits.server.ts";
import { createUnsubscribing } from "#app/sign-ups/unsubscribe.server.ts";
import * as site from "#app/site.config.ts";
import { createStorefrontClient } from "#app/storefront/storefront-client.ts";
import { createRegistrations } from "#app/webinar/registrations.server.ts";
import { storeDirectory } from "#demo-store/files.ts";
import { BLOG_HANDLE } from "#demo-store/graph.ts";
import { STORE_FILES } from "./files.ts";
import { embeddedStore, type StoreAccess } from "./store-access.ts";
import { watchStore } from "./store-watch.ts";

/** The world outside, passed in so that tests decide about time. */
export type Surroundings = {
  /** Milliseconds on a steady clock. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds after which a store that does not answer is given up. */
  storeTimeout?: number;
  /** Milliseconds since 1970, which sign-ups and plans are dated with. Default: the machine's clock. */
  clock?: () => number;
};

/** Everything that loaders may ask for, wired together from the settings. */
export function createServices(
  env: Env,
  log: Logger,
  { now, wait, storeTimeout, clock = Date.now }: Surroundings,
): Services {
  const metrics = createMetrics();
  const clientOf = (store: StoreAccess) =>
    createStorefrontClient({ ...store, log, wait, ...(storeTimeout && { timeout: storeTimeout }) });
  const embedded = clientOf(embeddedStore());
  const client = env.store ? clientOf({ ...env.store, fetch }) : embedded;
  const { client: storefront, health } = watchStore(client, metrics, now);
  let expiredAt = Number.NEGATIVE_INFINITY;
  const cache = { now, log, expiredAt: () => expiredAt };
  const linkRules = {
    siteUrl: env.siteUrl,
    affiliateHosts: site.affiliateHosts,
    storeUrl: env.store?.origin,
    shopUrl: env.shopUrl,
  };
  const rules = { ...linkRules, defaultAuthor: site.defaultAuthor };
  const own = createArticles({
    storefront: env.store ? embedded : storefront,
    blogHandle: BLOG_HANDLE,
    rules,
    drawings: loadCharts(new URL("images/", storeDirectory), STORE_FILES),
    log,
    cache,
  });
  const articles = env.store
    ? withOwnArticles(
        createArticles({
          storefront,
          blogHandle: env.store.blogHandle,
          rules,
          drawings: new Map(),
          log,
          cache,
        }),
        own,
      )
    : own;
  const pages = createPages({ storefront, rules: linkRules, cache });
  const store = {
    health,
    expire: () => {
      expiredAt = now();
    },
  };
  const search = createSearch({
    articles,
    ownArticles: own,
    ownPages: loadOwnPages(),
    held: loadHeldEvidence(),
  });
  const database = createDatabase(env, log);
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
  const reading = { env, log, clock, articles, pages, search, metrics, store };
  return { ...reading, database, outbox, newsletter, alerts, unsubscribing, registrations };
}
