import { dayAfter, daysBetween } from "#app/evidence/ledger/judging-days.ts";
import type { Rhythm } from "#app/evidence/ledger/protocols.server.ts";

/** Sessions at equal distances in days. */
export type Series = {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly everyDays: number;
  readonly count: number;
};

/**
 * Sessions from `start` to the day before `judge`: the fewest a week that the rhythm allows, spread evenly. With
 * training there are no fixed days, so these are the first days of the weeks with light, every other week.
 */
export function seriesOf(rhythm: Rhythm, start: string, judge: string): readonly Series[] {
  const length = daysBetween(start, judge);
  const series = (offset: number, everyDays: number): Series => ({
    day: dayAfter(start, offset),
    everyDays,
    count: Math.max(0, Math.ceil((length - offset) / everyDays)),
  });
  if ("perWeek" in rhythm) {
    const { from } = rhythm.perWeek;
    return Array.from({ length: from }, (_, index) => series(Math.floor((index * 7) / from), 7));
  }
  return [series(0, rhythm.everyDays ?? 14)];
}

/** In order. */
export function daysOf(series: readonly Series[]): string[] {
  return series
    .flatMap(({ day, everyDays, count }) =>
      Array.from({ length: count }, (_, index) => dayAfter(day, index * everyDays)),
    )
    .toSorted();
}
