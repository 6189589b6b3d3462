import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { href, useSearchParams } from "react-router";
import type { Calculation, DoseReport } from "#app/dose/dose-calculation.ts";
import {
  DOSE_ANSWER,
  DOSE_FIELDS,
  type DoseWords,
  doseWords,
  type FieldMessages,
} from "#app/dose/dose-form.ts";
import type { DoseData } from "#app/dose/dose-trial.ts";
import { FORM_BESIDE } from "#app/tools/form-beside.ts";
import { keepsScrollState } from "#app/ui/overlay.ts";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";
import { DoseFields } from "./dose-fields.tsx";

/** The server's answer to the address, and the browser's own from the first input. */
export function DosePage({
  data,
  messages,
  isWorkedOut,
  parts,
}: {
  data: DoseData;
  /** For the fields in the address. */
  messages: FieldMessages;
  /** True when the server has a dose for the address. */
  isWorkedOut: boolean;
  parts: Record<"result" | "amongTrials", StaticPart>;
}) {
  const { form, asked, live, submit, read } = useDose(data);
  // Beside the form is nothing but a sentence until there is a dose: the ruler fits there.
  const isBare = live ? !live.report : !isWorkedOut;
  const result = (
    <div className={FORM_BESIDE}>
      {live ? (
        <live.tools.DoseResult
          report={live.report}
          status={live.calculation.status}
          texts={data.texts}
        />
      ) : (
        <StaticHtml part={parts.result} />
      )}
    </div>
  );
  const ruler = `mt-8 lg:col-span-2 ${isBare ? "xl:col-span-1 xl:mt-0" : ""}`;
  return (
    <>
      <p role="status" className="sr-only">
        {live?.calculation.status === "ok" && Object.values(live.calculation.headline).join("")}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        {isWorkedOut && result}
        <form
          ref={form}
          action={`${href("/dose")}#${DOSE_ANSWER}`}
          onChange={read}
          onSubmit={submit}
          className={`grid grid-cols-1 content-start gap-4 self-start rounded-card bg-sunk p-5 print:hidden ${isBare ? "xl:row-span-2" : ""}`}
        >
          <DoseFields
            data={data}
            words={live?.words ?? asked}
            messages={live ? messagesOf(live, asked) : messages}
          />
        </form>
        {!isWorkedOut && result}
        {live ? (
          <div className={ruler}>
            <live.tools.DoseAmongTrials report={live.report} data={data} />
          </div>
        ) : (
          <StaticHtml part={parts.amongTrials} className={ruler} />
        )}
      </div>
    </>
  );
}

type Live = {
  readonly tools: typeof import("./dose-results.tsx");
  readonly words: DoseWords;
  readonly calculation: Calculation;
  /** The latest valid dose. It stays while the form has an error. */
  readonly report: DoseReport | undefined;
};

/** An empty field is an error only after the form was sent. */
function messagesOf(
  { calculation, words }: Pick<Live, "calculation" | "words">,
  asked: DoseWords,
): FieldMessages {
  if (calculation.status !== "invalid") return {};
  const isAsked = DOSE_FIELDS.every((field) => words[field] === asked[field]);
  return { ...(isAsked && calculation.missing), ...calculation.errors };
}

function useDose(data: DoseData) {
  const [parameters, setParameters] = useSearchParams();
  const asked = doseWords(parameters);
  const address = parameters.toString();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(address);
  const [live, setLive] = useState<Live>();

  // Fetched at the first input. Without it the form is a plain one.
  async function read() {
    const tools = live?.tools ?? (await import("./dose-results.tsx"));
    if (form.current) take(tools, writtenIn(form.current));
  }

  function take(tools: Live["tools"], words: DoseWords) {
    const calculation = tools.calculate(words, data);
    setLive((before) => ({
      tools,
      words,
      calculation,
      report:
        reportOf(calculation) ?? (calculation.status === "empty" ? undefined : before?.report),
    }));
  }

  // Text from before hydration counts; another address, as after Back, fills the form anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is a reason.
  useEffect(() => {
    if (!form.current) return;
    if (shown.current !== address) fill(form.current, asked);
    shown.current = address;
    if (live || !holds(form.current, asked)) read();
  }, [address]);

  async function submit(event: FormEvent) {
    const sent = form.current;
    if (!sent) return;
    event.preventDefault();
    const tools = live?.tools ?? (await import("./dose-results.tsx").catch(() => undefined));
    if (!tools) {
      sent.submit();
      return;
    }
    const words = writtenIn(sent);
    // The address omits empty fields.
    const given = new URLSearchParams(
      Object.entries(words).filter(([, written]) => written.trim() !== ""),
    );
    shown.current = given.toString();
    flushSync(() => {
      take(tools, words);
      setParameters(given, { state: keepsScrollState });
    });
    // A field that is only missing is marked after the address has changed.
    const messages = messagesOf({ calculation: tools.calculate(words, data), words }, words);
    const wrong = [...sent.querySelectorAll<HTMLElement>("[name]")].find(
      (field) => (field.getAttribute("name") ?? "") in messages,
    );
    (wrong ?? document.getElementById(DOSE_ANSWER))?.focus();
  }

  return { form, asked, live, submit, read };
}

const reportOf = (calculation: Calculation): DoseReport | undefined =>
  calculation.status === "ok" ? calculation : undefined;

const writtenIn = (form: HTMLFormElement) => doseWords(new FormData(form));

/** True when the form says what the address does; where that says nothing, the first choice of a list. */
function holds(form: HTMLFormElement, words: DoseWords): boolean {
  return DOSE_FIELDS.every((field) => {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLSelectElement && control.selectedIndex === 0 && !words[field])
      return true;
    return !control || ("value" in control && control.value === words[field]);
  });
}

function fill(form: HTMLFormElement, words: DoseWords) {
  for (const field of DOSE_FIELDS) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement) control.value = words[field];
    // An unknown choice leaves the first one.
    if (control instanceof HTMLSelectElement) {
      control.value = words[field];
      if (control.selectedIndex === -1) control.selectedIndex = 0;
    }
  }
}
