import { useState } from "react";
import { href } from "react-router";
import type { SignUpAnswer } from "#app/forms/sign-up-outcome.ts";
import { useSignUpForm } from "#app/forms/use-sign-up-form.ts";
import { OUTCOME_ID } from "./registration.ts";

/** @param posted where the page itself is the answer */
export function useRegistration(posted: SignUpAnswer | undefined) {
  // The number of registrations: a new one empties the form.
  const [round, setRound] = useState(0);
  const form = useSignUpForm({
    to: href("/api/webinars/register"),
    posted,
    async check(form) {
      const rules = await fetchRules();
      return rules?.registrationErrors(new FormData(form));
    },
    answered({ status }, form) {
      const outcome = document.getElementById(OUTCOME_ID);
      if (status === "ok") {
        // The new fields would lose the focus of a reader who pressed Enter in one of them.
        if (form.querySelector("input:focus, select:focus")) outcome?.focus();
        setRound((times) => times + 1);
      }
      // The message may be below the edge of a phone's screen.
      outcome?.scrollIntoView({ block: "nearest" });
    },
  });
  return { ...form, round };
}

/** Without these rules, as in a train, the server alone checks. */
export function fetchRules() {
  return import("./registration-rules.ts").catch(() => undefined);
}
