import type { Effect } from "./study.ts";

/** "14.23 mm", "48.07%": the words around it give the direction. */
export function formatValue({ value, unit }: Pick<Effect, "value" | "unit">): string {
  const amount = formatNumber(Math.abs(value));
  if (!unit) return amount;
  return unit.startsWith("%") ? `${amount}${unit}` : `${amount} ${unit}`;
}

/** "+7.5 µm", "−15.03 µm", "0%": for places without words. */
export function formatSigned(effect: Pick<Effect, "value" | "unit">): string {
  const sign = effect.value === 0 ? "" : effect.value < 0 ? "−" : "+";
  return `${sign}${formatValue(effect)}`;
}

/** "7.31 to 21.14"; with signs across zero: "−0.66 to 0.1". */
export function formatInterval({ ci = [0, 0] }: Pick<Effect, "ci">): string {
  const [from, to] = ci;
  if (from < 0 && to > 0) return `−${formatNumber(-from)} to ${formatNumber(to)}`;
  const ends = [Math.abs(from), Math.abs(to)].sort((a, b) => a - b);
  return ends.map(formatNumber).join(" to ");
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
