import { joinWithAnd } from "#app/text/join-with-and.ts";
import type { Claim } from "./claims.server.ts";
import { type Grade, grades } from "./grades.ts";
import { findOutcome, findStudy, type Study } from "./studies.server.ts";
import type { Outcome, StudyDesign } from "./study.ts";
import { findTestedLight, type TestedLight } from "./tested-light.ts";

/** A claim's certainty, computed, with the steps that lead to it. */
export type GradedEvidence = {
  /** For a lamp that a reader can buy; null when we found no study in people. */
  readonly grade: Grade | null;
  /** For the light that the studies used: never lower. */
  readonly tested: Grade | null;
  readonly light: TestedLight;
  /** "2 reviews and 1 randomized trial": those that count for the grade, and where none do, all others. */
  readonly basis: string;
  /** The grade of the designs alone. */
  readonly start: Grade | null;
  /** The studies of people in which chance decided who got the light, of all. */
  readonly byChance: { readonly studies: number; readonly of: number };
  /** True when the strongest review's authors are less sure than our steps. */
  readonly cappedByAuthors: boolean;
  /** True when a missing difference rests on single trials without an interval, and lowers the grade. */
  readonly couldHaveMissed: boolean;
};

/**
 * Grades a claim by a fixed rule. Randomised trials and their reviews start high, other studies of
 * people low. Each concern takes off one step or two. No grade is above the surest review's own, and
 * "no difference" is very low where small trials could have missed one. The light's distance from a lamp at home then
 * takes off up to two more. Guidelines, narrative reviews, animals and cells raise none.
 */
export function gradeEvidence({
  main,
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
      tested: null,
      light: findTestedLight(undefined, []),
      basis: countDesigns([...others].map(findStudy)),
      start: null,
      byChance: { studies: 0, of: 0 },
      cappedByAuthors: false,
      couldHaveMissed: false,
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
  const missed = couldHaveMissed({ main, supports }, tested);
  const level = missed ? 0 : Math.min(ours, cap);
  const forIt = supports.map(findOutcome).filter(isInPeople);
  const light = findTestedLight(main && findOutcome(main), forIt.length > 0 ? forIt : tested);
  return {
    grade: grades[Math.max(0, level - light.steps)] ?? "very low",
    tested: grades[level] ?? "very low",
    light,
    basis,
    start,
    byChance: { studies: byChance.size, of: studies.size },
    cappedByAuthors: cap < ours,
    couldHaveMissed: missed && Math.min(ours, cap) > 0,
  };
}

/** True when the claim's main result, or without one all of them, found no difference. */
export function findsNone({ main, supports }: Pick<Claim, "main" | "supports">): boolean {
  return main ? findOutcome(main).outcome.favours === "neither" : supports.length === 0;
}

/** Trials too small to see a difference don't show that there is none; a pooled result or an interval can. */
function couldHaveMissed(
  claim: Pick<Claim, "main" | "supports">,
  tested: readonly Tested[],
): boolean {
  if (!findsNone(claim)) return false;
  const without = tested.filter(({ outcome }) => outcome.favours === "neither");
  return without.every((result) => !pools(result) && !result.outcome.effect?.ci);
}

type Tested = { readonly study: Study; readonly outcome: Outcome };

/** By a study of people, or a review of such studies. */
export function isInPeople({ study }: Tested): boolean {
  return studiesPeople(study);
}

export function studiesPeople({ design }: Pick<Study, "design">): boolean {
  return designs[design].start !== null;
}

/** True when chance decided who got the light. */
function startsHigh(result: Tested): boolean {
  return designs[result.study.design].start === "high" && isCompared(result);
}

/**
 * True when the light was set against something else: by its comparator, or by its design where none is printed. A
 * review without a pooled figure may be of trials and case reports, so it has to name what the light was compared with.
 */
export function isCompared({
  study: { design },
  outcome: { comparison, effect },
}: Tested): boolean {
  if (comparison) return comparison !== "before" && comparison !== "uncontrolled too";
  if (design === "systematic review") return effect !== undefined;
  return design !== "observational" && design !== "case report";
}

/** True for a study that joins the results of others. */
export function pools({ study }: Tested): boolean {
  return study.design === "meta-analysis" || study.design === "systematic review";
}

function countDesigns(studies: readonly Study[]): string {
  const kinds = new Map(Object.values(designs).map(({ one, many }) => [one, many]));
  const counts = [...kinds].flatMap(([one, many]) => {
    const count = studies.filter(({ design }) => designs[design].one === one).length;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return joinWithAnd(counts);
}

/** `start`: "high" where chance decided who got the light, null for a result that is not of people. */
const designs: Record<StudyDesign, { one: string; many: string; start: "high" | "low" | null }> = {
  "meta-analysis": { one: "review", many: "reviews", start: "high" },
  "systematic review": { one: "review", many: "reviews", start: "high" },
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
