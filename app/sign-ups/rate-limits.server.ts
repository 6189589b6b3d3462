import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "#app/infra/database.server.ts";
import { type List, lists } from "./sign-up-lists.ts";

/** In Postgres all servers share the counts. */
export type RateLimits = {
  /** Counts one attempt at a form. @throws {DatabaseUnavailable} */
  count(form: List, sender: Sender): Promise<Counted>;
  /** Counts a mail that the operator sends to an address. @throws {DatabaseUnavailable} */
  countAddress(form: List, emailKey: string): Promise<Counted>;
};

type Counted = { allowed: true } | ({ allowed: false } & Limited);

/** `emailKey` as in `mail-address.server.ts`. */
export type Sender = { emailKey: string; clientAddress: string };

/** In seconds. */
export type Limited = { retryAfter: number };

/** Attempts an hour. Generous, because a family or an office shares one client address. */
export const LIMITS = { perEmail: 5, perClient: 20 };

/** Counts in Postgres, for all servers together; with SQLite in this server's memory. */
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

/** @param points attempts an hour */
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

/** The keys of an address's counts, for erasing them. */
export function emailLimitKeys(emailKey: string): string[] {
  return lists.map((form) => `email:${hashed(form, emailKey)}`);
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
const hashed = (form: List, text: string) =>
  createHash("sha256").update(`${form}\n${text}`).digest("base64url");

/** One line has 2^64 IPv6 addresses, so it counts by its first four groups. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6
    ? read.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(":")
    : read.toString();
}
