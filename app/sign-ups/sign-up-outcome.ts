/** What became of a sign-up. `error` and `retryAfter` (seconds) are for the reader. */
export type SignUpOutcome =
  | { status: "ok" }
  | { status: "invalid"; error: string }
  | { status: "limited"; error: string; retryAfter: number }
  | { status: "unavailable"; error: string };

/** The HTTP status of each outcome. */
export const OUTCOME_STATUS: Record<SignUpOutcome["status"], number> = {
  ok: 200,
  invalid: 400,
  limited: 429,
  unavailable: 503,
};

/** The outcome of a sign-up that is no form and no JSON. */
export const UNREADABLE: SignUpOutcome = {
  status: "invalid",
  error: "What was sent can't be read. Please send the form again.",
};

/** What an address's owner can do with the link that confirms it. "gone": forged, mistyped, withdrawn or erased meanwhile. */
export type LinkState =
  | "open"
  | "confirmed"
  | "confirmed before"
  | "expired"
  | "gone"
  | "unavailable";
