import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { sharesInWords } from "#app/evidence/ledger/effect.ts";
import { isInPeople, pools } from "#app/evidence/ledger/grade.ts";
import { outcomeInWords } from "#app/evidence/words/outcome-in-words.server.ts";
import {
  type DrawnEffect,
  describeRow,
  drawGroups,
  type EffectGroup,
  type EffectRow,
} from "./draw-effects.server.ts";
import { drawable, type Result, resultOf } from "./effect-results.server.ts";

/** All results in people: pooled reviews apart from single trials, on the trials' own scales. */
export type ClaimChart = {
  readonly groups: readonly (Omit<EffectGroup, "rows"> & ByStudies<DrawnEffect>)[];
  readonly undrawn: ByStudies<UndrawnEffect>;
};

type ByStudies<Row> = { readonly pooled: readonly Row[]; readonly single: readonly Row[] };

type UndrawnEffect = EffectRow & { readonly words: string };

/** Draws results with an interval and a unit; equal units and scales share an axis. */
export function chartClaim(claim: Claim): ClaimChart {
  const results = [...claim.supports, ...claim.opposes]
    .map((ref) => resultOf(claim, ref))
    .filter(isInPeople);
  const draw = (result: Result) => drawable(result, "as printed");
  return {
    groups: drawGroups(results.flatMap((result) => draw(result) ?? [])).map(
      ({ rows, ...axis }) => ({ ...axis, ...byStudies(rows) }),
    ),
    undrawn: byStudies(
      results
        .filter((result) => !draw(result))
        .map((result) => ({
          ...describeRow(result),
          words: undrawnInWords(result),
          pooled: pools(result),
        })),
    ),
  };
}

function byStudies<Row extends { readonly pooled: boolean }>(rows: readonly Row[]): ByStudies<Row> {
  return {
    pooled: rows.filter(({ pooled }) => pooled),
    single: rows.filter(({ pooled }) => !pooled),
  };
}

function undrawnInWords(result: Result): string {
  const { effect, favours } = result.outcome;
  const words = outcomeInWords(result, sharesInWords(result) ?? undefined);
  const isRangeMissing = effect && !effect.ci && favours !== "neither";
  return isRangeMissing ? `${words}, likely range not reported` : words;
}
