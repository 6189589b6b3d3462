import type { Change, LastChange } from "#app/evidence/ledger/changes.server.ts";
import type { DoseCheck } from "#app/evidence/ledger/dose-check.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import type { StudySummary } from "#app/evidence/study-summary.ts";

/** A study as its own page shows it. */
export type StudyPage = StudySummary & {
  readonly id: StudyId;
  readonly path: string;
  /** "Chow 2009" */
  readonly name: string;
  /** In a word or two: "Randomised trial". */
  readonly design: string;
  readonly title: string;
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
  /** What one would have to know to repeat it and the abstract does not say; null where nothing is to be repeated. */
  readonly lacking: readonly string[] | null;
  /** Of each dose that can be checked, a different one each. */
  readonly doses: readonly DoseCheck[];
  /** What we had wrong, newest first. */
  readonly corrections: readonly Change[];
};

/** A page of the site that cites a study: where its list has it, and the sentences that do, each with its place. */
export type CitingPage = {
  readonly title: string;
  readonly href: string;
  readonly sentences: readonly { readonly text: string; readonly href: string }[];
};

/** What was measured and how it came out. */
export type StudyOutcome = {
  readonly measure: string;
  /** "14.23 mm of 100 better, compared with sham light (95% CI 7.31 to 21.14)" */
  readonly found: string;
  /** The abstract calls it the main one. */
  readonly isMain: boolean;
};
