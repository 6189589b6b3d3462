import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import { peopleBehind } from "#app/evidence/ledger/effect.ts";
import { type GradedEvidence, pools } from "#app/evidence/ledger/grade.ts";
import type { Grade } from "#app/evidence/ledger/grades.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { typeset } from "#app/text/typeset.ts";
import { type Drawable, gradesOf, type Result } from "./effect-results.server.ts";
import {
  axisKey,
  type EffectScale,
  type EffectUnit,
  effectScale,
  placeOnScale,
} from "./effect-scale.ts";

/** Results with one unit on one axis; places in percent of it. `line` is the place of no effect. JSON. */
export type EffectGroup = {
  readonly title: string;
  readonly line: number;
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
  readonly rows: readonly DrawnEffect[];
};

export type EffectRow = {
  /** Several uses may rest on the same result. */
  readonly uses: readonly { readonly id: ClaimId; readonly name: string }[];
  readonly grade: Grade | null;
  readonly graded: Pick<GradedEvidence, "grade" | "tested" | "light"> | null;
  readonly study: StudyId;
  /** "Chow 2009" */
  readonly studyName: string;
  readonly measure: string;
  /** "820 people", "11 trials", "1,063 people in the review"; else "number of people not reported". */
  readonly behind: string;
};

/** A result and its 95 % confidence interval, turned so that more is better with light. */
export type DrawnEffect = EffectRow & {
  readonly pooled: boolean;
  /** The value after the turn, "14.2", and its interval, "7.3 to 21.1". */
  readonly value: string;
  readonly interval: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
};

/** A single result on its axis, in percent of it. */
export type EffectStrip = Pick<EffectGroup, "line" | "ticks"> & {
  readonly row: Pick<DrawnEffect, "grade" | "pooled" | "at" | "from" | "to">;
};

/** An axis for each unit, in the order of its first result. */
export function drawGroups(results: readonly Drawable[]): EffectGroup[] {
  const units = Map.groupBy(results, ({ turned }) => axisKey(turned.unit));
  return [...units.values()].flatMap((group) => {
    const unit = group[0]?.turned.unit;
    return unit ? [drawGroup(unit, group)] : [];
  });
}

function drawGroup(unit: EffectUnit, group: readonly Drawable[]): EffectGroup {
  const scale = effectScale(
    unit,
    group.flatMap(({ turned: { value, ci } }) => [value, ...ci]),
  );
  return {
    title: typeset(scale.title),
    ...drawAxis(scale),
    rows: group.map((result) => drawRow(result, scale, unit)),
  };
}

export function drawAxis(scale: EffectScale): Pick<EffectGroup, "line" | "ticks"> {
  return {
    line: placeOnScale(scale, scale.line),
    ticks: scale.ticks.map((tick) => ({
      label: tick < 0 ? `−${-tick}` : String(tick),
      at: placeOnScale(scale, tick),
    })),
  };
}

export function drawRow(result: Drawable, scale: EffectScale, unit: EffectUnit): DrawnEffect {
  const { value, ci } = result.turned;
  const decimals = unit.kind === "standardised" || unit.kind === "ratio" ? 2 : 1;
  const format = (number: number) => {
    const rounded = formatNumber(Number(Math.abs(number).toFixed(decimals)));
    return number < 0 && rounded !== "0" ? `−${rounded}` : rounded;
  };
  return {
    ...describeRow(result),
    pooled: pools(result),
    value: format(value),
    interval: `${format(ci[0])} to ${format(ci[1])}`,
    at: placeOnScale(scale, value),
    from: placeOnScale(scale, ci[0]),
    to: placeOnScale(scale, ci[1]),
  };
}

export function describeRow(result: Result): EffectRow {
  const { claims, study, outcome } = result;
  const { measure, at } = outcome;
  const graded = gradesOf(result);
  return {
    uses: claims.map(({ id, condition }) => ({ id, name: typeset(condition) })),
    grade: graded?.grade ?? null,
    graded,
    study: study.id,
    studyName: nameStudy(study),
    measure: typeset(capitalise([measure, at].filter(Boolean).join(", "))),
    behind: behindIt(result),
  };
}

/** Everybody in the study, when its abstract doesn't say how many of them the figure is of. */
function behindIt(result: Result): string {
  const { trials } = result.outcome;
  const { participants } = result.study;
  const people = peopleBehind(result);
  if (people) return `${formatNumber(people)} people`;
  if (trials) return trials === 1 ? "1 trial" : `${trials} trials`;
  if (!participants) return "number of people not reported";
  return `${formatNumber(participants)} people in the ${pools(result) ? "review" : "study"}`;
}
