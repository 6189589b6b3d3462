/** An axis for effects of one unit. Better with light is always to the right. */
export type EffectScale = {
  readonly title: string;
  /** The value of no difference: 0, or 1 for ratios. Always on the axis. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  readonly logarithmic: boolean;
};

/** No two kinds share an axis. */
export type EffectUnit =
  | PointsUnit
  | { readonly kind: "standardised" }
  /** With `less` of what becomes rarer with light, turned over: 4 for a quarter. */
  | { readonly kind: "ratio"; readonly less?: true }
  | { readonly kind: "other"; readonly title: string };

/** Points of 100; with `of` a scale of that length, as printed in `unit`. */
type PointsUnit = { readonly kind: "points"; readonly of?: number; readonly unit?: string };

/** Equal for results that share an axis. */
export const axisKey = (unit: EffectUnit) => JSON.stringify(unit);

/** An axis with room for all these values, ends of intervals included. */
export function effectScale(unit: EffectUnit, values: readonly number[]): EffectScale {
  switch (unit.kind) {
    case "points":
      return pointsScale(unit, values);
    case "standardised":
      return linear("Effect size (0.2 small, 0.5 medium, 0.8 large)", -0.25, 1.75, values);
    case "ratio": {
      const to = Math.max(4, ...values) * 1.1;
      const from = Math.min(0.8, ...values) * 0.95;
      return {
        title: unit.less ? "Times less likely" : "Times as likely",
        line: 1,
        from,
        to,
        ticks: [0.25, 0.5, 1, 2, 4, 8].filter((tick) => tick >= from && tick <= to),
        logarithmic: true,
      };
    }
    case "other": {
      const most = Math.max(0, ...values);
      return linear(unit.title, -most * 0.08, most * 1.08, values);
    }
  }
}

function pointsScale({ of = 100, unit = "Points" }: PointsUnit, values: readonly number[]) {
  return linear(`${unit} of ${of}`, -0.05 * of, 0.35 * of, values);
}

/** In percent, to a tenth. */
export function placeOnScale({ from, to, logarithmic }: EffectScale, value: number): number {
  const along = logarithmic
    ? Math.log(value / from) / Math.log(to / from)
    : (value - from) / (to - from);
  return Math.round(along * 1000) / 10;
}

function linear(
  title: string,
  least: number,
  most: number,
  values: readonly number[],
): EffectScale {
  const from = Math.min(least, ...values.map((value) => value * 1.05));
  const to = Math.max(most, ...values.map((value) => value * 1.05));
  const step = tickStep(to - from);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return {
    title,
    line: 0,
    from,
    to,
    ticks: Array.from({ length: count }, (_, index) =>
      Number(((first + index) * step).toPrecision(6)),
    ),
    logarithmic: false,
  };
}

/** A round step that fits six times at most. */
function tickStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  return (
    [0.2, 0.5, 1, 2].map((part) => part * power).find((step) => length / step <= 6) ?? power * 2
  );
}
