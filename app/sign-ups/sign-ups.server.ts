import type { Logger } from "pino";
import { z } from "zod";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import type { Metrics, SignUpResult } from "#app/infra/metrics.ts";
import type { MailAddress } from "./mail-address.ts";
import type { Outbox } from "./outbox.server.ts";
import type { Limited, RateLimits, Sender } from "./rate-limits.server.ts";
import type { SignUpForm } from "./sign-up-form.ts";
import type { SignUpOutcome } from "./sign-up-outcome.ts";

/** What the sign-ups of every form need. */
export type SignUpParts = {
  database: Database;
  outbox: Outbox;
  rateLimits: RateLimits;
  metrics: Pick<Metrics, "signUps">;
  log: Logger;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Milliseconds on a steady clock. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  siteUrl: string;
};

/** What became of a valid sign-up. "ok" is also what robots are told. */
export type SignUpTaken =
  | { status: "ok" }
  | ({ status: "limited" } & Limited)
  | { status: "unavailable" };

/** The way of one form's sign-ups into the database, each counted in the metrics. */
export type SignUpDesk = {
  /** Counts one that was invalid and goes no further. */
  refuse(): void;
  /**
   * Takes one that is valid: drops a robot's, turns away what is sent too often, stores the rest and
   * sends its mail. How long it takes tells nobody which of these it was.
   * @param store stores it, with its mail; returns whether the address is a new one
   */
  take(sender: Sender & { byRobot: boolean }, store: () => Promise<boolean>): Promise<SignUpTaken>;
};

/** The desk of one form. */
export function createSignUpDesk(
  form: SignUpForm,
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

/**
 * Milliseconds. An address that is subscribed takes a little less work than a new one; an answer goes
 * out when the next of these intervals ends.
 */
const ANSWER_EVERY = 100;

/** Which form on which page was sent. One that can't be read is no reason to turn a reader away. */
export const signUpSource = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .catch("unknown");

/**
 * Takes what a form with an address sent, checked already, to the desk; what became of it is for the reader.
 * @param store stores it, with its mail; returns whether the address is a new one
 */
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
        error: "Your address could not be saved just now. Please try again in a minute.",
      };
  }
}

/** What a reader is told who sent a form too often. @param retryAfter in seconds */
export function tooOften(retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `That was tried too often. Please try again in ${wait}.`;
}
