import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "#app/infra/database.server.ts";
import { mailboxOf } from "./mailboxes.server.ts";
import type { List } from "./sign-up-lists.ts";

/** In Postgres all servers share the counts. */
export type RateLimits = {
  /** Counts one attempt at a form. @throws {DatabaseUnavailable} */
  count(form: List, sender: Sender): Promise<Counted>;
  /** Counts a mail that the operator sends to an address. @throws {DatabaseUnavailable} */
  countAddress(emailKey: string): Promise<Counted>;
};

type Counted = { allowed: true } | ({ allowed: false } & Limited);

/** `emailKey` as in `mail-address.server.ts`. */
type Sender = { emailKey: string; clientAddress: string };

/** In seconds. */
export type Limited = { retryAfter: number };

/**
 * Attempts an hour: for a mailbox at all forms together, from a client at each form, and from a block of 65,536 IPv6
 * clients. Generous, because a family or an office shares one client address, and readers of a phone company a block.
 */
export const LIMITS = { perEmail: 5, perClient: 20, perBlock: 100 };

/** Counts in Postgres, for all servers together; with SQLite in this server's memory. */
export function createRateLimits(database: Database): RateLimits {
  const byClient = createLimit(database, "client", LIMITS.perClient);
  const byBlock = createLimit(database, "block", LIMITS.perBlock);
  const byEmail = createLimit(database, "email", LIMITS.perEmail);
  const countAddress = (emailKey: string) => byEmail(hashed(mailboxOf(emailKey)));
  return {
    async count(form, { emailKey, clientAddress }) {
      const client = await byClient(hashed(`${form}\n${clientNetwork(clientAddress)}`));
      if (!client.allowed) return client;
      const block = await byBlock(hashed(`${form}\n${clientNetwork(clientAddress, 3)}`));
      return block.allowed ? countAddress(emailKey) : block;
    },
    countAddress,
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

/** The key of an address's count, for erasing it. */
export function emailLimitKey(emailKey: string): string {
  return `email:${hashed(mailboxOf(emailKey))}`;
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
const hashed = (text: string) => createHash("sha256").update(text).digest("base64url");

/** One line has 2^64 IPv6 addresses, so it counts by its first four groups. */
export function clientNetwork(address: string, groups = 4): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6
    ? read.parts
        .slice(0, groups)
        .map((group) => group.toString(16))
        .join(":")
    : read.toString();
}
