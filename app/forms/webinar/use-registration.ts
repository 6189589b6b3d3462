import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFetcher } from "react-router";
import { useSignUpForm } from "#app/forms/use-sign-up-form.ts";
import {
  type FieldName,
  OUTCOME_ID,
  type RegistrationAnswer,
  typedValues,
  WEBINAR_PATH,
} from "./registration.ts";

/** @param posted the server's answer, where the page itself is the answer */
export function useRegistration(posted: RegistrationAnswer | undefined) {
  const register = useRegister();
  const [answer, setAnswer] = useState(posted);
  // The number of registrations: a new one empties the form.
  const [round, setRound] = useState(0);
  const form = useSignUpForm<FieldName>({
    found: errorsOf(posted),
    async check(form) {
      const rules = await fetchRules();
      const parsed = rules?.parseRegistration(typedValues(new FormData(form)));
      if (!parsed || parsed.ok) return undefined;
      setAnswer(undefined);
      return parsed.errors;
    },
    async send(form) {
      setAnswer(undefined);
      const answered = await register(form);
      flushSync(() => setAnswer(answered));
      const outcome = document.getElementById(OUTCOME_ID);
      if (answered.status === "ok") {
        // The new fields would lose the focus of a reader who pressed Enter in one of them.
        if (form.querySelector("input:focus, select:focus")) outcome?.focus();
        setRound((times) => times + 1);
      }
      // The message may be below the edge of a phone's screen.
      outcome?.scrollIntoView({ block: "nearest" });
      return errorsOf(answered);
    },
  });
  return { ...form, answer, round };
}

/** Posts a form to the page's action and resolves to its answer. */
function useRegister() {
  const fetcher = useFetcher<RegistrationAnswer>();
  const answered = useRef<(answer: RegistrationAnswer) => void>(undefined);
  useEffect(() => {
    if (fetcher.state === "idle" && fetcher.data) answered.current?.(fetcher.data);
  }, [fetcher.state, fetcher.data]);
  return (form: HTMLFormElement) =>
    new Promise<RegistrationAnswer>((resolve) => {
      answered.current = resolve;
      fetcher.submit(form, { method: "post", action: WEBINAR_PATH });
    });
}

function errorsOf(answer: RegistrationAnswer | undefined) {
  return answer?.status === "invalid" ? answer.errors : undefined;
}

/** Without these rules, as in a train, the server alone checks. */
export function fetchRules() {
  return import("./parse-registration.ts").catch(() => undefined);
}
