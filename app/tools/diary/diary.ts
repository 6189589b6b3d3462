import { dayAfter, daysBetween } from "#app/evidence/ledger/judging-days.ts";

/** YYYY-MM-DD in the reader's own calendar. Days have no time zone, so none has 23 hours. */
export type Day = string;

/** What the reader writes down, copied into her diary: a later edit of the site changes no diary. */
export type Measure = {
  /** "Pain, 0 to 10" */
  readonly name: string;
  /** The question of each day: "How bad was your pain today?" */
  readonly question: string;
  /** Before "about 6", in the past: "your pain was" */
  readonly said: string;
  /** After a number, with its space: " hours" */
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  /** The least distance of two numbers. */
  readonly step: number;
  readonly better: "lower" | "higher";
  readonly every: "day" | "week";
  /** Comes back within days without what helps. A diary of before November 29, 2026 doesn't say. */
  readonly lasting?: boolean | undefined;
  /** A change of this size is one that patients call worth having. */
  readonly worthwhile: {
    readonly value: number;
    readonly who: string;
    readonly url: string;
  } | null;
};

export type Entry = {
  readonly value?: number | undefined;
  readonly light?: boolean | undefined;
  /** A day that the reader took off on purpose. */
  readonly off?: boolean | undefined;
  /** Something went wrong: a rash, a burn, a sign of danger. */
  readonly wrong?: boolean | undefined;
  readonly note?: string | undefined;
};

/** A week with the light or one without. */
export type Turn = "light" | "none";

export type Diary = {
  readonly version: typeof VERSION;
  readonly id: string;
  /** The use's name, or the reader's own words. */
  readonly title: string;
  /** Of content/uses/, or null. */
  readonly use: string | null;
  readonly measure: Measure;
  /** The first day of the time before the light. */
  readonly began: Day;
  readonly light: Day;
  readonly decide: Day;
  /** Weeks from `light` on, in an order drawn by lot; null for light in all of them. */
  readonly turns: readonly Turn[] | null;
  /** The first day of two weeks without the light, to see if what it did goes away. */
  readonly stopped?: Day | undefined;
  /** Missing days are missing. */
  readonly days: Readonly<Record<Day, Entry>>;
  /** The day of the last export. */
  readonly saved: Day | null;
};

/** Of the format. A diary of a later version is left alone. */
export const VERSION = 1;

/** The least number of days before the light. */
export const BEFORE = 7;

/** The last days with the light, which are compared with those before it, and the days without it after them. */
export const LATE = 14;

export function localDay(date: Date): Day {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function later(day: Day, other: Day): Day {
  return day > other ? day : other;
}

/** What is planned for a day: null before the light, and once all is compared. */
export function turnOn({ light, decide, turns, stopped }: Diary, day: Day): Turn | null {
  if (day < light) return null;
  if (day >= (stopped ?? decide)) return stopped && day < dayAfter(stopped, LATE) ? "none" : null;
  return turns ? (turns[Math.floor(daysBetween(light, day) / 7)] ?? null) : "light";
}

/** @returns the numbers from one day to the day before the other, in order */
export function numbersIn({ days }: Pick<Diary, "days">, from: Day, to: Day): number[] {
  return Object.keys(days)
    .filter((day) => day >= from && day < to)
    .toSorted()
    .flatMap((day) => days[day]?.value ?? []);
}

/** How many numbers before the light will be too few, even if she writes one on each day that is left. */
export function missingBefore(diary: Diary, today: Day): number {
  const { light } = diary;
  if (today >= light) return BEFORE - numbersBefore(diary).length;
  // Today may still get its number, or has it.
  return BEFORE - numbersBefore({ ...diary, light: today }).length - daysBetween(today, light);
}

/** The numbers of the time before the light. */
export function numbersBefore(diary: Diary): number[] {
  return unlitNumbersIn(diary, diary.began, diary.light);
}

/** Without days on which the light was used. */
export function unlitNumbersIn({ days }: Pick<Diary, "days">, from: Day, to: Day): number[] {
  const unlit = Object.entries(days).filter(([, entry]) => !entry.light);
  return numbersIn({ days: Object.fromEntries(unlit) }, from, to);
}
