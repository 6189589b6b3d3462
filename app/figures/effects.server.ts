import { type Claim, type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { peopleBehind, sharesInWords } from "#app/evidence/ledger/effect.ts";
import {
  type GradedEvidence,
  gradeEvidence,
  isInPeople,
  pools,
} from "#app/evidence/ledger/grade.ts";
import type { Grade } from "#app/evidence/ledger/grades.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import {
  findOutcome,
  type OutcomeRef,
  type Study,
  type StudyId,
} from "#app/evidence/ledger/studies.server.ts";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { outcomeInWords } from "#app/evidence/words/outcome-in-words.server.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { typeset } from "#app/text/typeset.ts";
import { type EffectScale, type EffectUnit, effectScale, placeOnScale } from "./effect-scale.ts";
import { type Turned, turnToLight } from "./turned-effect.ts";

/** Results with one unit on one axis; places in percent of it. `line` is the place of no effect. JSON. */
export type EffectGroup = {
  readonly title: string;
  readonly line: number;
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
  readonly rows: readonly DrawnEffect[];
};

type EffectRow = {
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

type UndrawnEffect = EffectRow & { readonly words: string };

/** Main results, other reviews', and trials without a review or a gain; an axis for each unit. */
export function chartEffects(ids: readonly ClaimId[]): EffectGroup[] {
  const results = mergeUses(ids.map(findClaim).flatMap(resultsOf));
  const units = new Map<string, { unit: EffectUnit; group: Drawable[] }>();
  for (const result of results) {
    const turned = turnToLight(result.outcome);
    if (!turned) continue;
    const key = keyOf(turned.unit);
    const known = units.get(key) ?? { unit: turned.unit, group: [] };
    units.set(key, { ...known, group: [...known.group, { ...result, turned }] });
  }
  return [...units.values()].map(({ unit, group }) => drawGroup(unit, group));
}

/** All results in people: pooled reviews apart from single trials, on the trials' own scales. */
export type ClaimChart = {
  readonly groups: readonly (Omit<EffectGroup, "rows"> & ByStudies<DrawnEffect>)[];
  readonly undrawn: ByStudies<UndrawnEffect>;
};

type ByStudies<Row> = { readonly pooled: readonly Row[]; readonly single: readonly Row[] };

/** Draws results with an interval and a unit; equal units and scales share an axis. */
export function chartClaim(claim: Claim): ClaimChart {
  const results = [...claim.supports, ...claim.opposes]
    .map((ref) => resultOf(claim, ref))
    .filter(isInPeople)
    .map((result) => ({ ...result, turned: turnToLight(result.outcome, "as printed") }));
  const drawn = results.flatMap(({ turned, ...result }) => (turned ? { ...result, turned } : []));
  const units = Map.groupBy(drawn, ({ turned }) => keyOf(turned.unit));
  return {
    groups: [...units.values()].flatMap((own) => {
      const unit = own[0]?.turned.unit;
      if (!unit) return [];
      const { rows, ...axis } = drawGroup(unit, own);
      return { ...axis, ...byStudies(rows, ({ pooled }) => pooled) };
    }),
    undrawn: byStudies(
      results
        .filter(({ turned }) => !turned)
        .map((result) => ({
          ...describeRow(result),
          words: undrawnInWords(result),
          pooled: pools(result),
        })),
      ({ pooled }) => pooled,
    ),
  };
}

function byStudies<Row>(rows: readonly Row[], isPooled: (row: Row) => boolean): ByStudies<Row> {
  return { pooled: rows.filter(isPooled), single: rows.filter((row) => !isPooled(row)) };
}

/** A single result on its axis, in percent of it. */
export type EffectStrip = Pick<EffectGroup, "line" | "ticks"> & {
  readonly row: Pick<DrawnEffect, "grade" | "pooled" | "at" | "from" | "to">;
};

/** The mark of a use's main result on its axis of the chart; null where it can't be drawn. */
export function findMainMark(groups: readonly EffectGroup[], id: ClaimId): EffectStrip | null {
  const { main } = findClaim(id);
  const study = main && findOutcome(main).study.id;
  for (const group of groups) {
    const row = findRow(group, id, study);
    if (row) return { line: group.line, ticks: group.ticks, row };
  }
  return null;
}

/** What this study found for the use, as the group draws it. */
export function findRow(
  { rows }: EffectGroup,
  use: ClaimId,
  study: StudyId | null | undefined,
): DrawnEffect | undefined {
  return rows.find((row) => row.study === study && row.uses.some(({ id }) => id === use));
}

/** Main results of other uses in the same unit, from left to right. */
type StripAmongOthers = EffectStrip & {
  readonly others: readonly { readonly id: ClaimId; readonly at: number }[];
};

/** The use's main result on an axis that has room for these others; null when it can't be drawn. */
export function drawMainEffect(
  id: ClaimId,
  others: readonly ClaimId[] = [],
): StripAmongOthers | null {
  const own = drawableMain(id);
  if (!own) return null;
  const { unit, value, ci } = own.turned;
  // Standardised differences may be of anything.
  const comparable = unit.kind === "standardised" ? [] : others;
  const beside = comparable.flatMap((other) => {
    const main = drawableMain(other);
    const isBeside = main && main.ref !== own.ref && keyOf(main.turned.unit) === keyOf(unit);
    return isBeside ? { id: other, value: main.turned.value } : [];
  });
  const scale = effectScale(unit, [value, ...ci, ...beside.map((other) => other.value)]);
  const { grade, pooled, at, from, to } = drawRow(own, scale, unit);
  return {
    ...drawAxis(scale),
    row: { grade, pooled, at, from, to },
    others: beside
      .map((other) => ({ id: other.id, at: placeOnScale(scale, other.value) }))
      .sort((one, other) => one.at - other.at),
  };
}

function drawableMain(id: ClaimId): Drawable | null {
  const claim = findClaim(id);
  if (!claim.main) return null;
  const result = resultOf(claim, claim.main);
  const turned = turnToLight(result.outcome);
  return turned && { ...result, turned };
}

type Result = {
  readonly claims: readonly Claim[];
  readonly ref: OutcomeRef;
  readonly study: Study;
  readonly outcome: Outcome;
};

/** Equal for results that share an axis. */
const keyOf = (unit: EffectUnit) => JSON.stringify(unit);

type Drawable = Result & { turned: Turned };

function resultOf(claim: Claim, ref: OutcomeRef): Result {
  return { claims: [claim], ref, ...findOutcome(ref) };
}

function resultsOf(claim: Claim): Result[] {
  const find = (ref: OutcomeRef) => resultOf(claim, ref);
  const supports = claim.supports.map(find).filter(isInPeople);
  const opposes = claim.opposes.map(find).filter(isInPeople);
  const withReview = [...supports, ...opposes].some(pools);
  const main = claim.main ? find(claim.main) : null;
  const others = [
    ...onePerStudy(supports.filter((result) => pools(result) || !withReview)),
    ...onePerStudy(opposes),
  ].filter(({ study }) => study.id !== main?.study.id);
  return main ? [main, ...others] : others;
}

/** The study's first drawable result, else its first. */
function onePerStudy(results: readonly Result[]): Result[] {
  const studies = Map.groupBy(results, ({ study }) => study.id);
  return [...studies.values()].flatMap(
    (own) => own.find(({ outcome }) => turnToLight(outcome)) ?? own.slice(0, 1),
  );
}

/** Merges uses of one grade that rest on the same result. */
function mergeUses(results: readonly Result[]): Result[] {
  const merged = new Map<string, Result>();
  for (const result of results) {
    const key = `${result.ref} ${gradeOf(result)}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, claims: [...known.claims, ...result.claims] } : result);
  }
  return [...merged.values()];
}

function gradeOf(result: Result): Grade | null {
  return bothGradesOf(result)?.grade ?? null;
}

function bothGradesOf({ claims: [first] }: Result): EffectRow["graded"] {
  if (!first) return null;
  const { grade, tested, light } = gradeEvidence(first);
  return { grade, tested, light };
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

function drawAxis(scale: EffectScale): Pick<EffectGroup, "line" | "ticks"> {
  return {
    line: placeOnScale(scale, scale.line),
    ticks: scale.ticks.map((tick) => ({
      label: tick < 0 ? `−${-tick}` : String(tick),
      at: placeOnScale(scale, tick),
    })),
  };
}

function drawRow(result: Drawable, scale: EffectScale, unit: EffectUnit): DrawnEffect {
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

function describeRow(result: Result): EffectRow {
  const { claims, study, outcome } = result;
  const { measure, at } = outcome;
  return {
    uses: claims.map(({ id, condition }) => ({ id, name: typeset(condition) })),
    grade: gradeOf(result),
    graded: bothGradesOf(result),
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

function undrawnInWords(result: Result): string {
  const { effect, favours } = result.outcome;
  const words = outcomeInWords(result, sharesInWords(result) ?? undefined);
  const isRangeMissing = effect && !effect.ci && favours !== "neither";
  return isRangeMissing ? `${words}, likely range not reported` : words;
}
