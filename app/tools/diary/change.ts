import { dayAfter, daysBetween } from "#app/evidence/ledger/judging-days.ts";
import {
  BEFORE,
  type Day,
  type Diary,
  LATE,
  later,
  type Measure,
  numbersBefore,
  numbersIn,
  turnOn,
  unlitNumbersIn,
} from "./diary.ts";

/** How the time with the light compares with the time without it. Positive differences are better. */
export type Comparison = {
  readonly before: number;
  readonly after: number;
  readonly gain: number;
  /** How far days wander around their average by themselves. */
  readonly wander: number;
  readonly beyond: "better" | "worse" | null;
};

export type Verdict =
  | { readonly status: "waiting" }
  /** Numbers that are there; of weeks in turn none are told. */
  | { readonly status: "too few"; readonly before: number; readonly after: number }
  | ({ readonly status: "compared"; readonly test: Test | null } & Comparison)
  | ({ readonly status: "in turn" } & TurnComparison);

/** Of what got better with the light: whether it goes away again in two weeks without it. */
export type Test =
  | { readonly status: "impossible" }
  | { readonly status: "open" }
  | { readonly status: "running"; readonly until: Day }
  | { readonly status: "too few"; readonly numbers: number }
  | { readonly status: "done"; readonly without: number; readonly isBack: boolean };

/** The rule is written down for practitioners at /diary/method. @param today the reader's day */
export function judge(diary: Diary, today: Day): Verdict {
  if (today < diary.decide) return { status: "waiting" };
  if (diary.turns) {
    const pairs = pairsOf(diary, diary.turns);
    return pairs.length < LEAST_PAIRS
      ? { status: "too few", before: 0, after: 0 }
      : { status: "in turn", ...compareTurns(pairs, diary.measure) };
  }
  const end = endOfLight(diary);
  const from = later(diary.light, dayAfter(end, -LATE));
  const before = numbersBefore(diary);
  const after = numbersIn(diary, from, end);
  if (Math.min(before.length, after.length) < BEFORE) {
    return { status: "too few", before: before.length, after: after.length };
  }
  const compared = compare(before, after, diary.measure);
  const test = compared.beyond === "better" ? testOf(diary, compared, today) : null;
  return { status: "compared", ...compared, test };
}

/** The day after the last with the light, once it was off for more than a week: those days aren't the light's. */
function endOfLight({ days, light, decide, stopped }: Diary): Day {
  const end = stopped ?? decide;
  const used = Object.keys(days).filter((day) => days[day]?.light && day >= light && day < end);
  const last = used.toSorted().at(-1);
  return last !== undefined && daysBetween(last, end) > 7 ? dayAfter(last, 1) : end;
}

function testOf(diary: Diary, compared: Comparison, today: Day): Test {
  const { measure, stopped } = diary;
  if (!measure.lasting) return { status: "impossible" };
  if (!stopped) return { status: "open" };
  const until = dayAfter(stopped, LATE);
  if (today < until) return { status: "running", until };
  const without = unlitNumbersIn(diary, dayAfter(stopped, CARRIED_OVER), until);
  return without.length < BEFORE
    ? { status: "too few", numbers: without.length }
    : { status: "done", without: mean(without), isBack: isBack(without, compared) };
}

/** At least half of the change is gone. @param without numbers after the time with the light */
export function isBack(
  without: readonly number[],
  { before, after }: Pick<Comparison, "before" | "after">,
): boolean {
  return (mean(without) - after) / (before - after) >= 0.5;
}

/**
 * The averages of two times, where a difference counts when it is greater than days wander.
 * @param before at least `BEFORE` numbers, without the light
 * @param after numbers with it
 */
export function compare(
  before: readonly number[],
  after: readonly number[],
  { better, step }: Pick<Measure, "better" | "step">,
): Comparison {
  const { mean: from, wander } = wanderOf(before, { step });
  const to = mean(after);
  const gain = better === "lower" ? from - to : to - from;
  const beyond = Math.abs(gain) <= wander ? null : gain > 0 ? "better" : "worse";
  return { before: from, after: to, gain, wander, beyond };
}

/** Of days without the light. */
export function wanderOf(
  values: readonly number[],
  { step }: Pick<Measure, "step">,
): { readonly mean: number; readonly wander: number } {
  const middle = mean(values);
  // A few days look calmer than a life is.
  const times = values.length < LATE ? 2 : 1.5;
  const distances = values.map((value) => Math.abs(value - middle));
  return { mean: middle, wander: Math.max(step, times * mean(distances)) };
}

/** The last two weeks with the light are worse than the time before it by more than days go up and down. */
export function isWorse(diary: Diary, today: Day): boolean {
  const { light, stopped } = diary;
  const withLight = stopped ? dayAfter(stopped, LATE) : light;
  const from = later(withLight, dayAfter(today, 1 - LATE));
  const isLit = (day: Day) => turnOn(diary, day) === "light";
  // A week without the light isn't the light's, and stopping in it would spoil the comparison.
  if (diary.turns && !isLit(today)) return false;
  const days = Object.entries(diary.days).filter(([day]) => !diary.turns || isLit(day));
  const recent = numbersIn({ days: Object.fromEntries(days) }, from, dayAfter(today, 1));
  return areWorse(numbersBefore(diary), recent, diary.measure);
}

/** Asked each day, so by a quarter more than once. @param recent numbers of the last two weeks */
export function areWorse(
  before: readonly number[],
  recent: readonly number[],
  measure: Pick<Measure, "better" | "step">,
): boolean {
  if (Math.min(before.length, recent.length) < BEFORE) return false;
  const { gain, wander } = compare(before, recent, measure);
  return gain < -1.25 * wander;
}

/** The averages of a week with the light and of the one without it that was drawn together with it. */
export type Pair = { readonly light: number; readonly none: number };

export type TurnComparison = {
  readonly light: number;
  readonly none: number;
  readonly gain: number;
  readonly pairs: number;
  /** So many of `orders` orders of the weeks would look as good, if the light did nothing. */
  readonly asGood: number;
  readonly orders: number;
  readonly beyond: "better" | "worse" | null;
};

/** With fewer, even the best order is too likely by chance. */
export const LEAST_PAIRS = 4;

/**
 * The randomization test of a design in blocks of two, Bulté and Onghena 2008 (doi 10.3758/BRM.40.2.467): each pair
 * might as well have come in the other order, so the sum is compared with that of all orders.
 */
export function compareTurns(
  pairs: readonly Pair[],
  { better }: Pick<Measure, "better">,
): TurnComparison {
  const light = mean(pairs.map((pair) => pair.light));
  const none = mean(pairs.map((pair) => pair.none));
  const gains = pairs.map((pair) =>
    better === "lower" ? pair.none - pair.light : pair.light - pair.none,
  );
  const sums = ordersOf(gains);
  const sum = gains.reduce((total, gain) => total + gain, 0);
  // Sums of decimal fractions differ in their last digits.
  const asGood = sums.filter((other) => other >= sum - 1e-9).length;
  const asBad = sums.filter((other) => other <= sum + 1e-9).length;
  const isRare = (count: number) => count / sums.length <= RARE;
  const beyond = isRare(asGood) ? "better" : isRare(asBad) ? "worse" : null;
  return {
    light,
    none,
    gain: mean(gains),
    pairs: pairs.length,
    asGood,
    orders: sums.length,
    beyond,
  };
}

/** One in ten. */
const RARE = 0.1;

/** The sum under each order of the weeks in their pairs. */
function ordersOf(gains: readonly number[]): number[] {
  return gains.reduce<number[]>(
    (sums, gain) => sums.flatMap((sum) => [sum + gain, sum - gain]),
    [0],
  );
}

/** Days at the beginning of a time with or without the light that may still be the other's. */
const CARRIED_OVER = 2;

/** A week with fewer numbers counts for nothing, and its partner with it. */
const LEAST_IN_WEEK = 3;

function pairsOf(diary: Diary, turns: NonNullable<Diary["turns"]>): Pair[] {
  const weeks = turns.map((turn, index) => {
    const from = dayAfter(diary.light, index * 7);
    const numbers = numbersIn(diary, dayAfter(from, CARRIED_OVER), dayAfter(from, 7));
    return { turn, average: numbers.length < LEAST_IN_WEEK ? null : mean(numbers) };
  });
  return Array.from({ length: weeks.length / 2 }, (_, pair) => weeks.slice(pair * 2, pair * 2 + 2))
    .map((pair) => ({
      light: pair.find(({ turn }) => turn === "light")?.average,
      none: pair.find(({ turn }) => turn === "none")?.average,
    }))
    .filter(
      (pair): pair is Pair => typeof pair.light === "number" && typeof pair.none === "number",
    );
}

/** Each pair's order is drawn by itself. @param random from 0 to below 1 */
export function drawTurns(pairs: number, random: () => number): NonNullable<Diary["turns"]> {
  return Array.from({ length: pairs }, () =>
    random() < 0.5 ? (["light", "none"] as const) : (["none", "light"] as const),
  ).flat();
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
