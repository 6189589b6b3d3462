import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { drawAxis, drawRow, type EffectStrip } from "./draw-effects.server.ts";
import { type Drawable, drawable, resultOf } from "./effect-results.server.ts";
import { axisKey, effectScale, placeOnScale } from "./effect-scale.ts";

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
    const isBeside = main && main.ref !== own.ref && axisKey(main.turned.unit) === axisKey(unit);
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
  return claim.main ? drawable(resultOf(claim, claim.main)) : null;
}
