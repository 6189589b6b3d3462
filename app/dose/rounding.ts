import type { Range } from "./dose-device.ts";

/** To two figures, three from 100 on: "0.53", "5.9", "29", "147". */
export function round(value: number): string {
  return rounded(value).toLocaleString("en-US", { maximumFractionDigits: 9 });
}

/** The number that `round` writes: words beside it must be about no other. */
export function rounded(value: number): number {
  return Number(value.toPrecision(value >= 100 ? 3 : 2));
}

/** The reader's own figure, not rounded: "10.5". */
export function asWritten(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 9 });
}

/** "15–29", or "29" for equal ends. */
export function roundRange({ from, to }: Range): string {
  const [less, more] = [round(from), round(to)];
  return less === more ? less : `${less}–${more}`;
}

/** "30%" for 0.3. */
export function percent(share: number): string {
  return `${round(share * 100)}%`;
}

/** As a reader sets a timer. Longer than a day is only "more". */
export function roundMinutes({ from, to }: Range): string {
  if (from > DAY_MINUTES) return `more than ${round(DAY_MINUTES)}`;
  const timed = { from: timedMinutes(from), to: timedMinutes(to) };
  return to > DAY_MINUTES ? `${round(timed.from)} and more` : roundRange(timed);
}

/** Whole minutes from 10 on, half ones from 1 on, rounded down: no time gives more than its dose. */
export function timedMinutes(minutes: number): number {
  if (minutes < 1) return minutes;
  const steps = minutes < 10 ? 2 : 1;
  // Arithmetic may end just below a whole number.
  return Math.floor(Number((minutes * steps).toPrecision(6))) / steps;
}

const DAY_MINUTES = 24 * 60;
