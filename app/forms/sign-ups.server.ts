import type { Logger } from "pino";
import { z } from "zod";
import type { SteadyClock, WallClock } from "#app/infra/clock.ts";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import type { Metrics, SignUpResult } from "#app/infra/metrics.server.ts";
import type { MailAddress } from "./mail-address.server.ts";
import type { Outbox } from "./outbox.server.ts";
import type { Limited, RateLimits, Sender } from "./rate-limits.server.ts";
import type { List } from "./sign-up-lists.ts";
import type { SignUpOutcome } from "./sign-up-outcome.ts";

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

/** Robots are told "ok" as well. */
export type SignUpTaken =
  | { status: "ok" }
  | ({ status: "limited" } & Limited)
  | { status: "unavailable" };

type SignUpDesk = {
  /** Counts an invalid sign-up. */
  refuse(): void;
  /** Robots', frequent and stored ones take the same time. @param store true for a new address */
  take(sender: Sender & { byRobot: boolean }, store: () => Promise<boolean>): Promise<SignUpTaken>;
};

/** Rate limits, the trap for robots, metrics and failures, the same for each form. */
export function createSignUpDesk(
  form: List,
  { rateLimits, outbox, metrics, log, now, wait }: SignUpParts,
): SignUpDesk {
  const count = (result: SignUpResult) => metrics.signUps.inc({ kind: form, result });
  const take: SignUpDesk["take"] = async ({ byRobot, ...sender }, store) => {
    if (byRobot) {
      count("refused");
      log.info({ form }, "A form was filled in by a robot: nothing was stored");
      return { status: "ok" };
    }
    try {
      const counted = await rateLimits.count(form, sender);
      if (!counted.allowed) {
        count("limited");
        return { status: "limited", retryAfter: counted.retryAfter };
      }
      count((await store()) ? "stored" : "repeated");
    } catch (error) {
      count("failed");
      if (error instanceof DatabaseUnavailable) return { status: "unavailable" };
      throw error;
    }
    outbox.wake();
    return { status: "ok" };
  };
  return {
    refuse: () => count("refused"),
    async take(sender, store) {
      const begun = now();
      const taken = await take(sender, store);
      await wait(ANSWER_EVERY - ((now() - begun) % ANSWER_EVERY));
      return taken;
    },
  };
}

/** In ms. Answers wait for the end of an interval: their time must not tell who is subscribed. */
const ANSWER_EVERY = 100;

/** The form and page of a sign-up. An unreadable source is no reason to turn a reader away. */
export const signUpSource = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .catch("unknown");

/** @param store returns true for a new address */
export async function takeChecked<Wanted extends { email: MailAddress }>(
  desk: SignUpDesk,
  checked: z.ZodSafeParseResult<Wanted>,
  { honeypot, clientAddress }: { honeypot: unknown; clientAddress: string },
  store: (wanted: Wanted) => Promise<boolean>,
): Promise<SignUpOutcome> {
  if (!checked.success) {
    desk.refuse();
    return { status: "invalid", error: checked.error.issues[0]?.message ?? "" };
  }
  const { data } = checked;
  const sender = { emailKey: data.email.key, clientAddress, byRobot: Boolean(honeypot) };
  const taken = await desk.take(sender, () => store(data));
  switch (taken.status) {
    case "ok":
      return taken;
    case "limited":
      return { ...taken, error: tooOften(taken.retryAfter) };
    case "unavailable":
      return {
        ...taken,
        error: "We couldn’t save your address. Please try again in a minute.",
      };
  }
}

/** The reader's message after too many attempts. @param retryAfter in seconds */
export function tooOften(retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many tries. Please try again in ${wait}.`;
}
