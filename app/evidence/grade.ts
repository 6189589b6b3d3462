import type { StudyId } from "./ledger/studies.server.ts";
import type { Grade, StudyDesign, StudyRecord } from "./ledger/study.ts";
import type { CitationMark } from "./reference.ts";

/** What a writer states about one claim: the studies that it rests on and what speaks against them. */
export type EvidenceClaim = {
  readonly studies: readonly [StudyId, ...StudyId[]];
  /** Empty when the studies agree, were done well and tested what the claim says. */
  readonly concerns: readonly Concern[];
  /** How large the change was, apart from how sure it is. */
  readonly effect: EffectSize;
};

/**
 * What takes a step off a grade, after GRADE: studies that contradict each other, studies at high risk
 * of bias, or studies of other people, light or outcomes than the claim is about.
 */
export type Concern = keyof typeof concernReasons;

/** By Cohen's convention where a standardised difference is given: 0.2 small, 0.5 moderate, 0.8 large. */
export type EffectSize = "none" | "small" | "moderate" | "large" | "unclear";

/** A claim as a page shows it. */
export interface Assessment extends GradedEvidence {
  readonly effect: EffectSize;
  readonly marks: readonly CitationMark[];
}

/** A grade, and how it came about. */
export type GradedEvidence = {
  readonly grade: Grade;
  /** What the grade rests on: "2 meta-analyses, 1 randomised trial". */
  readonly basis: string;
  /** Why it is not higher, in short clauses. */
  readonly reasons: readonly string[];
};

/** From least to most sure. */
export const grades: readonly Grade[] = ["very low", "low", "moderate", "high"];

/**
 * Grades a claim by a fixed rule. The strongest study sets the start: a review of trials "high", or
 * what its own authors said; a randomised trial "moderate"; other human studies and expert consensus
 * "low"; narrative reviews and laboratory work "very low". Each concern takes a step off, and so does
 * a claim without a review that rests on a single study or on fewer than 100 people.
 */
export function gradeEvidence(
  studies: readonly StudyRecord[],
  concerns: readonly Concern[],
): GradedEvidence {
  const start = Math.max(...studies.map((study) => grades.indexOf(startingGrade(study))));
  const reasons = [...new Set(concerns)].map((concern): string => concernReasons[concern]);
  if (restsOnFew(studies)) reasons.push("few people or a single study");
  return {
    grade: grades[Math.max(0, start - reasons.length)] ?? "very low",
    basis: countDesigns(studies),
    reasons: ratedDown(studies, start)
      ? ["less than high certainty by the review’s own account", ...reasons]
      : reasons,
  };
}

const concernReasons = {
  conflicting: "studies disagree",
  bias: "risk of bias in the studies",
  indirect: "studied in other people, light or outcomes",
};

function startingGrade(study: StudyRecord): Grade {
  return study.certainty?.grade ?? designs[study.design].start;
}

/** Whether a review would have started higher but for its own authors. */
function ratedDown(studies: readonly StudyRecord[], start: number): boolean {
  return studies.some(({ design }) => grades.indexOf(designs[design].start) > start);
}

function restsOnFew(studies: readonly StudyRecord[]): boolean {
  if (studies.some((study) => designs[study.design].pools)) return false;
  const people = studies.filter((study) => designs[study.design].people);
  if (people.length <= 1) return people.length === 1;
  // A study that does not give its number is not held to be small.
  return people.reduce((sum, study) => sum + (study.participants ?? 100), 0) < 100;
}

function countDesigns(studies: readonly StudyRecord[]): string {
  return Object.entries(designs)
    .map(([design, { one, many }]) => {
      const count = studies.filter((study) => study.design === design).length;
      return count && `${count} ${count === 1 ? one : many}`;
    })
    .filter(Boolean)
    .join(", ");
}

/** From the strongest design down. `pools`: joins trials; `people`: one study of people. */
const designs: Record<
  StudyDesign,
  { start: Grade; one: string; many: string; pools?: true; people?: true }
> = {
  "meta-analysis": { start: "high", one: "meta-analysis", many: "meta-analyses", pools: true },
  "systematic review": {
    start: "high",
    one: "systematic review",
    many: "systematic reviews",
    pools: true,
  },
  "randomised controlled trial": {
    start: "moderate",
    one: "randomised trial",
    many: "randomised trials",
    people: true,
  },
  "controlled trial": {
    start: "low",
    one: "controlled trial",
    many: "controlled trials",
    people: true,
  },
  observational: {
    start: "low",
    one: "observational study",
    many: "observational studies",
    people: true,
  },
  guideline: { start: "low", one: "expert guideline", many: "expert guidelines" },
  review: { start: "very low", one: "narrative review", many: "narrative reviews" },
  laboratory: { start: "very low", one: "laboratory study", many: "laboratory studies" },
};
