import type { Env } from "#app/infra/env.server.ts";
import * as site from "#app/site.config.ts";

/** Without secrets. */
export type Setting = { name: string; value: string; setIn: string };

/** As the server read them. */
export function listEnvironment(env: Env): Setting[] {
  const { store } = env;
  const token = (kind: "public" | "private") => hidden(store?.token?.kind === kind);
  const values: Record<string, string | number | undefined> = {
    PUBLIC_SITE_URL: env.siteUrl,
    PORT: env.port,
    HOST: env.host ?? "all addresses of the machine",
    TRUST_PROXY: env.trustedProxies.join(", ") || "nobody",
    PUBLIC_STORE_DOMAIN: store?.origin ?? "the embedded store",
    PUBLIC_STOREFRONT_API_TOKEN: token("public"),
    PRIVATE_STOREFRONT_API_TOKEN: token("private"),
    STOREFRONT_API_VERSION: store?.apiVersion,
    STORE_BLOG_HANDLE: store?.blogHandle,
    SHOP_URL: env.shopUrl,
    DATABASE_URL: env.databaseUrl ? withoutPassword(env.databaseUrl) : "SQLite, in DATA_DIR",
    DATA_DIR: env.dataDir,
    SMTP_URL: env.smtpUrl ? withoutPassword(env.smtpUrl) : "no mail is sent",
    CHECK_LINKS: env.checksOutsideLinks ? "outside" : "links within the site alone",
    PUBMED_EMAIL: env.pubmed.email ?? "PubMed isn’t asked",
    PUBMED_API_KEY: hidden(env.pubmed.apiKey !== undefined),
    PURGE_SECRET: hidden(env.purgeSecret !== undefined),
    METRICS_PORT: env.metricsPort,
    METRICS_HOST: env.metricsHost,
    LOG_LEVEL: env.logLevel,
  };
  return Object.entries(values).map(([name, value]) => ({
    name,
    value: String(value ?? "not set"),
    setIn: env.given.includes(name) ? ".env, environment" : "default",
  }));
}

/** The operator's own data, as on pages and in mails. */
export function listSiteConfig(): Setting[] {
  const values = {
    name: site.name,
    mailSender: `${site.mailSender.name} <${site.mailSender.address}>`,
    postalAddress: site.postalAddress,
    contactEmail: site.contactEmail,
    defaultAuthor: site.defaultAuthor,
    reviewer: site.reviewer.name,
    reviewEvery: `${site.reviewEvery} days`,
    affiliateHosts: site.affiliateHosts.join(", ") || "none",
  };
  return Object.entries(values).map(([name, value]) => ({
    ...{ name, value },
    setIn: "app/site.config.ts",
  }));
}

const hidden = (isSet: boolean) => (isSet ? "set, not shown" : undefined);

/** Of `scheme://user:password@host/path?query`, where the query may hold a password as well. */
function withoutPassword(address: string): string {
  const { protocol, username, host, pathname } = new URL(address);
  return `${protocol}//${username ? `${username}:…@` : ""}${host}${pathname}`;
}
