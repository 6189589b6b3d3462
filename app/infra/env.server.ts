import { isIP } from "node:net";
import proxyaddr from "proxy-addr";
import { createContext } from "react-router";
import { z } from "zod";
import { handleIn, isHandle } from "#app/storefront/handle.ts";

/** `.env.example` describes each setting; an absent one turns its feature off. */
export type Env = {
  port: number;
  /** Undefined: all addresses of this machine. */
  host: string | undefined;
  /** Origin of the public site, without a trailing slash. */
  siteUrl: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Undefined: the embedded store is used. */
  store:
    | { origin: string; token: StoreToken | undefined; apiVersion: string; blogHandle: string }
    | undefined;
  shopUrl: string | undefined;
  /** The proxies whose `X-Forwarded-For` is believed, in proxy-addr's notation. */
  trustedProxies: string[];
  purgeSecret: string | undefined;
  metricsPort: number | undefined;
  metricsHost: string;
  /** Undefined: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  smtpUrl: string | undefined;
  checksOutsideLinks: boolean;
  /** For `npm run content papers`. Undefined: PubMed isn't asked. */
  pubmed: { email: string | undefined; apiKey: string | undefined };
  given: readonly string[];
};

export const envContext = createContext<Env>();

/** The queries were written for this version. */
export const STOREFRONT_API_VERSION = "2024-10";

type StoreToken = { kind: "public" | "private"; value: string };

/** The message lists every wrong value. */
export class EnvError extends Error {}

/** Parses environment variables. Empty values count as unset. @throws {EnvError} */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const named = Map.groupBy(parsed.error.issues, ({ path }) => path.join("."));
    const wrong = [...named].map(([name, issues]) => `  ${name}: ${issues[0]?.message}`);
    throw new EnvError(
      `The environment is not usable:\n${wrong.join("\n")}\n.env.example says what each variable is for.`,
    );
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl: value.PUBLIC_SITE_URL ?? `http://localhost:${value.PORT}`,
    logLevel: value.LOG_LEVEL,
    store: value.PUBLIC_STORE_DOMAIN
      ? {
          origin: value.PUBLIC_STORE_DOMAIN,
          token: storeToken(value.PRIVATE_STOREFRONT_API_TOKEN, value.PUBLIC_STOREFRONT_API_TOKEN),
          apiVersion: value.STOREFRONT_API_VERSION,
          blogHandle: value.STORE_BLOG_HANDLE,
        }
      : undefined,
    shopUrl: value.SHOP_URL,
    trustedProxies: value.TRUST_PROXY,
    purgeSecret: value.PURGE_SECRET,
    metricsPort: value.METRICS_PORT,
    metricsHost: value.METRICS_HOST,
    databaseUrl: value.DATABASE_URL,
    dataDir: value.DATA_DIR,
    smtpUrl: value.SMTP_URL,
    checksOutsideLinks: value.CHECK_LINKS === "outside",
    pubmed: { email: value.PUBMED_EMAIL, apiKey: value.PUBMED_API_KEY },
    given: SETTINGS.filter((name) => name in set),
  };
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

const webAddress = z
  .url({ protocol: /^https?$/, error: "expected an address such as https://example.com" })
  .refine((address) => !URL.parse(address)?.username && !URL.parse(address)?.password, {
    error: "expected an address without a user name and password, because readers see it",
  });

/** As browsers write it: "HTTPS://München.example:443/" is "https://xn--mnchen-3ya.example". */
const origin = webAddress
  .refine((address) => /^[^:]+:\/\/[^/?#]+\/?$/.test(address), {
    error: "expected an origin without a path, such as https://example.com",
  })
  .transform((address) => new URL(address).origin);

const token = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, "expected a token without spaces");

const port = z
  .string()
  .regex(/^\d{1,5}$/, "expected a port number from 0 to 65535")
  .transform(Number)
  .refine((port) => port <= 65_535, "expected a port number from 0 to 65535");

const host = z
  .string()
  .trim()
  .refine((address) => isIP(address) > 0, "expected an IP address such as 127.0.0.1");

const schema = z.object({
  PORT: port.default(3000),
  HOST: host.optional(),
  PUBLIC_SITE_URL: origin.optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `expected one of ${LOG_LEVELS.join(", ")}` })
    .default("info"),
  PUBLIC_STORE_DOMAIN: z
    .string()
    .transform((domain) => (/^https?:\/\//i.test(domain) ? domain : `https://${domain}`))
    .pipe(origin)
    .refine((url) => /^https?:\/\/[\w.:[\]-]+$/.test(url), {
      error: "expected a domain such as my-shop.myshopify.com",
    })
    .optional(),
  PUBLIC_STOREFRONT_API_TOKEN: token.optional(),
  PRIVATE_STOREFRONT_API_TOKEN: token.optional(),
  STOREFRONT_API_VERSION: z
    .string()
    .regex(/^\d{4}-(01|04|07|10)$/, "expected a version such as 2024-10")
    .default(STOREFRONT_API_VERSION),
  STORE_BLOG_HANDLE: z
    .string()
    // Browsers copy an address with its letters escaped.
    .transform(handleIn)
    .refine(isHandle, { error: "expected a blog handle such as red-light-therapy-blog" })
    .default("red-light-therapy-blog"),
  SHOP_URL: webAddress.optional(),
  PURGE_SECRET: z.string().min(16, "expected 16 characters or more").optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default("127.0.0.1"),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(",").map((entry) => entry.trim()))
    .refine(areProxies, "expected addresses or networks such as 10.0.0.0/8, loopback")
    .default([]),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "expected an address such as postgres://user:password@localhost:5432/site",
    })
    .optional(),
  CHECK_LINKS: z.literal("outside", { error: "expected outside, or nothing" }).optional(),
  PUBMED_EMAIL: z.email("expected an address such as editor@example.com").optional(),
  PUBMED_API_KEY: token.optional(),
  DATA_DIR: z.string().trim().default("./data"),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "expected an address such as smtps://user:password@mail.example.com:465",
    })
    .optional(),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

function areProxies(list: string[]): boolean {
  try {
    proxyaddr.compile(list);
    return true;
  } catch {
    return false;
  }
}

function storeToken(
  privateToken: string | undefined,
  publicToken: string | undefined,
): StoreToken | undefined {
  if (privateToken) return { kind: "private", value: privateToken };
  if (publicToken) return { kind: "public", value: publicToken };
  return undefined;
}
