import type { CiteThis } from "#app/evidence/cite-this.server.tsx";
import type { LastChange } from "#app/evidence/ledger/changes.server.ts";
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
};

/** How to cite its paper: in words, and in files for reference managers. */
export type Cited = Parameters<typeof CiteThis>[0];

/** A page of the site that cites a study. */
export type CitingPage = { readonly title: string; readonly path: string };
