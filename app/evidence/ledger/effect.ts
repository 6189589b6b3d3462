import { capitalise } from "#app/text/capitalise.ts";
import type { Claim } from "./claims.server.ts";
import { isInPeople, pools } from "./grade.ts";
import type { EffectNote, EffectSize } from "./grades.ts";
import { formatInterval, formatNumber, formatSigned, formatValue } from "./numbers.ts";
import { findOutcome } from "./studies.server.ts";
import type { Effect, Outcome } from "./study.ts";

/** The size of the change, apart from its certainty. */
type ClaimedEffect = {
  /** Null when no rule gives a size. */
  readonly size: EffectSize | null;
  /** "14.23 mm of 100 less than with sham light (95% CI 7.31 to 21.14)" */
  readonly figure: string | null;
  /** Remarks that a figure alone would hide, or the reason for a missing one. */
  readonly notes: readonly EffectNote[];
};

/** Computed from the claim's outcomes. */
export function measureEffect({ main, supports, opposes }: Claim): ClaimedEffect {
  const against = opposes.map(findOutcome);
  const all = [...supports.map(findOutcome), ...against];
  const tested = all.filter(isInPeople);
  if (tested.length === 0) return { size: null, figure: null, notes: ["no study in people found"] };

  const { outcome } = main ? findOutcome(main) : { outcome: undefined };
  const figure = outcome ? describeEffect(outcome) : null;
  const notes: EffectNote[] = [];
  if (supports.map(findOutcome).some(pools) && against.some(pools)) notes.push("reviews disagree");
  const figureSaysSo = figure && outcome?.comparison === "before";
  if (!figureSaysSo && tested.every((each) => each.outcome.comparison === "before")) {
    notes.push("no control group");
  }
  const size = outcome ? effectSize(outcome) : supports.length === 0 ? "none found" : null;
  if (!figure && size !== "none found") notes.push("no figure in the abstract");
  return { size, figure, notes };
}

/**
 * Cohen's cuts for standardised differences: 0.2 small, 0.5 moderate, 0.8 large. Our own elsewhere:
 * a tenth and a fifth of a scale, ratios of 1.25 and 2.
 */
export function effectSize({ favours, effect }: Outcome): EffectSize | null {
  if (favours === "neither") return "none found";
  if (!effect) return null;
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
  const { kind, comparatorValue, scale } = effect;
  const against = comparison ? `, ${comparisonWords[comparison]}` : "";
  const rest = `${against}${describeBasis(outcome)}`;
  const value = formatValue(effect);
  if (kind === "RR") return `${value} times as likely${rest}`;
  if (kind === "SMD") return `standardised difference of ${value}${rest}`;
  const signed = kind === "percent change" && effect.unit === "%";
  if (comparatorValue !== undefined) {
    const format = signed || effect.value * comparatorValue < 0 ? formatSigned : formatValue;
    const unit = effect.unit ? "" : NO_UNIT;
    return `${format(effect)} against ${format({ ...effect, value: comparatorValue })}${unit}${rest}`;
  }
  if (signed) return `${formatSigned(effect)}${rest}`;
  const gain = AMOUNTS.has(effect.unit ?? "") ? " more" : " better";
  const better = kind === "MD" && favours === "light" ? gain : "";
  const of = scale ? ` of ${scale}` : "";
  return `${value}${of}${better}${effect.unit || scale ? "" : NO_UNIT}${rest}`;
}

const NO_UNIT = ", unit not reported";

/** Units of which more is what the light is for, and nothing but more. */
const AMOUNTS = new Set(["hairs/cm²", "kg", "repetitions"]);

/** " (95% CI 10.04 to 29.68; 11 trials)"; empty when nothing is printed. */
function describeBasis({ effect, trials, people }: Outcome): string {
  const parts = [
    ...(effect?.ci ? [`95% CI ${formatInterval(effect)}`] : []),
    ...(trials && trials > 1 ? [`${trials} trials`] : []),
    ...(people ? [`${formatNumber(people)} people`] : []),
  ];
  return parts.length > 0 ? ` (${parts.join("; ")})` : "";
}

const comparisonWords: Record<NonNullable<Outcome["comparison"]>, string> = {
  sham: "compared with sham light",
  "other treatment": "compared with another treatment",
  "no light": "compared with no light",
  before: "compared with before, with no control group",
  mixed: "compared with sham light or other treatments",
  "uncontrolled too": "in studies with and without a control group",
};

/** "Moderate: 14.23 mm of 100 better, compared with sham light (95% CI 7.31 to 21.14); reviews disagree" */
export function effectInWords({ size, figure, notes }: ClaimedEffect): string {
  const measured = [size, figure].filter((part) => part !== null).join(": ");
  const words = [...(measured ? [measured] : []), ...notes].join("; ");
  return capitalise(words);
}
