/** `error` and `retryAfter` (seconds) are for the reader. */
export type SignUpOutcome =
  | { status: "ok" }
  | { status: "invalid"; error: string }
  | { status: "limited"; error: string; retryAfter: number }
  | { status: "unavailable"; error: string };

export const OUTCOME_STATUS: Record<SignUpOutcome["status"], number> = {
  ok: 200,
  invalid: 400,
  limited: 429,
  unavailable: 503,
};

/** For a body that is neither a form nor JSON. */
export const UNREADABLE: SignUpOutcome = {
  status: "invalid",
  error: "The form could not be read. Please send it again.",
};

/** "gone": the link is forged or mistyped, or the sign-up was withdrawn or erased. */
export type LinkState =
  | "open"
  | "confirmed"
  | "confirmed before"
  | "expired"
  | "gone"
  | "unavailable";
