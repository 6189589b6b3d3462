import type { GradedAssessment } from "#app/evidence/assessment.ts";
import type { EvidenceText } from "#app/evidence/evidence-text.ts";
import type { Reference } from "#app/evidence/reference.ts";

/** The texts of the webinar page that rest on papers, ready to be drawn. JSON. */
export type WebinarContent = {
  readonly problems: readonly { readonly title: string; readonly text: EvidenceText }[];
  readonly questions: readonly { readonly question: string; readonly reason: EvidenceText }[];
  readonly results: readonly TrialResult[];
  readonly safety: EvidenceText;
  readonly references: readonly Reference[];
};

/** What trials found for one use, and what of it can be hoped of a handheld. */
export type TrialResult = {
  readonly use: string;
  /** The benefit page that says more. */
  readonly href: "/benefits/skin-health" | "/benefits/pain-inflammation";
  readonly finding: EvidenceText;
  readonly handheld: EvidenceText;
  readonly assessment: GradedAssessment;
};
