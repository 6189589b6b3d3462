import { onCommonScale } from "#app/evidence/ledger/effect.ts";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { capitalise } from "#app/text/capitalise.ts";
import type { EffectUnit } from "./effect-scale.ts";

/** A result whose larger values are better with light. */
export type Turned = { unit: EffectUnit; value: number; ci: readonly [number, number] };

/** Turns a result so that more is better with light; null when it can't be drawn. */
export function turnToLight(
  { effect, favours, measure }: Outcome,
  scales: "of 100" | "as printed" = "of 100",
): Turned | null {
  if (!effect) return null;
  const { kind, value, ci, unit, scale, better } =
    scales === "of 100" ? onCommonScale(effect) : effect;
  if (!ci || !kind) return null;
  const sign = signOfGain(favours, better, value, kind);
  if (sign === 0) return null;
  if (kind === "RR") {
    const turn = (ratio: number) => (sign < 0 ? 1 / ratio : ratio);
    const unit = sign < 0 ? ({ kind: "ratio", less: true } as const) : ({ kind: "ratio" } as const);
    return { unit, value: turn(value), ci: ordered(ci, turn) };
  }
  // Not -number, which is −0 for 0.
  const turn = (number: number) => (sign < 0 ? 0 - number : number);
  const turned = { value: turn(value), ci: ordered(ci, turn) };
  if (kind === "SMD") return { unit: { kind: "standardised" }, ...turned };
  if (kind !== "MD") return null;
  if (scale) {
    const printed = { of: scale, ...(unit && unit !== "points" && { unit }) };
    return { unit: { kind: "points", ...(scales === "as printed" && printed) }, ...turned };
  }
  return unit
    ? {
        unit: { kind: "other", title: capitalise(measure === unit ? unit : `${measure}, ${unit}`) },
        ...turned,
      }
    : null;
}

/** 1 when a larger value is better, -1 when a smaller one is, 0 when that is open. */
function signOfGain(
  favours: Outcome["favours"],
  better: "lower" | "higher" | undefined,
  value: number,
  kind: string,
): -1 | 0 | 1 {
  if (better) return better === "lower" ? -1 : 1;
  if (favours !== "light" && favours !== "comparator") return 0;
  const isGain = favours === "light";
  const isMore = kind === "RR" ? value >= 1 : value >= 0;
  return isGain === isMore ? 1 : -1;
}

function ordered(
  [a, b]: readonly [number, number],
  turn: (value: number) => number,
): [number, number] {
  const ends = [turn(a), turn(b)].sort((one, other) => one - other);
  return [ends[0] ?? 0, ends[1] ?? 0];
}
