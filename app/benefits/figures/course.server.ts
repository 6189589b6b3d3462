import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { isInPeople } from "#app/evidence/ledger/grade.ts";
import type { Judging } from "#app/evidence/ledger/protocols.server.ts";
import { findOutcome, type Study, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { stackDots, TARGET } from "#app/figures/stack-dots.ts";

/** Our own marks and the trials' lengths on one axis. Places in percent. */
export type Course = {
  readonly unit: Judging["unit"];
  readonly first: { readonly after: number; readonly at: number } | null;
  readonly judge: { readonly after: number; readonly at: number };
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
  readonly trials: readonly CourseTrial[];
};

type CourseTrial = {
  readonly study: StudyId;
  readonly name: string;
  /** In weeks, as printed. */
  readonly weeks: number;
  readonly at: number;
  /** From 0; trials of nearly the same length are stacked. */
  readonly level: number;
};

/** A page's course beside the printed lengths of its studies. */
export function chartCourse({ first, judge, unit }: Judging, ids: readonly ClaimId[]): Course {
  const weeksIn = unit === "weeks" ? 1 : WEEKS_A_MONTH;
  const lengths = trialLengths(ids);
  const end = Math.max(judge, ...lengths.map(({ weeks }) => weeks / weeksIn)) * 1.06;
  const place = (time: number) => Math.round((time / end) * 1000) / 10;
  const step = [1, 2, 3, 4, 6, 12, 26, 52].find((size) => end / size <= 7) ?? 104;
  return {
    unit,
    first: first === undefined ? null : { after: first, at: place(first) },
    judge: { after: judge, at: place(judge) },
    ticks: Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => ({
      label: String(index * step),
      at: place(index * step),
    })),
    trials: stackDots(
      lengths.map((trial) => ({ ...trial, at: place(trial.weeks / weeksIn) })),
      TARGET,
    ),
  };
}

const WEEKS_A_MONTH = 365.25 / 12 / 7;

function trialLengths(ids: readonly ClaimId[]) {
  const studies = ids
    .map(findClaim)
    .flatMap(({ supports, opposes }) => [...supports, ...opposes].map(findOutcome))
    .filter(isInPeople)
    .map(({ study }) => study);
  return [...new Map(studies.map((study) => [study.id, study])).values()]
    .flatMap((study) => {
      const weeks = weeksOf(study);
      return weeks === null ? [] : { study: study.id, name: nameStudy(study), weeks };
    })
    .toSorted((a, b) => a.weeks - b.weeks);
}

/** In weeks; null when unprinted, and for reviews of several lengths. */
function weeksOf({ arms }: Study): number | null {
  const lengths = Object.values(arms).flatMap(({ role, schedule }) => {
    if (role !== "light" || !schedule?.weeks) return [];
    return typeof schedule.weeks === "number" ? schedule.weeks : [];
  });
  return lengths.length > 0 ? Math.max(...lengths) : null;
}
