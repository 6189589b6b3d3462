import { joinWithAnd } from "#app/text/join-with-and.ts";
import type { Claim } from "./claims.server.ts";
import { type Grade, grades } from "./grades.ts";
import { findOutcome, findStudy, type Study } from "./studies.server.ts";
import type { Outcome, StudyDesign } from "./study.ts";

/** A claim's certainty, computed, with the steps that lead to it. */
export type GradedEvidence = {
  /** Null when we found no study in people. */
  readonly grade: Grade | null;
  /** "2 meta-analyses and 1 randomized trial": those that count for the grade, and where none do, all others. */
  readonly basis: string;
  /** The grade of the designs alone. */
  readonly start: Grade | null;
  /** The studies of people in which chance decided who got the light, of all. */
  readonly byChance: { readonly studies: number; readonly of: number };
  /** True when the strongest review's authors are less sure than our steps. */
  readonly cappedByAuthors: boolean;
};

/**
 * Grades a claim by a fixed rule. Randomised trials and their reviews start high, other studies of
 * people low. Each concern takes off one step or two. No grade is above the surest review's own.
 * Guidelines, narrative reviews, animals and cells raise none.
 */
export function gradeEvidence({
  supports,
  opposes,
  background,
  concerns,
}: Omit<Claim, "history" | "place">): GradedEvidence {
  const outcomes = [...supports, ...opposes].map(findOutcome);
  const tested = outcomes.filter(isInPeople);
  if (tested.length === 0) {
    const others = new Set([...outcomes.map(({ study }) => study.id), ...background]);
    return {
      grade: null,
      basis: countDesigns([...others].map(findStudy)),
      start: null,
      byChance: { studies: 0, of: 0 },
      cappedByAuthors: false,
    };
  }
  const studies = new Set(tested.map(({ study }) => study));
  const basis = countDesigns([...studies]);
  const byChance = new Set(tested.filter(startsHigh).map(({ study }) => study));
  const start = byChance.size > 0 ? "high" : "low";
  const steps = concerns.reduce((sum, concern) => sum + (concern.steps ?? 1), 0);
  const ours = Math.max(0, grades.indexOf(start) - steps);
  const theirs = tested.flatMap(({ study }) => study.certainty?.grade ?? []);
  const cap = theirs.length > 0 ? Math.max(...theirs.map((grade) => grades.indexOf(grade))) : ours;
  return {
    grade: grades[Math.min(ours, cap)] ?? "very low",
    basis,
    start,
    byChance: { studies: byChance.size, of: studies.size },
    cappedByAuthors: cap < ours,
  };
}

type Tested = { readonly study: Study; readonly outcome: Outcome };

/** By a study of people, or a review of such studies. */
export function isInPeople({ study }: Tested): boolean {
  return designs[study.design].start !== null;
}

/**
 * True when chance decided who got the light. A review without a pooled figure may be of trials and case reports, so
 * it has to name what the light was compared with.
 */
function startsHigh({ study: { design }, outcome: { comparison, effect } }: Tested): boolean {
  if (designs[design].start !== "high") return false;
  if (design === "systematic review" && !comparison && !effect) return false;
  return comparison !== "before" && comparison !== "uncontrolled too";
}

/** True for a study that joins the results of others. */
export function pools({ study }: Tested): boolean {
  return study.design === "meta-analysis" || study.design === "systematic review";
}

function countDesigns(studies: readonly Study[]): string {
  const counts = Object.entries(designs).flatMap(([design, { one, many }]) => {
    const count = studies.filter((study) => study.design === design).length;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return joinWithAnd(counts);
}

/** `start`: "high" where chance decided who got the light, null for a result that is not of people. */
const designs: Record<StudyDesign, { one: string; many: string; start: "high" | "low" | null }> = {
  "meta-analysis": { one: "meta-analysis", many: "meta-analyses", start: "high" },
  "systematic review": { one: "systematic review", many: "systematic reviews", start: "high" },
  "randomised controlled trial": {
    one: "randomized trial",
    many: "randomized trials",
    start: "high",
  },
  "controlled trial": { one: "controlled trial", many: "controlled trials", start: "low" },
  observational: { one: "observational study", many: "observational studies", start: "low" },
  "case report": { one: "case report", many: "case reports", start: "low" },
  guideline: { one: "expert guideline", many: "expert guidelines", start: null },
  review: { one: "narrative review", many: "narrative reviews", start: null },
  laboratory: { one: "laboratory study", many: "laboratory studies", start: null },
};
