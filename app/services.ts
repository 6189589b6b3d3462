import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Alerts } from "#app/alerts/alerts.server.ts";
import type { Articles } from "#app/articles/articles.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { Env } from "#app/infra/env.ts";
import type { Metrics } from "#app/infra/metrics.ts";
import type { Newsletter } from "#app/newsletter/newsletter.server.ts";
import type { Pages } from "#app/pages/pages.server.ts";
import type { Redirects } from "#app/redirects/redirects.server.ts";
import type { Search } from "#app/search/search.server.ts";
import type { Outbox } from "#app/sign-ups/outbox.server.ts";
import type { Unsubscribing } from "#app/sign-ups/unsubscribe.server.ts";
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
  metrics: Metrics;
  store: {
    health: StoreHealth;
    /** From now on every answer of the store is fetched anew. */
    expire(): void;
  };
  /** Sign-ups are kept and confirmed here; the server opens, starts and ends the two. */
  database: Database;
  outbox: Outbox;
  newsletter: Newsletter;
  alerts: Alerts;
  unsubscribing: Unsubscribing;
  registrations: Registrations;
};

/** How the store has answered lately. */
export type StoreHealth = {
  /** Whether its last answer was none. */
  fails: boolean;
  /** When it last gave a usable answer, in ms on the server's steady clock; undefined before that. */
  answeredAt: number | undefined;
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
