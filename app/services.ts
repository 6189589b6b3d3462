import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Articles } from "#app/articles/articles.server.ts";
import type { Desk } from "#app/desk/desk.server.ts";
import type { Alerts } from "#app/forms/alerts/alerts.server.ts";
import type { Newsletter } from "#app/forms/newsletter/newsletter.server.ts";
import type { Outbox } from "#app/forms/outbox.server.ts";
import type { Unsubscribing } from "#app/forms/unsubscribe.server.ts";
import type { Registrations } from "#app/forms/webinar/registrations.server.ts";
import type { SteadyClock, WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { Env } from "#app/infra/env.server.ts";
import type { Metrics } from "#app/infra/metrics.server.ts";
import type { ListedRoute } from "#app/infra/route-handle.server.ts";
import type { LinkCheck } from "#app/link-check/link-check.server.ts";
import type { Pages } from "#app/pages/pages.server.ts";
import type { BodyLinks } from "#app/redirects/body-links.server.ts";
import type { Redirects } from "#app/redirects/redirects.server.ts";
import type { Search } from "#app/search/search.server.ts";
import type { SearchCounts } from "#app/search/search-counts.server.ts";
import type { Sample } from "#app/site.config.ts";
import type { StoreCacheTally } from "#app/storefront/store-cache.server.ts";

/** Everything that loaders and actions may use. They read it with `context.get(servicesContext)`. */
export type Services = {
  env: Env;
  log: Logger;
  clock: WallClock;
  articles: Articles;
  pages: Pages;
  redirects: Redirects;
  bodyLinks: BodyLinks;
  search: Search;
  searchCounts: SearchCounts;
  metrics: Metrics;
  store: {
    health: StoreHealth;
    /** Fetches every answer of the store anew from now on. */
    expire(): void;
  };
  server: ServerState;
  purges: Purges;
  linkCheck: LinkCheck;
  samples: () => SamplesLeft;
  database: Database;
  outbox: Outbox;
  newsletter: Newsletter;
  alerts: Alerts;
  unsubscribing: Unsubscribing;
  registrations: Registrations;
  desk: Desk;
};

export type StoreHealth = {
  fails: boolean;
  /** In ms on the steady clock; undefined before the first usable answer. */
  answeredAt: number | undefined;
  /** Calls that the store turned away, and the time of the latest, on the same clock. */
  throttled: number;
  throttledAt: number | undefined;
  /** The end of the pause after a failure, on the same clock; undefined without one. */
  pausedUntil: number | undefined;
};

/** On every server that shares the database. */
export type Purges = {
  /** At once here, within seconds on other servers. @throws {DatabaseUnavailable} */
  purge(): Promise<void>;
  start(): void;
  stop(): void;
};

export type ServerState = {
  name: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  now: SteadyClock;
  storeCache: StoreCacheTally;
  /** Null when the store does not give it. */
  storeVersion: () => string | null;
  problems: () => readonly LoggedProblem[];
  /** The pattern of a path's route, "/*" for none; undefined before there is an app. */
  routeOf?: (pathname: string) => string;
  /** None before there is an app. */
  listed: readonly ListedRoute[];
  /** Leaves out what tells of the reader, and everything before there is an app. */
  loggedPath: (url: string) => string;
  /** True for the path of a public file, in small letters. */
  isFile?: (path: string) => boolean;
  http?: {
    pageCache: { entries(): number; size(): number; expire(): void };
    /** Past the page cache. */
    ask: (path: string) => Promise<number>;
    /** In ms, of the last minute. */
    delays: () => readonly number[];
    slowPages: () => readonly SlowPage[];
  };
};

/** A warning or an error of the log. `at` is in ms since 1970. */
export type LoggedProblem = {
  at: number;
  level: "warning" | "error";
  message: string;
  cause: string | undefined;
  /** The id on the reader's screen. */
  errorId: string | undefined;
  path: string | undefined;
};

/** A route that was rendered lately, with its slowest page. `at` is in ms since 1970. */
export type SlowPage = {
  route: string;
  renders: number;
  /** In milliseconds. */
  median: number;
  slowest: number;
  /** Without the query. */
  path: string;
  at: number;
};

/** Stand-ins and unproven figures that the operator has to replace or prove before a launch. */
export type SamplesLeft = {
  samples: readonly Sample[];
  unproven: readonly { on: readonly string[]; figure: string; checked: string }[];
  toFillIn: readonly string[];
};

export const servicesContext = createContext<Services>();

/** Facts about a request that its headers alone do not prove. */
export type RequestFacts = {
  /** As far as our own proxies vouch for it. */
  clientAddress: string;
};

export const requestContext = createContext<RequestFacts>();
