import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { findOutcome, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import {
  type DrawnEffect,
  drawGroups,
  type EffectGroup,
  type EffectStrip,
} from "./draw-effects.server.ts";
import { drawable, mergeUses, resultsOf } from "./effect-results.server.ts";

/** Main results, other reviews', and trials without a review or a gain; an axis for each unit. */
export function chartEffects(ids: readonly ClaimId[]): EffectGroup[] {
  const results = mergeUses(ids.map(findClaim).flatMap(resultsOf));
  return drawGroups(results.flatMap((result) => drawable(result) ?? []));
}

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
