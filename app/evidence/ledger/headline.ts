import type { Claim } from "./claims.server.ts";
import { effectSize, onCommonScale, peopleBehind } from "./effect.ts";
import { isInPeople, pools } from "./grade.ts";
import type { EffectSize } from "./grades.ts";
import { formatNumber } from "./numbers.ts";
import { findOutcome } from "./studies.server.ts";
import type { Effect } from "./study.ts";

/** The size of an effect for a quick look: rounded, without a direction; and whether studies disagree. */
export type Headline = {
  /**
   * "14", "53% against 0%", "Moderate"; without a figure "None found", "No figure", "No control group",
   * "No study in people found".
   */
  readonly figure: string;
  /** "of 100 points", "hairs/cm²"; may be empty. */
  readonly unit: string;
  /** The 95 % interval: "7–21"; of "None found" with its unit: "−1.43 to 10.32 repetitions". */
  readonly interval: string | null;
  /** Of two percentages, where no gain follows them: "of patients", "change since before". */
  readonly shares: string | null;
  /** A standardised difference, whose figure is a word: "0.55". */
  readonly standardised: string | null;
  /** Of this figure: "11 trials", "one trial, 60 people". */
  readonly behind: string;
  /** How many of the claim's results in people are no benefit: "2 of 6"; null when all or none. */
  readonly without: string | null;
};

type Outcomes = Pick<Claim, "main" | "supports" | "opposes">;

export function headline(claim: Outcomes): Headline {
  const { main, supports, opposes } = claim;
  const without = countWithout(claim);
  const bare = { unit: "", interval: null, shares: null, standardised: null, behind: "", without };
  if (inPeople([...supports, ...opposes]).length === 0)
    return { ...bare, figure: "No study in people found" };
  if (!main) return { ...bare, figure: supports.length === 0 ? "None found" : "No figure" };
  const found = findOutcome(main);
  const behind = countBehind(found);
  const { favours, comparison } = found.outcome;
  // What changed since before is no effect of anything.
  if (comparison === "before") return { ...bare, behind, figure: "No control group" };
  if (!found.outcome.effect)
    return { ...bare, behind, figure: favours === "neither" ? "None found" : "No figure" };
  const effect = onCommonScale(found.outcome.effect);
  const interval = effect.ci ? formatCi(effect, effect.ci) : null;
  const size = effectSize(found.outcome);
  const value = withUnit(effect, effect.value);
  if (effect.kind === "SMD") {
    return { ...bare, figure: size ? sizes[size] : value, interval, standardised: value, behind };
  }
  const { figure, unit } = describe(effect);
  if (favours === "neither") {
    // No figure with a unit is before it.
    const named = interval && [interval, unit].filter(Boolean).join(" ");
    return { ...bare, figure: sizes["none found"], interval: named, behind };
  }
  return { ...bare, figure, unit, interval, shares: sharesOf(effect), behind };
}

/**
 * A claim that light makes no difference has the results without a benefit on its side. A change since before is no
 * benefit of anything, and not counted. Results are counted and not studies, so that a study's gain in one measure
 * can't hide that it found none in another.
 */
function countWithout({ main, supports, opposes }: Outcomes): Headline["without"] {
  const compared = (results: Outcomes["supports"]) =>
    inPeople(results).filter(({ outcome }) => outcome.comparison !== "before");
  const saysNone = main !== undefined && findOutcome(main).outcome.favours === "neither";
  const all = compared([...supports, ...opposes]);
  const benefits = saysNone
    ? all.filter(({ outcome }) => outcome.favours === "light")
    : compared(supports);
  const without = all.length - benefits.length;
  return without > 0 && benefits.length > 0 ? `${without} of ${all.length}` : null;
}

function inPeople(results: Outcomes["supports"]) {
  return results.map(findOutcome).filter(isInPeople);
}

function describe(effect: Effect): Pick<Headline, "figure" | "unit"> {
  const { kind, value, comparatorValue, unit = "", scale } = effect;
  if (kind === "RR") return { figure: withUnit(effect, value), unit: "×" };
  const percent = unit.startsWith("%") ? "%" : "";
  if (comparatorValue !== undefined) {
    const opposite = value * comparatorValue < 0;
    const [light, other] = [value, comparatorValue].map(
      (each) => `${opposite ? (each < 0 ? "−" : "+") : ""}${withUnit(effect, each)}${percent}`,
    );
    return { figure: `${light} against ${other}`, unit: percent ? "" : unit };
  }
  if (percent) return { figure: `${withUnit(effect, value)}%`, unit: "" };
  return { figure: withUnit(effect, value), unit: scale ? `of ${scale} points` : unit };
}

/** A change of a score would look like a share of people. */
function sharesOf({ kind, comparatorValue, unit = "" }: Effect): string | null {
  if (comparatorValue === undefined || !unit.startsWith("%")) return null;
  return kind === "percent change" ? "change since before" : unit.slice(1).trim() || null;
}

const sizes: Record<EffectSize, string> = {
  "none found": "None found",
  small: "Small",
  moderate: "Moderate",
  large: "Large",
};

/**
 * Whole from ten on; smaller values as printed, because their first decimal matters. So are percentage
 * points: rounded, 69.5 would contradict the rounded shares whose difference they are, 86 and 17 %.
 */
function withUnit({ value, unit }: Effect, each: number): string {
  const whole = Math.abs(value) >= 10 && unit !== "percentage points";
  return formatNumber(whole ? Math.round(Math.abs(each)) : Math.abs(each));
}

function formatCi(effect: Effect, [from, to]: readonly [number, number]): string {
  if (from < 0 && to > 0) return `−${withUnit(effect, from)} to ${withUnit(effect, to)}`;
  const ends = [Math.abs(from), Math.abs(to)].sort((a, b) => a - b);
  return ends.map((end) => withUnit(effect, end)).join("–");
}

function countBehind(found: ReturnType<typeof findOutcome>): string {
  const { trials } = found.outcome;
  const people = peopleBehind(found);
  const count = people === null ? "" : `${formatNumber(people)} people`;
  if (!pools(found)) return count && `one study, ${count}`;
  const pooled = trials ? `${trials} ${trials === 1 ? "trial" : "trials"}` : "pooled trials";
  return [pooled, count].filter(Boolean).join(", ");
}
