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

/** Mean irradiance in mW/cm² over a square of `area` cm² around the array's axis. */
export function meanIrradiance(
  array: LedArray,
  known: KnownIrradiance,
  distance: number,
  area: number,
): number {
  const { columns, rows } = gridOf(array);
  const order = lambertianOrder(array.beamAngle);
  const half = Math.sqrt(area) / 2;
  const across = offsets(array.width, columns, half);
  const along = offsets(array.height, rows, half);
  let sum = 0;
  // The LEDs mirror each other, so one corner of the square stands for all four.
  for (const a of across) {
    for (const b of along) sum += lightOnCorner(a / distance, b / distance, order);
  }
  return (sum / half ** 2) * scaleOf(array, known);
}

/**
 * What an LED of this order at a distance of 1 lights of the rectangle from its foot to (u, v), each side with
 * its sign: ∫∫ (1 + x² + y²)^(−(m+3)/2). A disc of radius r gets 2π (1 − (1 + r²)^(−(m+1)/2)) / (m + 1), so that
 * only the way along the two far sides is left to sum up. It holds however small the lit spot is.
 */
function lightOnCorner(u: number, v: number, order: number): number {
  return alongSide(u, v, order) + alongSide(v, u, order);
}

/** The triangle from the LED's foot to a side at the distance `near`, of the length `side`. */
function alongSide(near: number, side: number, order: number): number {
  if (near === 0 || side === 0) return 0;
  // The spot's width where the side passes through the spot, else its distance: there the sum has few bends.
  const width = Math.hypot(near, 1 / Math.sqrt(order + 3));
  const angle = Math.atan(side / width);
  let sum = 0;
  for (const [point, weight] of GAUSS) {
    const along = width * Math.tan(point * angle);
    const square = near ** 2 + along ** 2;
    const inside = -Math.expm1((-(order + 1) / 2) * Math.log1p(square)) / (order + 1);
    sum += (weight * inside * (width ** 2 + along ** 2)) / square;
  }
  return (sum * near * angle) / width;
}

/** Gauss and Legendre's eight points in each half of 0 to 1, and their weights, which add up to 1. */
const GAUSS = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975362, 0.1012285362903763],
].flatMap(([x = 0, weight = 0]) =>
  [1 - x, 1 + x, 3 - x, 3 + x].map((point) => [point / 4, weight / 4] as const),
);

/** Energy in J over an area in cm² that gets a dose in J/cm². */
export function energy(dose: number, area: number): number {
  return dose * area;
}

/** Minutes in which an irradiance in mW/cm² gives a dose in J/cm². */
export function minutesFor(dose: number, irradiance: number): number {
  return (dose * 1000) / irradiance / 60;
}
