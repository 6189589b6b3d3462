import type { Effect } from "./study.ts";

/**
 * "14.23 mm", "48.07%": the words around it give the direction. With an interval across zero, whose
 * ends have signs, it has its own: "−0.28".
 */
export function formatValue({ value, unit, ci }: Pick<Effect, "value" | "unit" | "ci">): string {
  const sign = value < 0 && crossesZero(ci) ? "−" : "";
  const amount = `${sign}${formatNumber(Math.abs(value))}`;
  if (!unit) return amount;
  return unit.startsWith("%") ? `${amount}${unit}` : `${amount} ${unit}`;
}

/** "+7.5 µm", "−15.03 µm", "0%": for places without words. */
export function formatSigned({ value, unit }: Pick<Effect, "value" | "unit">): string {
  const sign = value === 0 ? "" : value < 0 ? "−" : "+";
  return `${sign}${formatValue({ value, unit })}`;
}

/** "7.31 to 21.14"; with signs across zero: "−0.66 to 0.1". */
export function formatInterval({ ci = [0, 0] }: Pick<Effect, "ci">): string {
  const [from, to] = ci;
  if (crossesZero(ci)) return `−${formatNumber(-from)} to ${formatNumber(to)}`;
  const ends = [Math.abs(from), Math.abs(to)].sort((a, b) => a - b);
  return ends.map(formatNumber).join(" to ");
}

/** True when no difference is within the interval, short of its ends. */
export function crossesZero(ci: Effect["ci"]): boolean {
  return ci !== undefined && ci[0] < 0 && ci[1] > 0;
}

/** As printed, with a comma at thousands. */
export function formatNumber(value: number): string {
  return AS_PRINTED.format(value);
}

// Made once: `toLocaleString` makes one for each number, and a start formats thousands.
const AS_PRINTED = new Intl.NumberFormat("en-US", { maximumFractionDigits: 10 });

/** In US dollars. `andUp` for a range without an upper end. */
export type PriceRange = {
  readonly from: number;
  readonly to: number;
  readonly andUp?: true | undefined;
};

/** "$100–$400", "$1,000–$3,000+". */
export function formatPrice({ from, to, andUp }: PriceRange): string {
  return `$${formatNumber(from)}–$${formatNumber(to)}${andUp ? "+" : ""}`;
}
