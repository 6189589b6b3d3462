/** Sentences for the reader, by the names of their fields. */
export type FieldErrors = Partial<Record<string, string>>;

/** `error` is for the reader and `retryAfter` in seconds. An invalid form's `error` is its first. */
export type SignUpOutcome =
  | { status: "ok" }
  | { status: "invalid"; error: string; errors?: FieldErrors }
  | { status: "limited"; error: string; retryAfter: number }
  | { status: "unavailable"; error: string };

/** What a form shows. "failed" is the browser's own; without an `error` the server did not answer. */
export type SignUpAnswer = {
  status: SignUpOutcome["status"] | "failed";
  error?: string | undefined;
  errors?: FieldErrors | undefined;
};

/** For a body that is neither a form nor JSON. */
export const UNREADABLE: SignUpOutcome = {
  status: "invalid",
  error: "The form could not be read. Please send it again.",
};

/** The first sentence on each field. @param issues Zod's */
export function fieldErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}

/** "gone": the link is forged or mistyped, or the sign-up was withdrawn or erased. */
export type LinkState =
  | "open"
  | "confirmed"
  | "confirmed before"
  | "expired"
  | "gone"
  | "unavailable";
