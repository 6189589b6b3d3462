import { area, steps } from "#app/figures/plot-path.ts";
import { spectrumPosition } from "#app/figures/spectrum.ts";
import { optics } from "#app/physics/optics.ts";
import { depthRange, lightLeft, type Skin } from "#app/physics/skin-model.ts";

/** In px, in mm, and in inches for the axis. */
export const HEIGHT = 350;
export const DEEPEST = 50;
export const TICKS = [0, 0.5, 1, 1.5];

/** In nm. */
export const NAMED_AT = 712;

const rows = optics.haemoglobin.rows;
const [first, last] = [Math.min(...rows.map(([at]) => at)), Math.max(...rows.map(([at]) => at))];

/** In nm: the ledger has values of blood for this range. */
export const HELD = { from: first, to: last };

/** A band between the two depths of one share of light, in percent of width and height. */
type DepthBand = {
  readonly name: string;
  readonly path: string;
  /** In px. */
  readonly nameAt: number;
};

/** One for each of `lightLeft`. The names stay below each other for any skin. */
export function drawBands(skin: Skin, spread: number): DepthBand[] {
  let above = { depth: 0, name: 0 };
  return lightLeft.map(({ fraction, name }) => {
    const ranges = steps(first, last, 5).flatMap((at) => {
      const range = depthRange(fraction, at, skin, spread);
      return range ? [{ x: spectrumPosition(at), ...range }] : [];
    });
    const { from, to } = depthRange(fraction, NAMED_AT, skin, spread) ?? { from: 0, to: 0 };
    const middle = (Math.max(from, above.depth) + Math.min(to, DEEPEST)) / 2;
    const nameAt = Math.min(Math.max(heightOf(middle) + 5, above.name + 18), HEIGHT - 6);
    above = { depth: to, name: nameAt };
    return {
      name,
      nameAt,
      path: area(
        ranges.map(({ x, from }) => [x, percentOf(from)]),
        ranges.map(({ x, to }) => [x, percentOf(to)]),
      ),
    };
  });
}

/** In px, of a depth in mm. */
export function heightOf(depth: number): number {
  return Math.round((depth / DEEPEST) * HEIGHT * 10) / 10;
}

const percentOf = (depth: number) => (depth / DEEPEST) * 100;
