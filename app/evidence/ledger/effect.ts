import type { Claim } from "./claims.server.ts";
import { findsNone, isInPeople, pools } from "./grade.ts";
import type { EffectSize } from "./grades.ts";
import { formatInterval, formatNumber, formatSigned, formatValue } from "./numbers.ts";
import { peopleShares } from "./people-shares.ts";
import { findOutcome } from "./studies.server.ts";
import type { Effect, Outcome } from "./study.ts";

/** Of the claim's main outcome, apart from its certainty; null when no rule gives a size. */
export function sizeOfEffect(claim: Claim): EffectSize | null {
  const tested = [...claim.supports, ...claim.opposes].some((ref) => isInPeople(findOutcome(ref)));
  if (!tested) return null;
  if (claim.main) return effectSize(findOutcome(claim.main).outcome);
  return findsNone(claim) ? "none found" : null;
}

/** "86 of 100 people with the light, 17 of 100 with fake light", with one denominator for both. */
export function sharesInWords({
  study,
  outcome,
}: Pick<ReturnType<typeof findOutcome>, "study" | "outcome">): string | null {
  const shares = peopleShares(study, outcome);
  if (!shares || !outcome.comparison) return null;
  const [light, other] = [shares.light, shares.other].map(Math.round);
  return `${light} of 100 people with the light, ${other} of 100 with ${comparators[outcome.comparison]}`;
}

/**
 * Cohen's cuts for standardised differences: 0.2 small, 0.5 moderate, 0.8 large. Our own elsewhere:
 * a tenth and a fifth of a scale, ratios of 1.25 and 2. Null where the likely range leaves the size open.
 */
export function effectSize({ favours, effect }: Outcome): EffectSize | null {
  if (favours === "neither") return "none found";
  if (!effect || isSizeUnclear(effect)) return null;
  const { kind, scale } = effect;
  const value = Math.abs(effect.value);
  if (kind === "SMD") return value < 0.5 ? "small" : value < 0.8 ? "moderate" : "large";
  if (kind === "RR") {
    const ratio = value < 1 ? 1 / value : value;
    return ratio < 1.25 ? "small" : ratio < 2 ? "moderate" : "large";
  }
  if (kind === "MD" && scale) {
    const share = value / scale;
    return share < 0.1 ? "small" : share < 0.2 ? "moderate" : "large";
  }
  return null;
}

/** True when no effect at all is within the likely range, or at an end of it. */
export function mayBeNone({ kind, ci }: Effect): boolean {
  const none = kind === "RR" ? 1 : 0;
  return ci !== undefined && ci[0] <= none && none <= ci[1];
}

/** True when there may be no effect, or the range of a standardised one goes from less than small to large. */
function isSizeUnclear(effect: Effect): boolean {
  if (mayBeNone(effect)) return true;
  if (effect.kind !== "SMD" || !effect.ci) return false;
  const ends = effect.ci.map(Math.abs);
  return Math.min(...ends) < 0.2 && Math.max(...ends) >= 0.8;
}

/** A difference on a scale in points of 100, so that uses can be compared; any other effect as it is. */
export function onCommonScale(effect: Effect): Effect {
  const { kind, value, ci, scale } = effect;
  if (kind !== "MD" || scale === undefined) return effect;
  const stretch = (number: number) => Number(((number * 100) / scale).toPrecision(12));
  return {
    ...effect,
    scale: 100,
    value: stretch(value),
    ...(ci && { ci: [stretch(ci[0]), stretch(ci[1])] }),
  };
}

/** Of this figure, where known: never a review's total, nor that of a trial with more groups than two. */
export function peopleBehind(found: ReturnType<typeof findOutcome>): number | null {
  const { study, outcome } = found;
  const isOfAll = !pools(found) && Object.keys(study.arms).length <= 2;
  return outcome.people ?? (isOfAll ? study.participants : null);
}

/**
 * An outcome's figure in words with its trials and people; null when the abstract gives none. A
 * percentage keeps its sign, because no other word tells a fall from a rise.
 */
export function describeEffect(outcome: Outcome): string | null {
  const { effect, comparison, favours } = outcome;
  if (!effect) return null;
  const { kind, comparatorValue, scale, unit } = effect;
  const compared = comparison ? `, compared with ${comparators[comparison]}` : UNCOMPARED;
  const basis = describeBasis(outcome);
  const value = formatValue(effect);
  if (kind === "RR" && comparison && comparison !== "before")
    return `${value} times as likely as with ${comparators[comparison]}${basis}`;
  if (kind === "RR") return `${value} times as likely${compared}${basis}`;
  if (kind === "SMD") return `effect size ${value}${compared}${basis}`;
  const signed = kind === "percent change" && unit === "%";
  if (comparatorValue !== undefined) {
    const format = signed || effect.value * comparatorValue < 0 ? formatSigned : formatValue;
    const other = format({ ...effect, value: comparatorValue });
    const both =
      comparison === "before"
        ? `${format(effect)} after the light, ${other} before it, not compared with other people`
        : `${format(effect)} with the light, ${other} with ${comparison ? comparators[comparison] : "the control"}`;
    return `${both}${basis}`;
  }
  if (kind === "means" && favours === "light" && comparison && comparison !== "before")
    return `${value} with the light, with ${comparators[comparison]} not reported${basis}`;
  if (signed) return `${formatSigned(effect)}${compared}${basis}`;
  const onScale = scale
    ? ` on a ${scale}${unit && unit !== "points" ? ` ${unit}` : "-point"} scale`
    : "";
  const points = scale && !unit ? " points" : "";
  if (kind !== "MD" || favours !== "light") return `${value}${points}${onScale}${compared}${basis}`;
  const gain = AMOUNTS.has(unit ?? "") ? " more" : " better";
  const than = comparison ? ` than with ${comparators[comparison]}` : UNCOMPARED;
  return `${value}${points}${gain}${onScale}${than}${basis}`;
}

/** True for a difference from another group that comes without a test of chance. */
export function mayBeChance({ favours, comparison, significant, p, effect }: Outcome): boolean {
  const isDifference = favours !== undefined && favours !== "neither";
  const isCompared = comparison !== undefined && comparison !== "before";
  return isDifference && isCompared && significant === undefined && !p && !effect?.ci;
}

export const UNTESTED = "no P value or likely range seen";

const UNCOMPARED = ", comparison not reported";

/** Units of which more is what the light is for, and nothing but more. */
const AMOUNTS = new Set(["hairs/cm²", "kg", "percentage points", "repetitions"]);

/** " (likely range 10.04 to 29.68, 11 trials)"; empty when there is nothing to add. */
function describeBasis(outcome: Outcome): string {
  const { effect, trials, people } = outcome;
  const hasUnit = effect?.unit || effect?.scale || effect?.kind === "RR" || effect?.kind === "SMD";
  const parts = [
    ...(hasUnit ? [] : ["unit not reported"]),
    ...(effect?.ci ? [`likely range ${formatInterval(effect)}`] : []),
    ...(mayBeChance(outcome) ? [UNTESTED] : []),
    ...(trials && trials > 1 ? [`${trials} trials`] : []),
    ...(people ? [`${formatNumber(people)} people`] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}

/** After "compared with" or "than with". */
const comparators: Record<NonNullable<Outcome["comparison"]>, string> = {
  sham: "fake light",
  "other treatment": "another treatment",
  "no light": "no light",
  before: "before, not with other people",
  mixed: "fake light or other treatments",
  "sham or no light": "fake light or none",
  "uncontrolled too": "other groups, where there were any",
};
