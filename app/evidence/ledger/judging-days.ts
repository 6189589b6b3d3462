import type { Judging } from "./protocols.server.ts";

/** YYYY-MM-DD: the start, a first check where there is one, and the day to judge. */
type JudgingDays = {
  readonly start: string;
  readonly first: string | null;
  readonly judge: string;
};

/** Throws for a start that is no day. */
export function judgingDays({ first, judge, unit }: Judging, start: string): JudgingDays {
  const day = parseDay(start);
  if (!day) throw new RangeError(`Not a day: ${start}`);
  const after = (count: number) =>
    unit === "weeks" ? addDays(day, count * 7) : addMonths(day, count);
  return { start, first: first === undefined ? null : after(first), judge: after(judge) };
}

/** At midnight UTC; null for any text but a day from 2000 to 2099. */
export function parseDay(text: string): Date | null {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  // JavaScript makes 2 March of 30 February.
  return !Number.isNaN(day.getTime()) && isoDay(day) === text ? day : null;
}

/** YYYY-MM-DD. */
export function addDays(day: Date, days: number): string {
  return isoDay(new Date(day.getTime() + days * 86_400_000));
}

/** The same day of a later month, or that month's last. */
function addMonths(day: Date, months: number): string {
  const month = day.getUTCMonth() + months;
  const last = new Date(Date.UTC(day.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(day.getUTCFullYear(), month, Math.min(day.getUTCDate(), last))));
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** YYYY-MM-DD. Throws for a text that is no day. */
export function dayAfter(day: string, days: number): string {
  return addDays(dateOf(day), days);
}

/** The second day is not counted. Days have no time zone, so none has 23 hours. */
export function daysBetween(from: string, to: string): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000;
}

function dateOf(day: string): Date {
  const date = parseDay(day);
  if (!date) throw new RangeError(`Not a day: ${day}`);
  return date;
}
