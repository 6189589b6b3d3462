import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import type { Trial, TrialResult } from "./dose-trial.ts";

/** The filling is the dose's result, a diamond is a laser. 12 px around its middle. */
export function DoseMark({ result, laser }: { result: TrialResult; laser: boolean }) {
  if (result === "none") return <path d="M0-7V7" stroke="var(--ink)" strokeWidth="3" />;
  return (
    <>
      <path
        d={laser ? DIAMOND : CIRCLE}
        fill={FILLS[result]}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      {result === "both" && <path d={laser ? HALF_DIAMOND : HALF_CIRCLE} fill="var(--ink)" />}
      {result === "worse" && <path d="M-5 0H5" stroke="var(--ink)" strokeWidth="1.5" />}
    </>
  );
}

const CIRCLE = "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0";
const HALF_CIRCLE = "M0-5a5 5 0 0 0 0 10z";
const DIAMOND = "M0-7 7 0 0 7-7 0z";
const HALF_DIAMOND = "M0-7V7L-7 0z";

const FILLS: Record<Exclude<TrialResult, "none">, string> = {
  better: "var(--ink)",
  same: "var(--paper)",
  both: "var(--paper)",
  worse: "var(--paper)",
  uncontrolled: "var(--rule-strong)",
};

/** Separates letters from lines behind them. */
export const HALO = { stroke: "var(--paper)", strokeWidth: 3, paintOrder: "stroke" } as const;

/** The outcome of a dose in a trial, in words. */
export const RESULT_WORDS: Readonly<Record<TrialResult, string>> = {
  better: "better than fake light",
  same: "no difference",
  both: "better on some measures",
  worse: "worse with light",
  uncontrolled: "better, but not compared with fake light",
  none: "benefit not tested",
};

/** "J/cm²" of a trial: "1, 4, 6.5", "160–640". */
export function printedDoses({ doses }: Trial): string {
  return doses
    .map(({ from, to }) => (from === to ? formatNumber(to) : `${from}–${formatNumber(to)}`))
    .join(", ");
}

/** One word for each different result. */
export function resultsOf({ doses }: Trial): string {
  const words = doses.map(
    ({ result, remark }) => RESULT_WORDS[result] + (remark ? ` (${remark})` : ""),
  );
  return [...new Set(words)].join("; ");
}

/** Both ends of a range have a mark. */
export function marksOf({ doses }: Trial): { at: number; result: TrialResult }[] {
  return doses.flatMap(({ from, to, result }) =>
    from === to ? [{ at: to, result }] : [from, to].map((at) => ({ at, result })),
  );
}

/** A trial for screen readers. */
export const inShort = (trial: Trial) =>
  `${trial.name}, ${trial.about}: ${printedDoses(trial)} J/cm², ${resultsOf(trial)}`;
