import { createArticles } from "#app/articles/articles.server.ts";
import { createStorefrontClient } from "#app/storefront/storefront-client.server.ts";
import type { StoreDouble } from "./store-double.ts";

/** A store's articles, by a clock in ms that the test moves, and what was logged of them. */
export function articlesOf(store: StoreDouble) {
  const time = { now: 1_000, expiredAt: 0 };
  const logged: { level: string; entry: unknown[] }[] = [];
  const log = {
    warn: (...entry: unknown[]) => logged.push({ level: "warn", entry }),
    error: (...entry: unknown[]) => logged.push({ level: "error", entry }),
  };
  const articles = createArticles({
    storefront: createStorefrontClient({
      origin: store.origin,
      token: { kind: "public", value: "a-token" },
      apiVersion: "2024-10",
      log,
      fetch,
      wait: async () => {},
    }),
    blogHandle: "red-light-therapy-blog",
    rules: { defaultAuthor: "Desk", siteUrl: "https://site.example", affiliateHosts: [] },
    drawings: new Map(),
    log,
    cache: { now: () => time.now, expiredAt: () => time.expiredAt, log },
  });
  return { articles, time, logged };
}
