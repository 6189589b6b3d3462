import type { Assessment, GradeReason } from "#app/evidence/citations/assessment.ts";
import { type Grade, grades } from "#app/evidence/ledger/grades.ts";

/** One level of a grade, with the reason why it was lost. */
export type StairStep = {
  /** The reason for this level; "start" is the studies' design, "light" what the tested light was. */
  readonly cause: "start" | "authors" | "missed" | "light" | GradeReason;
  readonly grade: Grade;
  /** Levels below High. `fall` are those of this cause, fewer than its steps at the bottom. */
  readonly lost: number;
  readonly fall: number;
};

/** Empty when we found no study in people. */
export function gradeStair({
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
>): StairStep[] {
  if (start === null || tested === null || grade === null) return [];
  const stair: StairStep[] = [];
  const descend = (cause: StairStep["cause"], to: Grade) => {
    const lost = grades.length - 1 - grades.indexOf(to);
    stair.push({ cause, grade: to, lost, fall: lost - (stair.at(-1)?.lost ?? lost) });
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
  return stair;
}
