import type { StudySummary } from "#app/evidence/citations/study-summary.server.ts";
import type { Change, LastChange } from "#app/evidence/ledger/changes.server.ts";
import type { DoseCheck } from "#app/evidence/ledger/dose-check.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";

export type StudyPage = Pick<StudySummary, "finding" | "facts"> & {
  readonly id: StudyId;
  readonly path: string;
  /** "Chow 2009" */
  readonly name: string;
  /** In a word or two: "Randomised trial". */
  readonly design: string;
  readonly title: string;
  /** PubMed lists it as retracted. */
  readonly isRetracted: boolean;
  /** As printed, six at most, then "et al". */
  readonly authors: readonly string[];
  readonly journal: string;
  readonly year: number;
  /** Journal, year, volume and pages. */
  readonly printedIn: string;
  readonly pmid: string | null;
  readonly doi: string | null;
  readonly url: string;
  readonly lastChange: LastChange | null;
  readonly wavelengths: readonly Wavelength[];
  readonly outcomes: readonly StudyOutcome[];
  /** Unprinted values that a repetition would need; null for designs without one. */
  readonly lacking: readonly string[] | null;
  /** One for each different dose that can be checked. */
  readonly doses: readonly DoseCheck[];
  /** Our own errors, newest first. */
  readonly corrections: readonly Change[];
};

/** One result in words. */
export type StudyOutcome = {
  readonly measure: string;
  /** "14.23 mm of 100 better, compared with sham light (95% CI 7.31 to 21.14)" */
  readonly found: string;
  /** The abstract calls it the main outcome. */
  readonly isMain: boolean;
};
