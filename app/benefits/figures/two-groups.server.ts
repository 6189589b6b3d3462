import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { findOutcome, type Study, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { typeset } from "#app/text/typeset.ts";

/** Both groups of one study on a scale from 0. JSON. */
export type TwoGroups = {
  readonly study: StudyId;
  readonly studyName: string;
  /** Of the whole study; null when unprinted. */
  readonly people: number | null;
  /** The other group: "sham", "no light". */
  readonly control: string;
  readonly rows: readonly {
    readonly measure: string;
    readonly light: Bar;
    readonly control: Bar;
  }[];
};

/** `length` in percent of the longest bar. */
type Bar = { readonly value: string; readonly length: number };

/**
 * Results that a claim's main study prints for both groups, without an interval and in the main
 * result's unit. Throws without one: a group's own state before is no other group.
 */
export function chartTwoGroups(id: ClaimId): TwoGroups {
  const { main, supports, opposes } = findClaim(id);
  const found = main && findOutcome(main);
  const unit = found?.outcome.effect?.unit;
  const control = controls[found?.outcome.comparison ?? "before"];
  if (!found || !unit || !control) throw new Error(`${id} has no main result of two groups`);
  const printed = [...supports, ...opposes]
    .map(findOutcome)
    .filter(({ study }) => study.id === found.study.id)
    .flatMap(({ outcome }) => readPair(outcome, unit));
  const longest = Math.max(...printed.flatMap(({ light, other }) => [light, other]));
  const bar = (value: number) => ({
    value: typeset(`${formatNumber(value)}${unit === "%" ? "" : " "}${unit}`),
    length: Math.round((value * 1000) / longest) / 10,
  });
  return {
    ...describe(found.study),
    control,
    rows: printed.map(({ measure, light, other }) => ({
      measure: typeset(measure),
      light: bar(light),
      control: bar(other),
    })),
  };
}

const controls: Partial<Record<NonNullable<Outcome["comparison"]>, string>> = {
  sham: "fake light",
  "no light": "no light",
};

function readPair({ measure, at, effect }: Outcome, unit: string) {
  if (effect?.comparatorValue === undefined || effect.unit !== unit || effect.ci) return [];
  const { value: light, comparatorValue: other } = effect;
  if (light < 0 || other < 0) return [];
  return [{ measure: [measure, at].filter(Boolean).join(", "), light, other }];
}

function describe(study: Study) {
  return { study: study.id, studyName: nameStudy(study), people: study.participants };
}
