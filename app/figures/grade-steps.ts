import type { Assessment, GradeReason } from "#app/evidence/citations/assessment.ts";
import { type Grade, grades } from "#app/evidence/ledger/grades.ts";

/** One level of a grade, with the reason why it was lost. */
export type GradeStep = {
  /** The reason for this level; "start" is the studies' design, "light" what the tested light was. */
  readonly cause: "start" | "authors" | "missed" | "light" | GradeReason;
  readonly grade: Grade;
  /** Levels lost by this cause, fewer than its steps at the bottom. */
  readonly fall: number;
};

/** Empty when we found no study in people. */
export function gradeSteps({
  start,
  tested,
  grade,
  light,
  reasons,
  cappedByAuthors,
  couldHaveMissed,
}: Pick<
  Assessment,
  "start" | "tested" | "grade" | "light" | "reasons" | "cappedByAuthors" | "couldHaveMissed"
>): GradeStep[] {
  if (start === null || tested === null || grade === null) return [];
  const steps: GradeStep[] = [];
  const descend = (cause: GradeStep["cause"], to: Grade) => {
    const from = steps.at(-1)?.grade ?? to;
    steps.push({ cause, grade: to, fall: grades.indexOf(from) - grades.indexOf(to) });
  };
  descend("start", start);
  let level = grades.indexOf(start);
  for (const reason of reasons) {
    level = Math.max(0, level - reason.steps);
    descend(reason, grades[level] ?? "very low");
  }
  // Authors who are surer than our lowest level take nothing off.
  if (couldHaveMissed) descend("missed", tested);
  else if (cappedByAuthors) descend("authors", tested);
  if (light.steps > 0) descend("light", grade);
  return steps;
}
