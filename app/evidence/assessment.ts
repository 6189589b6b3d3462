import type { EvidenceText } from "./evidence-text.ts";
import type { ConcernKind } from "./ledger/claim.ts";
import type { EffectNote, EffectSize, Grade } from "./ledger/grades.ts";
import type { CitationMark } from "./reference.ts";

/** A claim of the ledger as a page shows it. */
export interface Assessment extends GradedAssessment {
  /** The claim as a sentence whose verb follows the grade. */
  readonly verdict: string;
}

/** The same with each reason in a word. */
export type AssessmentInShort = Omit<Assessment, "reasons"> & {
  readonly reasons: readonly Omit<GradeReason, "why">[];
};

/** The same for a page that says in words of its own what was found. */
export type GradedAssessment = {
  /** Null where nobody has tested it in people. */
  readonly grade: Grade | null;
  /** What the grade rests on: "2 meta-analyses, 1 randomised trial". */
  readonly basis: string;
  /** Where it began, before any step down. */
  readonly start: Grade | null;
  /** Why it is not higher, in the order in which they come off. */
  readonly reasons: readonly GradeReason[];
  /** True where a review's own authors are less sure than the reasons alone would have it. */
  readonly cappedByAuthors: boolean;
  readonly effect: {
    readonly size: EffectSize | null;
    readonly figure: string | null;
    readonly notes: readonly EffectNote[];
  };
  readonly marks: readonly CitationMark[];
};

/** A reason for a lower grade, as a sentence or two, and the steps that it takes off. */
export type GradeReason = {
  readonly kind: ConcernKind;
  readonly steps: 1 | 2;
  readonly why: EvidenceText;
};
