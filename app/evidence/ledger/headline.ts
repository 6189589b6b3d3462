import { capitalise } from "#app/text/capitalise.ts";
import type { Claim } from "./claims.server.ts";
import { effectSize, mayBeNone, onCommonScale, peopleBehind } from "./effect.ts";
import { findsNone, isCompared, isInPeople, pools } from "./grade.ts";
import { effectWords } from "./grades.ts";
import { crossesZero, formatNumber } from "./numbers.ts";
import { peopleShares } from "./people-shares.ts";
import { findOutcome } from "./studies.server.ts";
import type { Effect } from "./study.ts";
import { nameStudy } from "./study-name.ts";

/** The size of an effect for a quick look: rounded, without a direction; and whether studies disagree. */
export type Headline = {
  /**
   * "14", "53%", "Medium effect"; without a figure NO_DIFFERENCE, "Size unclear", "Better with light", "Can’t tell",
   * "No study in people found".
   */
  readonly figure: string;
  /** The group without the light, of two groups: "0%" beside "53%". */
  readonly other: string | null;
  /** "of 100 points", "of 100 people", "hairs/cm²"; may be empty. */
  readonly unit: string;
  /** The 95 % interval: "7–21"; of a ratio "1.6–2.8 times"; of NO_DIFFERENCE with its unit: "−1.4 to 10.3 repetitions". */
  readonly interval: string | null;
  /** Of two percentages, where no gain follows them: "change since before". */
  readonly shares: string | null;
  /** A standardised difference, whose figure is a word: "0.55". */
  readonly standardised: string | null;
  /** Of this figure: "11 trials", "one trial, 60 people". */
  readonly behind: string;
  /** The claim's studies of people, when some of them and not all found a benefit; else empty. */
  readonly without: readonly WithoutBenefit[];
};

/** Names of the reviews or single studies that found no benefit, and of those that found it by some measures only. */
export type WithoutBenefit = {
  /** "study" where some of those that pool nothing are no trials. */
  readonly kind: "review" | "trial" | "study";
  readonly none: readonly string[];
  readonly mixed: readonly string[];
  readonly of: number;
};

/** The figure where a claim's main result is none. */
export const NO_DIFFERENCE = "No clear difference";

type Outcomes = Pick<Claim, "main" | "supports" | "opposes">;

export function headline(claim: Outcomes): Headline {
  const { main, supports, opposes } = claim;
  const without = countWithout(claim);
  const bare = {
    unit: "",
    other: null,
    interval: null,
    shares: null,
    standardised: null,
    behind: "",
    without,
  };
  const tested = inPeople([...supports, ...opposes]);
  if (tested.length === 0) return { ...bare, figure: "No study in people found" };
  // What was compared with nothing, such as a change since before, is no effect of anything.
  if (!main && !tested.some(isCompared)) return { ...bare, figure: CANNOT_TELL };
  if (!main) return { ...bare, figure: findsNone(claim) ? NO_DIFFERENCE : BETTER };
  const found = findOutcome(main);
  const behind = countBehind(found);
  const { favours } = found.outcome;
  if (!isCompared(found)) return { ...bare, behind, figure: CANNOT_TELL };
  if (!found.outcome.effect)
    return { ...bare, behind, figure: favours === "neither" ? NO_DIFFERENCE : BETTER };
  const effect = onCommonScale(found.outcome.effect);
  const interval = effect.ci ? formatCi(effect, effect.ci) : null;
  const standardised = effect.kind === "SMD" ? withUnit(effect, effect.value) : null;
  if (favours === "neither" || mayBeNone(effect)) {
    const unit = standardised ? "" : describe(effect).unit;
    // No figure with a unit is before it.
    const named = interval && [interval, unit].filter(Boolean).join(" ");
    const none = { ...bare, interval: named, behind };
    if (favours === "neither") return { ...none, figure: NO_DIFFERENCE };
    return { ...none, figure: CANNOT_TELL, standardised };
  }
  const people = peopleShares(found.study, found.outcome);
  if (people) {
    const [figure = "", other = ""] = [people.light, people.other].map((share) =>
      formatNumber(Math.round(share)),
    );
    return { ...bare, figure, other, unit: "of 100 people", behind };
  }
  if (standardised) {
    const size = effectSize(found.outcome);
    const figure = size ? capitalise(effectWords[size]) : SIZE_UNCLEAR;
    return { ...bare, figure, interval, standardised, behind };
  }
  return { ...bare, ...describe(effect), interval, shares: sharesOf(effect), behind };
}

/** The figure where nobody went without the light, or where there may be no effect at all. */
export const CANNOT_TELL = "Can’t tell";

/** The figure of a standardised difference that may be next to nothing or large. */
const SIZE_UNCLEAR = "Size unclear";

/** The figure of a result for the light without a size. */
export const BETTER = "Better with light";

/**
 * A claim that light makes no difference has the results without a benefit on its side. A change since before is no
 * benefit of anything, and not counted. A study's benefit in one measure does not hide that it found none in another.
 */
function countWithout(claim: Outcomes): Headline["without"] {
  const { supports, opposes } = claim;
  const compared = (results: Outcomes["supports"]) =>
    inPeople(results).filter(({ outcome }) => outcome.comparison !== "before");
  const all = compared([...supports, ...opposes]);
  const benefits = new Set(
    (findsNone(claim)
      ? all.filter(({ outcome }) => outcome.favours === "light")
      : compared(supports)
    ).map(({ outcome }) => outcome),
  );
  if (benefits.size === 0) return [];
  return [true, false].flatMap((isPooled) => {
    const own = all.filter((result) => pools(result) === isPooled);
    const areTrials = own.every(({ study }) => study.design.endsWith("trial"));
    const kind = isPooled ? "review" : areTrials ? "trial" : "study";
    const studies = [...Map.groupBy(own, ({ study }) => study)].map(([study, results]) => {
      const better = results.filter(({ outcome }) => benefits.has(outcome)).length;
      const found = better === 0 ? "none" : better < results.length ? "mixed" : "benefit";
      return { name: nameStudy(study), found };
    });
    const names = (found: string) =>
      studies.filter((each) => each.found === found).map(({ name }) => name);
    const [none, mixed] = [names("none"), names("mixed")];
    return none.length + mixed.length > 0
      ? [{ kind, none, mixed, of: studies.length } as const]
      : [];
  });
}

function inPeople(results: Outcomes["supports"]) {
  return results.map(findOutcome).filter(isInPeople);
}

function describe(effect: Effect): Pick<Headline, "figure" | "other" | "unit"> {
  const { kind, value, comparatorValue, unit = "", scale } = effect;
  if (kind === "RR") return { figure: timesInWords(effect), other: null, unit: "" };
  const percent = unit.startsWith("%") ? "%" : "";
  const rest = percent ? "" : scale ? `of ${scale} points` : unit.replace(PER, " per ");
  if (comparatorValue === undefined) {
    return { figure: `${withUnit(effect, value)}${percent}`, other: null, unit: rest };
  }
  const opposite = value * comparatorValue < 0;
  const [figure = "", other = ""] = [value, comparatorValue].map(
    (each) => `${opposite ? (each < 0 ? "−" : "+") : ""}${withUnit(effect, each)}${percent}`,
  );
  return { figure, other, unit: rest };
}

/** As said of what is counted: "hairs per cm²", "µg per day", but mW/cm². */
const PER = /(?<=hairs|µg)\//;

/** A change of a score would look like a share of people. */
function sharesOf({ kind, comparatorValue, unit = "" }: Effect): string | null {
  if (comparatorValue === undefined || !unit.startsWith("%")) return null;
  return kind === "percent change" ? "change since before" : unit.slice(1).trim() || null;
}

/** "About twice", "About a third", "1.7 times" */
function timesInWords(ratio: Effect): string {
  const near = TIMES.find(([, of, within]) => Math.abs(ratio.value - of) <= within);
  return near ? near[0] : `${withUnit(ratio, ratio.value)} times`;
}

const TIMES = [
  ["About twice", 2, 0.15],
  ["About half", 1 / 2, 0.04],
  ["About a third", 1 / 3, 0.04],
  ["About a quarter", 1 / 4, 0.03],
] as const;

/** Whole from ten on, and of smaller values with a decimal. */
function withUnit({ kind, value }: Effect, each: number): string {
  const amount = Math.abs(each);
  if (Math.abs(value) >= 10) return formatNumber(Math.round(amount));
  const short = Number(amount.toFixed(1));
  // A ratio of 1 and a difference of 0 would say that there is no effect.
  const hides = short === (kind === "RR" ? 1 : 0);
  return formatNumber(kind === "SMD" || hides ? Number(amount.toFixed(2)) : short);
}

function formatCi(effect: Effect, [from, to]: readonly [number, number]): string {
  if (crossesZero([from, to])) return `−${withUnit(effect, from)} to ${withUnit(effect, to)}`;
  const ends = [Math.abs(from), Math.abs(to)].sort((a, b) => a - b);
  const range = ends.map((end) => withUnit(effect, end)).join("–");
  return effect.kind === "RR" ? `${range} times` : range;
}

function countBehind(found: ReturnType<typeof findOutcome>): string {
  const { trials } = found.outcome;
  const people = peopleBehind(found);
  const count = people === null ? "" : `${formatNumber(people)} people`;
  const kind = found.study.design.endsWith("trial") ? "trial" : "study";
  if (!pools(found)) return [`one ${kind}`, count].filter(Boolean).join(", ");
  const pooled = trials ? `${trials} ${trials === 1 ? "trial" : "trials"}` : "combined trials";
  return [pooled, count].filter(Boolean).join(", ");
}
