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
 * The life of the form with JavaScript: checked in the browser first, sent without leaving the page,
 * emptied once it is stored. `posted` is what the server answered where the page itself is the answer.
 */
export function useRegistration(posted: RegistrationAnswer | undefined) {
  const fetcher = useFetcher<RegistrationAnswer>();
  const form = useRef<HTMLFormElement>(null);
  // What the browser's own check found since the last answer.
  const [found, setFound] = useState<FieldErrors>();
  const [stored, setStored] = useState(0);
  // Known at once, where `pending` comes with the next rendering: after the second of two quick presses.
  const sending = useRef(false);
  const pending = fetcher.state !== "idle";
  const answered = pending ? undefined : fetcher.data;
  const answer = found || pending ? undefined : (answered ?? posted);
  const errors = found ?? (answer?.status === "invalid" ? answer.errors : {});

  useEffect(() => {
    if (!answered) return;
    const outcome = document.getElementById(OUTCOME_ID);
    if (answered.status === "registered") {
      // The fields begin anew, and whoever pressed Enter in one of them would be nowhere.
      if (form.current?.querySelector("input:focus, select:focus")) outcome?.focus();
      setStored((times) => times + 1);
    }
    if (answered.status === "invalid") focusFirstInvalid(form.current);
    // On a phone it may lie under the edge of the screen.
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
    /** Changes with every registration, and the fields with it. */
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
    /** Takes away the errors that have been mended by now; brings up no new ones. */
    async recheck() {
      if (!form.current || Object.keys(errors).length === 0) return;
      const wrong = (await check(form.current)) ?? {};
      const left = Object.entries(wrong).filter(([name]) => Object.hasOwn(errors, name));
      setFound(Object.fromEntries(left));
    },
  };
}

/** What the browser checks by. Without it, as on a train, the server alone does. */
export function fetchRules() {
  return import("./parse-registration.ts").catch(() => undefined);
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
