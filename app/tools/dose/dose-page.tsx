import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { DoseAnswer } from "./dose-answer.tsx";
import { type Calculation, calculate, type DoseReport } from "./dose-calculation.ts";
import { DoseFields } from "./dose-fields.tsx";
import { DOSE_FIELDS, type DoseWords, doseWords } from "./dose-form.ts";
import type { DoseData } from "./dose-trial.ts";

/** The form and what follows from it: worked out of the address by the server, and in the browser while a reader writes. */
export function DosePage({ data }: { data: DoseData }) {
  const { form, asked, calculation, report, submit, read } = useDose(data);
  const messages =
    calculation.status === "invalid"
      ? { ...(calculation.asked && calculation.missing), ...calculation.errors }
      : {};
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <form
        ref={form}
        action="/dose"
        onChange={read}
        onSubmit={submit}
        className="grid content-start gap-4 self-start rounded-card bg-sunk p-5 print:hidden"
      >
        <DoseFields data={data} words={asked} messages={messages} />
      </form>
      <div className={calculation.status === "ok" ? undefined : "text-ink-soft"}>
        {report ? (
          <DoseAnswer report={report} data={data} />
        ) : (
          <p className="max-w-(--measure) text-[18px]">
            {calculation.status === "empty"
              ? "Say what your device gives, how far away it is and for how long: the dose and how sure it is come here."
              : "There is no dose yet: see what is missing in the form."}
          </p>
        )}
      </div>
    </div>
  );
}

type State = {
  readonly words: DoseWords;
  /** The last dose that could be worked out. It stays while something wrong is in the form. */
  readonly report: DoseReport | undefined;
};

function useDose(data: DoseData) {
  const [parameters, setParameters] = useSearchParams();
  const asked = doseWords(parameters);
  const address = parameters.toString();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(address);
  const [{ words, report }, setState] = useState(() => nextState(asked, undefined, data));
  const calculation: Calculation = calculate(words, data);

  const take = (written: DoseWords) => setState(({ report }) => nextState(written, report, data));

  // What was typed before React came counts; another address (Back) fills the form anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is a reason.
  useEffect(() => {
    if (!form.current) return;
    if (shown.current !== address) fill(form.current, asked);
    shown.current = address;
    take(doseWords(new FormData(form.current)));
  }, [address]);

  return {
    form,
    asked,
    report,
    calculation:
      calculation.status === "invalid"
        ? { ...calculation, asked: DOSE_FIELDS.every((field) => words[field] === asked[field]) }
        : calculation,
    read: () => form.current && take(doseWords(new FormData(form.current))),
    submit(event: FormEvent) {
      event.preventDefault();
      if (!form.current) return;
      // The address holds what was written and no empty fields.
      const given = new URLSearchParams();
      for (const [field, written] of Object.entries(doseWords(new FormData(form.current)))) {
        if (written.trim() !== "") given.set(field, written);
      }
      shown.current = given.toString();
      flushSync(() => setParameters(given, { preventScrollReset: true }));
      form.current.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    },
  };
}

function nextState(words: DoseWords, before: DoseReport | undefined, data: DoseData): State {
  const calculation = calculate(words, data);
  if (calculation.status === "ok") return { words, report: calculation };
  return { words, report: calculation.status === "empty" ? undefined : before };
}

function fill(form: HTMLFormElement, words: DoseWords) {
  for (const field of DOSE_FIELDS) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = words[field];
    }
  }
}
