import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFetcher } from "react-router";
import {
  type FieldErrors,
  OUTCOME_ID,
  type RegistrationAnswer,
  typedValues,
  WEBINAR_PATH,
} from "./registration.ts";

/**
 * Checks in the browser, sends without leaving the page, and empties the form after a success.
 * @param posted the server's answer, where the page itself is the answer
 */
export function useRegistration(posted: RegistrationAnswer | undefined) {
  const fetcher = useFetcher<RegistrationAnswer>();
  const form = useRef<HTMLFormElement>(null);
  // Errors of the browser's own check since the last answer.
  const [found, setFound] = useState<FieldErrors>();
  const [stored, setStored] = useState(0);
  // Known at once, unlike `pending`, so that the second of two quick presses finds it.
  const sending = useRef(false);
  const pending = fetcher.state !== "idle";
  const answered = pending ? undefined : fetcher.data;
  const answer = found || pending ? undefined : (answered ?? posted);
  const errors = found ?? (answer?.status === "invalid" ? answer.errors : {});

  useEffect(() => {
    if (!answered) return;
    const outcome = document.getElementById(OUTCOME_ID);
    if (answered.status === "registered") {
      // The new fields would lose the focus of a reader who pressed Enter in one of them.
      if (form.current?.querySelector("input:focus, select:focus")) outcome?.focus();
      setStored((times) => times + 1);
    }
    if (answered.status === "invalid") focusFirstInvalid(form.current);
    // The message may be below the edge of a phone's screen.
    outcome?.scrollIntoView({ block: "nearest" });
  }, [answered]);

  const check = async (sent: HTMLFormElement) => {
    const rules = await fetchRules();
    const parsed = rules?.parseRegistration(typedValues(new FormData(sent)));
    return !parsed || parsed.ok ? undefined : parsed.errors;
  };

  return {
    form,
    answer,
    errors,
    pending,
    /** Changes with every registration and resets the fields. */
    round: stored,
    async submit() {
      if (!form.current || sending.current) return;
      sending.current = true;
      const wrong = await check(form.current);
      if (!wrong) {
        setFound(undefined);
        fetcher.submit(form.current, { method: "post", action: WEBINAR_PATH }).finally(() => {
          sending.current = false;
        });
        return;
      }
      sending.current = false;
      flushSync(() => setFound(wrong));
      focusFirstInvalid(form.current);
    },
    /** Removes mended errors, but shows no new ones. */
    async recheck() {
      if (!form.current || Object.keys(errors).length === 0) return;
      const wrong = (await check(form.current)) ?? {};
      const left = Object.entries(wrong).filter(([name]) => Object.hasOwn(errors, name));
      setFound(Object.fromEntries(left));
    },
  };
}

/** Without these rules, as in a train, the server alone checks. */
export function fetchRules() {
  return import("./parse-registration.ts").catch(() => undefined);
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
