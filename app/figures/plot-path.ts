/** In percent of the drawing, from its upper left corner. */
export type PlotPoint = readonly [x: number, y: number];

/** The `d` of a line. */
export function line(points: readonly PlotPoint[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** The `d` of an area between two edges, both from left to right. */
export function area(upper: readonly PlotPoint[], lower: readonly PlotPoint[]): string {
  return `${line([...upper, ...lower.toReversed()])}Z`;
}

/** From the first to the last, both included. */
export function steps(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => from + index * step,
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A halo separates words from lines. */
export const LABEL = "fill-ink stroke-[4] stroke-paper font-semibold [paint-order:stroke]";
