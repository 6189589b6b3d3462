/**
 * The light of a flat array of LEDs on skin that faces its middle, summed over its emitters.
 *
 * Each LED is taken as a generalised Lambertian emitter: its intensity falls with the m-th power of the
 * cosine of the angle to its axis, and skin parallel to the array receives it with one more cosine. At a
 * point (x, y) from the array's axis and the distance d, one LED at (a, b) gives
 *
 *     E ∝ d^(m+1) / ((x − a)² + (y − b)² + d²)^((m+3)/2)
 *
 * which is (m + 1) cos^(m+1) φ / (2π r²) without its constant: that one follows from a known figure. Seen for
 * one emitter in https://github.com/Angg/VLC, MATLAB/Model/LOS_channel_gain.m.
 *
 * Left out: room and skin that reflect, the lens and rim of a real LED, tilt, and LEDs of different power.
 * Lengths are in cm, angles in degrees. Pure, and without anything of the site.
 */

/** LEDs in even rows and columns over a face. */
export type LedArray = {
  /** Of the lit face, in cm. */
  readonly width: number;
  readonly height: number;
  readonly leds: number;
  /** Full angle at half strength, in degrees: more than 0, less than 180. */
  readonly beamAngle: number;
};

/** A point before the array: how far from its face, and from its axis, in cm. */
export type Place = { readonly distance: number; readonly x?: number; readonly y?: number };

/** The power of the cosine for a beam that is half as strong at half of its angle: m = ln ½ / ln cos(angle / 2). */
export function lambertianOrder(beamAngle: number): number {
  return Math.log(0.5) / Math.log(Math.cos((beamAngle / 2) * (Math.PI / 180)));
}

/**
 * Rows and columns of an array, as square a grid as its number of LEDs and its face allow. 200 LEDs on
 * 30 × 60 cm are 10 × 20. A number that fills no such grid becomes the nearest that does.
 */
export function gridOf({ width, height, leds }: LedArray): { columns: number; rows: number } {
  const columns = Math.min(leds, Math.max(1, Math.round(Math.sqrt((leds * width) / height))));
  return { columns, rows: Math.max(1, Math.round(leds / columns)) };
}

/** From one LED to the next, the wider way, in cm. */
export function ledSpacing(array: LedArray): number {
  const { columns, rows } = gridOf(array);
  return Math.max(array.width / columns, array.height / rows);
}

/**
 * From which distance on the sum holds, in cm: one LED spacing, and further for narrow beams, until the
 * spots in which neighbouring LEDs are half as strong meet. Nearer than that the light is spotty.
 */
export function nearestDistance(array: LedArray): number {
  const halfBeam = (array.beamAngle / 2) * (Math.PI / 180);
  return ledSpacing(array) * Math.max(1, 0.5 / Math.tan(halfBeam));
}

/** Irradiance at a place in units of the array's own: only ratios of two of them mean anything. */
export function relativeIrradiance(array: LedArray, { distance, x = 0, y = 0 }: Place): number {
  const { columns, rows } = gridOf(array);
  const order = lambertianOrder(array.beamAngle);
  const across = offsets(array.width, columns, x);
  const along = offsets(array.height, rows, y);
  let sum = 0;
  for (const a of across) {
    // With d taken out of the power both parts stay within what a number holds, at any distance.
    for (const b of along) sum += (1 + (a * a + b * b) / distance ** 2) ** (-(order + 3) / 2);
  }
  return sum / distance ** 2;
}

/** How far each LED of a row is from a point beside it; each is in the middle of its cell. In cm. */
function offsets(length: number, count: number, point: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => ((index + 0.5) / count - 0.5) * length - point,
  );
}

/** What is known of an array, as a seller prints it: mW/cm² on its axis at a distance in cm. */
export type KnownIrradiance = { readonly irradiance: number; readonly distance: number };

/** Irradiance in mW/cm² at a place, such that it is the known figure where that was measured. */
export function irradianceAt(array: LedArray, known: KnownIrradiance, place: Place): number {
  return scaleOf(array, known) * relativeIrradiance(array, place);
}

function scaleOf(array: LedArray, { irradiance, distance }: KnownIrradiance): number {
  return irradiance / relativeIrradiance(array, { distance });
}

/**
 * Light in W that an array gives in all, for a known figure to be true: each LED gives a share of its power of
 * (m + 1) d^(m+1) / (2π r^(m+3)) per cm², so all of it is leds · E · 2π / ((m + 1) Σ d^(m+1) / r^(m+3)).
 */
export function emittedPower(array: LedArray, { irradiance, distance }: KnownIrradiance): number {
  const { columns, rows } = gridOf(array);
  const share = (lambertianOrder(array.beamAngle) + 1) / (2 * Math.PI);
  const sum = share * relativeIrradiance(array, { distance });
  return (columns * rows * irradiance) / sum / 1000;
}

/** The same by the rule for a point, which a panel is not: with the square of the distance. */
export function pointIrradiance({ irradiance, distance: at }: KnownIrradiance, distance: number) {
  return irradiance * (at / distance) ** 2;
}

/**
 * Mean irradiance in mW/cm² over a square of `area` cm² around the array's axis.
 *
 * By Gauss and Legendre with four points each way over one quarter, which is all that symmetry leaves.
 */
export function meanIrradiance(
  array: LedArray,
  known: KnownIrradiance,
  distance: number,
  area: number,
): number {
  const half = Math.sqrt(area) / 2;
  let mean = 0;
  for (const [x, across] of GAUSS) {
    for (const [y, along] of GAUSS) {
      const place = { distance, x: x * half, y: y * half };
      mean += across * along * relativeIrradiance(array, place);
    }
  }
  return mean * scaleOf(array, known);
}

/** Points from 0 to 1 and their weights, which add up to 1: (1 + x) / 2 and w / 2 of the four points on −1 to 1. */
const GAUSS = [
  [0.339981043584856, 0.652145154862546],
  [0.861136311594053, 0.347854845137454],
].flatMap(([x = 0, weight = 0]) => [
  [(1 - x) / 2, weight / 2] as const,
  [(1 + x) / 2, weight / 2] as const,
]);

/** Energy in J over an area in cm² that gets a dose in J/cm². */
export function energy(dose: number, area: number): number {
  return dose * area;
}

/** Minutes in which an irradiance in mW/cm² gives a dose in J/cm². */
export function minutesFor(dose: number, irradiance: number): number {
  return (dose * 1000) / irradiance / 60;
}
