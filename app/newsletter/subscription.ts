import { z } from "zod";
import { mailAddress } from "#app/sign-ups/mail-address.ts";

/** What a sign-up has to say. A source that can't be read is no reason to turn a reader away. */
export const subscription = z.object({
  email: mailAddress,
  source: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .catch("unknown"),
});

/** A sign-up whose every field holds. */
export type Subscription = z.infer<typeof subscription>;

/** What became of a sign-up. `error` and `retryAfter` (seconds) are for the reader. */
export type SubscribeOutcome =
  | { status: "ok" }
  | { status: "invalid"; error: string }
  | { status: "limited"; error: string; retryAfter: number }
  | { status: "unavailable"; error: string };

/** The HTTP status of each outcome. */
export const OUTCOME_STATUS: Record<SubscribeOutcome["status"], number> = {
  ok: 200,
  invalid: 400,
  limited: 429,
  unavailable: 503,
};

/** The outcome of a sign-up that is no form and no JSON. */
export const UNREADABLE: SubscribeOutcome = {
  status: "invalid",
  error: "What was sent can't be read. Please send the form again.",
};
