import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { Measure } from "./diary.ts";
import type { DiaryTexts } from "./diary-texts.server.ts";

type Prose = "before" | "turns" | "wrong" | "worse";

/** What content/diary.yaml says in the browser. */
export type DiaryHelp = Readonly<Record<Prose, EvidenceText>> &
  Omit<DiaryTexts, Prose | "privacy" | "measures" | "paper" | "method">;

export type DiaryChoices = {
  readonly uses: readonly {
    readonly id: string;
    readonly name: string;
    readonly page: { readonly slug: string; readonly name: string };
    /** From the first day with light to the day to decide, in our plan. */
    readonly days: number;
  }[];
  readonly measures: readonly MeasureChoice[];
};

export type MeasureChoice = Omit<Measure, "worthwhile"> & {
  readonly id: string;
  /** Benefit pages that it fits. */
  readonly pages: readonly string[];
  /** How to get the number. */
  readonly help: EvidenceText | null;
  readonly worthwhile: readonly {
    readonly value: number;
    readonly who: string;
    readonly url: string;
    readonly uses: readonly string[];
  }[];
};

/** The measure of the reader's own number, which she names. */
export const OWN = "own";

/** As a diary keeps it. @param use of content/uses/ */
export function measureFor(choice: MeasureChoice, use: string | null): Measure {
  const { id: _, pages, help, worthwhile, ...measure } = choice;
  const found = worthwhile.find(({ uses }) => use !== null && uses.includes(use));
  const { value, who, url } = found ?? {};
  return { ...measure, worthwhile: value && who && url ? { value, who, url } : null };
}
