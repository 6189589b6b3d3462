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

/** In Postgres all servers share the counts. */
export type RateLimits = {
  /** Counts one attempt at a form. @throws {DatabaseUnavailable} */
  count(form: SignUpForm, sender: Sender): Promise<Counted>;
  /** Counts a mail that the operator sends to an address. @throws {DatabaseUnavailable} */
  countAddress(form: SignUpForm, emailKey: string): Promise<Counted>;
};

type Counted = { allowed: true } | ({ allowed: false } & Limited);

/** `emailKey` as in `mail-address.ts`. */
export type Sender = { emailKey: string; clientAddress: string };

/** In seconds. */
export type Limited = { retryAfter: number };

/** Attempts an hour. Generous, because a family or an office shares one client address. */
export const LIMITS = { perEmail: 5, perClient: 20 };

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

/** Counts attempts under hashed keys. @param points attempts an hour */
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

/** The address's keys in Postgres, for erasing them. */
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

/** Keeps addresses out of the table. */
const hashed = (form: SignUpForm, text: string) =>
  createHash("sha256").update(`${form}\n${text}`).digest("base64url");

/** One line has 2^64 IPv6 addresses, so it counts by its first four groups. */
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
