import type { ConcernKind } from "#app/evidence/ledger/claim.ts";
import type { Grade } from "#app/evidence/ledger/grades.ts";
import type { TestedLight } from "#app/evidence/ledger/tested-light.ts";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { CitationMark } from "#app/evidence/text/reference.ts";

export interface Assessment extends GradedAssessment {
  /** A sentence whose verb follows the grade. */
  readonly verdict: string;
  /** The same of the light that was tested; null where that adds nothing. */
  readonly testedVerdict: string | null;
}

/** Without reasons and citations. */
export type AssessmentInShort = Omit<Assessment, "reasons" | "marks" | "uncounted" | "otherLight">;

/** For pages with their own words about the findings. */
export type GradedAssessment = {
  /** For a lamp at home; null when we found no study in people. */
  readonly grade: Grade | null;
  /** For the light that was tested. */
  readonly tested: Grade | null;
  readonly light: TestedLight;
  /** How that light differs from a lamp at home; null without words of its own. */
  readonly otherLight: EvidenceText | null;
  /** "2 meta-analyses, 1 randomized trial". */
  readonly basis: string;
  /** The grade of the designs alone. */
  readonly start: Grade | null;
  /** The studies of people in which chance decided who got the light, of all. */
  readonly byChance: { readonly studies: number; readonly of: number };
  /** In the order of their steps. */
  readonly reasons: readonly GradeReason[];
  /** True when a review's own authors are less sure than our steps. */
  readonly cappedByAuthors: boolean;
  /** True when trials too small to show that there is no difference lowered the grade. */
  readonly couldHaveMissed: boolean;
  /** "14 of 100 points less pain with a clinic laser than with a fake one. The true effect …" */
  readonly effect: string;
  /** Of the studies in `basis`. */
  readonly marks: readonly CitationMark[];
  /** Of the claim's other studies, which count for nothing. */
  readonly uncounted: readonly CitationMark[];
};

/** `why` is a sentence or two, `steps` the levels that it takes off. */
export type GradeReason = {
  readonly kind: ConcernKind;
  readonly steps: 1 | 2;
  readonly why: EvidenceText;
};
