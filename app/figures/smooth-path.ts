/** In percent from the drawing's left and bottom edges. */
export type Point = readonly [x: number, y: number];

/** An SVG path in a 100 × 100 viewBox that never overshoots its points. */
export function smoothPath(points: readonly Point[]): string {
  const slopes = points.map((_, index) => slopeAt(points, index));
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${round(100 - y)}`;
      const third = (x - before[0]) / 3;
      const leave = before[1] + (slopes[index - 1] ?? 0) * third;
      const arrive = y - (slopes[index] ?? 0) * third;
      const places = [before[0] + third, 100 - leave, x - third, 100 - arrive, x, 100 - y];
      return `C${places.map(round).join(" ")}`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The harmonic mean of both slopes (Fritsch and Butland 1984): level where the curve turns. */
function slopeAt(points: readonly Point[], index: number): number {
  const [before, at, after] = [points[index - 1], points[index], points[index + 1]];
  if (!at) return 0;
  const left = before && (at[1] - before[1]) / (at[0] - before[0]);
  const right = after && (after[1] - at[1]) / (after[0] - at[0]);
  if (left === undefined || right === undefined) return left ?? right ?? 0;
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}
