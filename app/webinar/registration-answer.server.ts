import { RETRY_LATER } from "#app/infra/cache-policy.ts";
import { tooOften } from "#app/sign-ups/sign-ups.server.ts";
import type { RegistrationAnswer, TypedValues } from "./registration.ts";
import type { RegistrationResult } from "./registrations.server.ts";

/** The answer for the form, and its HTTP status. */
export function answerTo(
  result: RegistrationResult,
  typed: TypedValues,
): { answer: RegistrationAnswer; status: number; headers: Record<string, string> } {
  switch (result.status) {
    case "registered":
      return { answer: { status: "registered" }, status: 200, headers: {} };
    case "invalid":
      return { answer: { ...result, typed }, status: 400, headers: {} };
    case "limited":
      return {
        answer: failed(tooOften(result.retryAfter), typed),
        status: 429,
        headers: { "Retry-After": String(result.retryAfter) },
      };
    case "unavailable":
      return {
        answer: failed(
          "Your registration could not be stored. Please try again in a minute.",
          typed,
        ),
        status: 503,
        headers: RETRY_LATER,
      };
  }
}

function failed(error: string, typed: TypedValues): RegistrationAnswer {
  return { status: "failed", error: `${error} What you typed is still here.`, typed };
}
