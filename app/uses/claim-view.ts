import type { UseAnswer } from "#app/benefits/benefit-page.ts";
import type { Assessment } from "#app/evidence/citations/assessment.ts";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { NamedSource, Reference } from "#app/evidence/text/reference.ts";
import type { ClaimChart } from "#app/figures/claim-chart.server.ts";
import type { ClaimLight } from "./claim-light.server.ts";
import type { StudiesBySide } from "./claim-sides.server.ts";
import type { HarmsView } from "./harms-view.server.ts";

/** Citations are numbered in reading order. */
export type ClaimView = ClaimHead & {
  readonly assessment: Assessment;
  /** The claim as a sentence without a word of doubt. */
  readonly statement: string;
  readonly benefit: { readonly name: string; readonly colour: string; readonly path: string };
  readonly answer: UseAnswer;
  readonly evidence: EvidenceText;
  readonly more: EvidenceText | null;
  readonly lightTested: string;
  readonly lightByColor: { readonly words: string; readonly wavelengths: string | null };
  readonly population: string;
  readonly comparator: string;
  /** Newest first. */
  readonly history: readonly { readonly on: string; readonly what: string }[];
  readonly chart: ClaimChart;
  /** The table of studies has the results that do not fit. */
  readonly results: { readonly shown: number; readonly of: number };
  readonly studies: StudiesBySide;
  readonly light: ClaimLight;
  readonly changes: readonly string[];
  readonly harms: HarmsView;
  readonly guidelines: readonly GuidelineView[];
  readonly differences: readonly DifferenceView[];
  /** Studies with a statement on funding or conflicts, of all, and the statements. */
  readonly funding: {
    readonly seen: number;
    readonly studies: number;
    readonly shown: readonly FundingView[];
  };
  readonly search: SearchView;
  readonly references: readonly Reference[];
};

/** The last search for newer studies, or the words of the first. Days are YYYY-MM-DD. */
type SearchView = {
  readonly words: string;
  readonly days: { readonly since: string; readonly on: string } | null;
  /** The same search on PubMed. */
  readonly href: string;
};

/** For the head, search, sitemap and social image. */
export type ClaimHead = {
  readonly id: ClaimId;
  readonly path: string;
  readonly condition: string;
  readonly question: string;
  /** YYYY-MM-DD */
  readonly reviewed: string;
  /** For search engines: title up to 60 characters, description 50 to 160. */
  readonly title: string;
  readonly description: string;
};

/** A guideline's statement in words; `seenIn` names the place where it was read. */
export type GuidelineView = {
  readonly body: string;
  readonly year: string;
  readonly direction: string;
  readonly says: string;
  readonly light: string;
  readonly seenIn: string;
  readonly url: string;
};

/** One source's least worthwhile difference, by measure and people. */
export type DifferenceView = {
  readonly title: string;
  readonly url: string;
  readonly values: readonly {
    readonly amount: string;
    readonly measure: string;
    readonly condition: string;
    readonly kind: string;
  }[];
};

/** Null when the abstract does not give it. */
type FundingView = {
  readonly study: NamedSource;
  readonly funding: string | null;
  readonly conflicts: string | null;
};
