import { areWorse, compare, compareTurns, drawTurns, isBack, type Pair } from "./change.ts";
import { BEFORE, LATE } from "./diary.ts";

/** A person's days: standard deviations of a day where no other unit is said. */
type Life = {
  readonly name: string;
  /** How much of a day's distance from the average the next day keeps. */
  readonly carried: number;
  /** Better by so much in seven weeks, without the light. */
  readonly drift?: number;
  readonly weekend?: number;
  /** She starts because the week before was at least this much worse. */
  readonly badWeek?: number;
  /** What the light does. */
  readonly effect?: number;
  /** What it did is gone after so many days without it. */
  readonly fades?: number;
};

/** A change worth having is 1.5 standard deviations of a day here: 15 points, where days differ by 10. */
const WORTHWHILE = 1.5;

const LIVES: readonly Life[] = [
  { name: "No effect, days independent", carried: 0 },
  { name: "No effect, bad days come in short rows", carried: 0.3 },
  { name: "No effect, bad days come in rows", carried: 0.6 },
  { name: "No effect, bad days come in long rows", carried: 0.8 },
  { name: "No effect, weekends differ", carried: 0.3, weekend: WORTHWHILE },
  { name: "No effect, started after a bad week", carried: 0.6, badWeek: 0.7 },
  {
    name: "No effect, slowly better by half a worthwhile change in seven weeks",
    carried: 0.3,
    drift: WORTHWHILE / 2,
  },
  {
    name: "No effect, slowly better by a whole worthwhile change in seven weeks",
    carried: 0.3,
    drift: WORTHWHILE,
  },
  { name: "The light does half a worthwhile change", carried: 0.3, effect: WORTHWHILE / 2 },
  { name: "The light does a whole worthwhile change", carried: 0.3, effect: WORTHWHILE },
  {
    name: "The light does a whole worthwhile change, which goes in a week",
    carried: 0.3,
    effect: WORTHWHILE,
    fades: 7,
  },
  { name: "The light does harm, by a worthwhile change", carried: 0.3, effect: -WORTHWHILE },
];

/** In how many of a hundred simulated diaries. */
type Told = {
  /** It got better with the light, so that two weeks without it are asked for. */
  readonly asked: number;
  /** It got better with the light and worse without it. */
  readonly better: number;
  /** On one day or more, that numbers are worse than before the light. */
  readonly worse: number;
};

export type Simulated = {
  readonly name: string;
  readonly isTrue: boolean;
  /** With a week before the light, with two, and with five pairs of weeks in turn. */
  readonly week: Told;
  readonly twoWeeks: Told;
  readonly turns: Told;
};

/** Six weeks with the light and two without it, or five pairs of weeks. The same diaries for the same seed. */
export function simulate(diaries: number, seed = 1): Simulated[] {
  const random = generator(seed);
  const share = (says: () => Says): Told => {
    const all = Array.from({ length: diaries }, says);
    const of = (what: keyof Says) => (all.filter((each) => each[what]).length / diaries) * 100;
    return { asked: of("asked"), better: of("better"), worse: of("worse") };
  };
  return LIVES.map((life) => ({
    name: life.name,
    isTrue: life.effect !== undefined,
    week: share(() => afterBefore(life, BEFORE, random)),
    twoWeeks: share(() => afterBefore(life, 2 * BEFORE, random)),
    turns: share(() => inTurn(life, random)),
  }));
}

const SCALE = { better: "lower", step: 1 } as const;

type Says = Readonly<Record<keyof Told, boolean>>;

function afterBefore(life: Life, before: number, random: () => number): Says {
  const end = before + 42;
  const isLit = (day: number) => day >= before && day < end;
  const days = live(life, end + LATE, isLit, random);
  const compared = compare(days.slice(0, before), days.slice(end - LATE, end), SCALE);
  const asked = compared.beyond === "better";
  const better = asked && isBack(days.slice(end + 2), compared);
  return { asked, better, worse: isWorseOnce(days, before, isLit) };
}

/** As the diary asks on each day with the light. */
function isWorseOnce(days: readonly number[], before: number, isLit: (day: number) => boolean) {
  return days.some((_, today) => {
    if (today < before || !isLit(today)) return false;
    const from = Math.max(before, today + 1 - LATE);
    const recent = days.slice(from, today + 1).filter((_, at) => isLit(from + at));
    return areWorse(days.slice(0, before), recent, SCALE);
  });
}

function inTurn(life: Life, random: () => number): Says {
  const turns = drawTurns(5, random);
  const isLit = (day: number) => turns[Math.floor((day - BEFORE) / 7)] === "light";
  const days = live(life, BEFORE + turns.length * 7, isLit, random);
  const weeks = turns.map((turn, week) => {
    const counted = days.slice(BEFORE + week * 7 + 2, BEFORE + week * 7 + 7);
    return { turn, average: counted.reduce((sum, value) => sum + value, 0) / counted.length };
  });
  const pairs = Array.from({ length: 5 }, (_, pair): Pair => {
    const [one, other] = weeks.slice(pair * 2, pair * 2 + 2);
    if (!one || !other) throw new RangeError("A pair has two weeks");
    return one.turn === "light"
      ? { light: one.average, none: other.average }
      : { light: other.average, none: one.average };
  });
  return {
    asked: false,
    better: compareTurns(pairs, SCALE).beyond === "better",
    worse: isWorseOnce(days, BEFORE, isLit),
  };
}

/** Days of a scale from 0 to 100, where a standard deviation is 10 and lower is better. */
function live(life: Life, length: number, isLit: (day: number) => boolean, random: () => number) {
  const { carried, drift = 0, weekend = 0, effect = 0, fades = 1 } = life;
  const next = (day: number) => carried * day + Math.sqrt(1 - carried ** 2) * normal(random);
  let day = start(life, next, random);
  const monday = Math.floor(random() * 7);
  let unlit = Number.POSITIVE_INFINITY;
  return Array.from({ length }, (_, index) => {
    const isWeekend = (index + monday) % 7 >= 5;
    unlit = isLit(index) ? 0 : unlit + 1;
    const lit = Math.max(0, 1 - unlit / fades);
    const value = day - (drift * index) / 49 + (isWeekend ? weekend : 0) - effect * lit;
    day = next(day);
    return Math.round(50 + value * 10);
  });
}

function start({ badWeek }: Life, next: (day: number) => number, random: () => number): number {
  let day = normal(random);
  while (badWeek !== undefined) {
    let sum = 0;
    for (let index = 0; index < 7; index++) {
      sum += day;
      day = next(day);
    }
    if (sum / 7 >= badWeek) break;
  }
  return day;
}

/** Box and Muller's. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Mulberry32, of the public domain: the same numbers in every browser. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
