import type { UseAnswer } from "#app/benefits/benefit-page.ts";
import type { Assessment } from "#app/evidence/assessment.ts";
import type { EvidenceText } from "#app/evidence/evidence-text.ts";
import type { ClaimChart } from "#app/evidence/figures/effects.server.ts";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { NamedSource, Reference } from "#app/evidence/reference.ts";
import type { ClaimLight } from "./claim-light.server.ts";

/** A claim as its page shows it: texts set, citations numbered in reading order. */
export type ClaimView = ClaimHead & {
  readonly assessment: Assessment;
  /** What is graded, as a sentence without a word of doubt. */
  readonly statement: string;
  readonly benefit: { readonly name: string; readonly colour: string; readonly path: string };
  /** How much, from which study, what was tried, and what the site tells readers to do at home. */
  readonly answer: UseAnswer;
  /** What the studies found, in a few sentences. */
  readonly evidence: EvidenceText;
  readonly lightTested: string;
  readonly population: string;
  readonly comparator: string;
  /** The newest change first. */
  readonly history: readonly { readonly on: string; readonly what: string }[];
  readonly chart: ClaimChart;
  /** Where there are more than a page has room for, the others are in the table of studies. */
  readonly results: { readonly shown: number; readonly of: number };
  readonly studies: StudiesBySide;
  readonly light: ClaimLight;
  readonly changes: readonly string[];
  readonly guidelines: readonly GuidelineView[];
  readonly differences: readonly DifferenceView[];
  /** How many studies say who paid or what ties their authors have, of how many; what those on the page say. */
  readonly funding: {
    readonly seen: number;
    readonly studies: number;
    readonly shown: readonly FundingView[];
  };
  readonly references: readonly Reference[];
};

/** What its head, search, sitemap and social image say of it. */
export type ClaimHead = {
  readonly id: ClaimId;
  readonly path: string;
  readonly condition: string;
  readonly question: string;
  /** Day on which it was last checked against its studies, YYYY-MM-DD. */
  readonly reviewed: string;
  /** For search engines: up to 60 characters, and 50 to 160. */
  readonly title: string;
  readonly description: string;
};

/** What the studies of a claim found, by what it means for the claim. A study may be on several sides. */
export type StudiesBySide = Readonly<
  Record<
    "for" | "against" | "without",
    { readonly count: number; readonly shown: readonly StudyOnSide[] }
  >
>;

export type StudyOnSide = {
  readonly study: NamedSource;
  /** "Randomised trial, 60 people" */
  readonly what: string;
  /** One for each outcome: what was measured, and what came out. */
  readonly results: readonly { readonly measure: string; readonly found: string }[];
};

export type GuidelineView = {
  readonly body: string;
  readonly year: string;
  readonly direction: string;
  readonly says: string;
  readonly light: string;
  readonly seenIn: string;
  readonly url: string;
};

/** What one source calls a difference worth having, by what was measured in whom. */
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

/** Null where the abstract does not say. */
type FundingView = {
  readonly study: NamedSource;
  readonly funding: string | null;
  readonly conflicts: string | null;
};
