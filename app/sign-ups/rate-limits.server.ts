import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "#app/infra/database.server.ts";
import { SIGN_UP_FORMS, type SignUpForm } from "./sign-up-form.ts";

/** How often one form may be sent. In Postgres the count is shared by all servers. */
export type RateLimits = {
  /**
   * Counts an attempt. @throws {DatabaseUnavailable}
   * @param form which form, each with its own count
   */
  count(form: SignUpForm, sender: Sender): Promise<Counted>;
  /** Counts what the operator sends to an address in a form's name. @throws {DatabaseUnavailable} */
  countAddress(form: SignUpForm, emailKey: string): Promise<Counted>;
};

type Counted = { allowed: true } | ({ allowed: false } & Limited);

/** `emailKey` as `mail-address.ts` gives it; `clientAddress` of the request. */
export type Sender = { emailKey: string; clientAddress: string };

/** `retryAfter` in seconds. */
export type Limited = { retryAfter: number };

/** Attempts an hour. Generous: a family or an office shares one client address. */
export const LIMITS = { perEmail: 5, perClient: 20 };

/** Limits that count in Postgres where there is one, else in this server's memory. */
export function createRateLimits(database: Database): RateLimits {
  const byClient = createLimit(database, "client", LIMITS.perClient);
  const byEmail = createLimit(database, "email", LIMITS.perEmail);
  return {
    async count(form, { emailKey, clientAddress }) {
      const client = await byClient(hashed(form, clientNetwork(clientAddress)));
      return client.allowed ? byEmail(hashed(form, emailKey)) : client;
    },
    countAddress: (form, emailKey) => byEmail(hashed(form, emailKey)),
  };
}

/**
 * Counts attempts under keys that say nothing of whose they are.
 * @param name of what is counted
 * @param points attempts an hour
 */
export function createLimit(
  database: Database,
  name: string,
  points: number,
): (key: string) => Promise<Counted> {
  const options = { keyPrefix: name, points, duration: HOUR };
  const { pool } = database;
  if (!pool) {
    const limiter = new RateLimiterMemory(options);
    return (key) => consume(limiter, key);
  }
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
  });
  return (key) => database.query(() => consume(limiter, key));
}

const HOUR = 3600;

/** The keys under which Postgres counts an address's attempts, for erasing them. */
export function emailLimitKeys(emailKey: string): string[] {
  return SIGN_UP_FORMS.map((form) => `email:${hashed(form, emailKey)}`);
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<Counted> {
  try {
    await limiter.consume(key);
    return { allowed: true };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    return { allowed: false, retryAfter };
  }
}

/** No address stands in the table. */
const hashed = (form: SignUpForm, text: string) =>
  createHash("sha256").update(`${form}\n${text}`).digest("base64url");

/** An IPv6 line has 2^64 addresses and counts as one, by its first four groups. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const groups = head.split(":").filter(Boolean);
  const ending = tail?.split(":").filter(Boolean) ?? [];
  const gap = Array.from({ length: 8 - groups.length - ending.length }, () => "0");
  const full = tail === undefined ? groups : [...groups, ...gap, ...ending];
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
