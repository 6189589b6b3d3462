import type { GradedAssessment } from "#app/evidence/citations/assessment.ts";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { Reference } from "#app/evidence/text/reference.ts";

/** JSON. */
export type WebinarContent = {
  readonly headings: Readonly<
    Record<"features" | "problems" | "questions" | "results" | "bonuses", string>
  >;
  /** Above the questions. */
  readonly unchecked: string;
  /** Above the bonuses. */
  readonly bonuses: string;
  readonly problems: readonly { readonly title: string; readonly text: EvidenceText }[];
  readonly questions: readonly { readonly question: string; readonly reason: EvidenceText }[];
  readonly results: readonly TrialResult[];
  readonly safety: EvidenceText;
  readonly references: readonly Reference[];
};

export type TrialResult = {
  readonly use: string;
  /** The benefit page with more about it. */
  readonly href: "/benefits/skin-health" | "/benefits/pain-inflammation";
  readonly finding: EvidenceText;
  readonly handheld: EvidenceText;
  readonly assessment: GradedAssessment;
};
