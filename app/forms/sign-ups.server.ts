import type { Transaction } from "kysely";
import type { Logger } from "pino";
import { z } from "zod";
import type { SteadyClock, WallClock } from "#app/infra/clock.ts";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import type { Tables } from "#app/infra/database-tables.server.ts";
import type { Metrics, SignUpResult } from "#app/infra/metrics.server.ts";
import { HONEYPOT } from "#app/ui/honeypot-name.ts";
import type { MailAddress } from "./mail-address.server.ts";
import type { Outbox } from "./outbox.server.ts";
import type { RateLimits } from "./rate-limits.server.ts";
import type { List } from "./sign-up-lists.ts";
import { fieldErrors, type SignUpOutcome } from "./sign-up-outcome.ts";

export type SignUpParts = {
  database: Database;
  outbox: Outbox;
  rateLimits: RateLimits;
  metrics: Pick<Metrics, "signUps">;
  log: Logger;
  clock: WallClock;
  now: SteadyClock;
  wait: (milliseconds: number) => Promise<void>;
  siteUrl: string;
};

export type SignUps = {
  take(fields: Fields, clientAddress: string): Promise<SignUpOutcome>;
};

/** As sent, not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** What the forms do not share. */
export type SignUpForm<Wanted = { email: MailAddress }> = {
  list: List;
  parts: SignUpParts;
  /** Each message is a sentence for the reader. */
  schema: z.core.$ZodType<Wanted>;
  /** With its mail. @returns true for a new address */
  store(db: Transaction<Tables>, wanted: Wanted): Promise<boolean>;
};

/** Answers wait for the end of an interval: their time must not tell who is subscribed. */
export async function takeSignUp(
  form: SignUpForm,
  fields: Fields,
  clientAddress: string,
): Promise<SignUpOutcome> {
  const { now, wait } = form.parts;
  const begun = now();
  const outcome = await checkAndStore(form, fields, clientAddress);
  await wait(ANSWER_EVERY - ((now() - begun) % ANSWER_EVERY));
  return outcome;
}

/** In ms. */
const ANSWER_EVERY = 100;

async function checkAndStore(
  { list, parts, schema, store }: SignUpForm,
  fields: Fields,
  clientAddress: string,
): Promise<SignUpOutcome> {
  const { database, outbox, rateLimits, metrics, log } = parts;
  const count = (result: SignUpResult) => metrics.signUps.inc({ kind: list, result });
  const { data: wanted, error } = z.safeParse(schema, fields);
  if (error) {
    count("refused");
    const [first] = error.issues;
    return { status: "invalid", error: first?.message ?? "", errors: fieldErrors(error.issues) };
  }
  if (fields[HONEYPOT]) {
    count("refused");
    log.info({ form: list }, "A form was filled in by a robot: nothing was stored");
    return { status: "ok" };
  }
  try {
    const emailKey = wanted.email.key;
    const counted = await rateLimits.count(list, { emailKey, clientAddress });
    if (!counted.allowed) {
      count("limited");
      const { retryAfter } = counted;
      return { status: "limited", retryAfter, error: tooOften(retryAfter) };
    }
    const isNew = await database.transaction((db) => store(db, wanted));
    count(isNew ? "stored" : "repeated");
  } catch (failure) {
    count("failed");
    if (!(failure instanceof DatabaseUnavailable)) throw failure;
    return { status: "unavailable", error: UNAVAILABLE };
  }
  outbox.wake();
  return { status: "ok" };
}

const UNAVAILABLE = "We couldn’t save your sign-up. Please try again in a minute.";

/** @param retryAfter in seconds */
function tooOften(retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many tries. Please try again in ${wait}.`;
}

/** A form's place, or its consent's version. An unreadable one is no reason to turn a reader away. */
export const nameOrUnknown = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .catch("unknown");
