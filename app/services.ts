import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Alerts } from "#app/alerts/alerts.server.ts";
import type { Articles } from "#app/articles/articles.server.ts";
import type { Desk } from "#app/desk/desk.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { Env } from "#app/infra/env.ts";
import type { Metrics } from "#app/infra/metrics.ts";
import type { LinkCheck } from "#app/link-check/link-check.server.ts";
import type { Newsletter } from "#app/newsletter/newsletter.server.ts";
import type { Pages } from "#app/pages/pages.server.ts";
import type { Redirects } from "#app/redirects/redirects.server.ts";
import type { Search } from "#app/search/search.server.ts";
import type { SearchCounts } from "#app/search/search-counts.server.ts";
import type { Outbox } from "#app/sign-ups/outbox.server.ts";
import type { Unsubscribing } from "#app/sign-ups/unsubscribe.server.ts";
import type { Sample } from "#app/site.config.ts";
import type { StoreCacheTally } from "#app/storefront/store-cache.server.ts";
import type { Registrations } from "#app/webinar/registrations.server.ts";

/** What the server gives to loaders, actions and endpoints. */
export type Services = {
  env: Env;
  log: Logger;
  /** Milliseconds since 1970: today, for pages that count from it. */
  clock: () => number;
  articles: Articles;
  pages: Pages;
  redirects: Redirects;
  search: Search;
  /** What readers search for; the server tells it of each search, and starts and ends it. */
  searchCounts: SearchCounts;
  metrics: Metrics;
  store: {
    health: StoreHealth;
    /** From now on every answer of the store is fetched anew. */
    expire(): void;
  };
  server: ServerState;
  purges: Purges;
  /** Follows the links of the articles when the operator wants it. */
  linkCheck: LinkCheck;
  /** What still stands in for something that only the operator can say. */
  samples: () => SamplesLeft;
  /** Sign-ups are kept and confirmed here; the server opens, starts and ends the two. */
  database: Database;
  outbox: Outbox;
  newsletter: Newsletter;
  alerts: Alerts;
  unsubscribing: Unsubscribing;
  registrations: Registrations;
  /** Who may see the operator's pages, and who did what there. */
  desk: Desk;
};

/** How the store has answered lately. */
export type StoreHealth = {
  /** Whether its last answer was none. */
  fails: boolean;
  /** When it last gave a usable answer, in ms on the server's steady clock; undefined before that. */
  answeredAt: number | undefined;
  /** How often it had no room for a question, and when that was last, on the same clock. */
  throttled: number;
  throttledAt: number | undefined;
  /** Until when it is left alone, on the same clock; undefined while it is asked. */
  pausedUntil: number | undefined;
};

/** Makes all pages anew, on every server that shares the database. */
export type Purges = {
  /** At once here, on the others within seconds. @throws {DatabaseUnavailable} once it is done here */
  purge(): Promise<void>;
  /** Begins to look whether another server was told to. */
  start(): void;
  stop(): void;
};

/** What this server knows of itself, in memory, for the desk: each server of several has its own. */
export type ServerState = {
  /** Tells it from the others: the machine's name and the port. */
  name: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Milliseconds now, on the server's steady clock. */
  now: () => number;
  storeCache: StoreCacheTally;
  /** The version of the Storefront API that answered last; null before that, and where the store does not say. */
  storeVersion: () => string | null;
  /** The last warnings and errors of the log, the newest first. */
  problems: () => readonly LoggedProblem[];
  /** What only the HTTP server knows; undefined where the app runs without one. */
  http?: {
    pageCache: { entries(): number; size(): number; expire(): void };
    /** The status with which the site answers a path, past the page cache. */
    ask: (path: string) => Promise<number>;
    /** How late the event loop was at each look of the last minute, in milliseconds. */
    delays: () => readonly number[];
    slowPages: () => readonly SlowPage[];
  };
};

/** A line of the log that says that something went wrong, as the desk shows it. */
export type LoggedProblem = {
  /** Milliseconds since 1970. */
  at: number;
  level: "warning" | "error";
  message: string;
  /** What led to it. */
  cause: string | undefined;
  /** The id that the reader's screen shows. */
  errorId: string | undefined;
  path: string | undefined;
};

/** A route, how often it was rendered of late, and its slowest page. */
export type SlowPage = {
  /** The route's pattern, such as `/blog/:slug`. */
  route: string;
  renders: number;
  /** Milliseconds, of all and of the slowest. */
  median: number;
  slowest: number;
  /** As it may stand in the log. */
  path: string;
  /** When that was, in milliseconds since 1970. */
  at: number;
};

/** What stands in for something that only the operator can say, or prove, and is still in place. */
export type SamplesLeft = {
  samples: readonly Sample[];
  /** Figures of the site's own without proof, in plain words. */
  unproven: readonly { on: readonly string[]; figure: string; checked: string }[];
  /** What the embedded store's pages don't say yet. */
  toFillIn: readonly string[];
};

/** Loaders read it with `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** What the server knows of a request besides the request itself. */
export type RequestFacts = {
  /** IP address of the reader's side, as far as our own proxies can vouch for it. */
  clientAddress: string;
};

/** Actions read it with `context.get(requestContext)`. */
export const requestContext = createContext<RequestFacts>();
