import { answerTo } from "#app/forms/sign-up-request.server.ts";
import { tooOften } from "#app/forms/sign-ups.server.ts";
import type { RegistrationAnswer, TypedValues } from "./registration.ts";
import type { RegistrationResult } from "./registrations.server.ts";

/** The answer for the form, with its HTTP status and headers. */
export function answerRegistration(result: RegistrationResult, typed: TypedValues) {
  return { answer: inWords(result, typed), init: answerTo(result) };
}

function inWords(result: RegistrationResult, typed: TypedValues): RegistrationAnswer {
  switch (result.status) {
    case "ok":
      return result;
    case "invalid":
      return { ...result, typed };
    case "limited":
      return failed(tooOften(result.retryAfter), typed);
    case "unavailable":
      return failed("Your registration could not be stored. Please try again in a minute.", typed);
  }
}

function failed(error: string, typed: TypedValues): RegistrationAnswer {
  return { status: "failed", error: `${error} What you typed is still here.`, typed };
}
