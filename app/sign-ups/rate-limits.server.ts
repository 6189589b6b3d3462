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
  const limiter = (name: string, points: number): RateLimiterAbstract => {
    const options = { keyPrefix: name, points, duration: HOUR };
    return database.pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: database.pool,
          storeType: "pool",
          tableName: "rate_limits",
          tableCreated: true,
        })
      : new RateLimiterMemory(options);
  };
  const byClient = limiter("client", LIMITS.perClient);
  const byEmail = limiter("email", LIMITS.perEmail);
  const countAddress = (form: SignUpForm, emailKey: string) =>
    consume(byEmail, hashed(form, emailKey));
  const count = async (form: SignUpForm, { emailKey, clientAddress }: Sender) => {
    const client = await consume(byClient, hashed(form, clientNetwork(clientAddress)));
    return client.allowed ? countAddress(form, emailKey) : client;
  };
  const counted = (work: () => Promise<Counted>) => (database.pool ? database.query(work) : work());
  return {
    count: (form, sender) => counted(() => count(form, sender)),
    countAddress: (form, emailKey) => counted(() => countAddress(form, emailKey)),
  };
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
