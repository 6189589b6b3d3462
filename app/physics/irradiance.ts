/**
 * The light of a flat array of LEDs on skin that faces its middle, summed over its LEDs.
 *
 * Each LED is a generalised Lambertian emitter: its intensity falls with the m-th power of the
 * cosine of the angle to its axis, and parallel skin receives it with one more cosine. At (x, y)
 * from the array's axis and the distance d, one LED at (a, b) gives
 *
 * E ∝ d^(m+1) / ((x − a)² + (y − b)² + d²)^((m+3)/2)
 *
 * without the constant of (m + 1) cos^(m+1) φ / (2π r²), which follows from a known figure. See
 * https://github.com/Angg/VLC, MATLAB/Model/LOS_channel_gain.m.
 *
 * Left out: reflections, a real LED's lens and rim, tilt, and LEDs of different power. Lengths are
 * in cm, angles in degrees.
 */

/** In even rows and columns. */
export type LedArray = {
  /** Of the lit face, in cm. */
  readonly width: number;
  readonly height: number;
  readonly leds: number;
  /** Full angle at half strength, in degrees: more than 0, less than 180. */
  readonly beamAngle: number;
};

/** Distances from the array's face and from its axis, in cm. */
type Place = { readonly distance: number; readonly x?: number; readonly y?: number };

/** From half strength at half the angle: m = ln ½ / ln cos(angle / 2). */
export function lambertianOrder(beamAngle: number): number {
  return Math.log(0.5) / Math.log(Math.cos((beamAngle / 2) * (Math.PI / 180)));
}

/** The squarest grid for the face: 200 LEDs on 30 × 60 cm are 10 × 20. */
export function gridOf({ width, height, leds }: LedArray): { columns: number; rows: number } {
  const columns = Math.min(leds, Math.max(1, Math.round(Math.sqrt((leds * width) / height))));
  return { columns, rows: Math.max(1, Math.round(leds / columns)) };
}

/** Between LEDs, in the wider direction, in cm. */
export function ledSpacing(array: LedArray): number {
  const { columns, rows } = gridOf(array);
  return Math.max(array.width / columns, array.height / rows);
}

/** In cm: one LED spacing, or more until the spots of narrow beams overlap at half strength. */
export function nearestDistance(array: LedArray): number {
  const halfBeam = (array.beamAngle / 2) * (Math.PI / 180);
  return ledSpacing(array) * Math.max(1, 0.5 / Math.tan(halfBeam));
}

/** In the array's own unit: only ratios of two values have a meaning. */
export function relativeIrradiance(array: LedArray, { distance, x = 0, y = 0 }: Place): number {
  const { columns, rows } = gridOf(array);
  const order = lambertianOrder(array.beamAngle);
  const across = offsets(array.width, columns, x);
  const along = offsets(array.height, rows, y);
  let sum = 0;
  for (const a of across) {
    // Taking d out of the power keeps both parts within a number's range.
    for (const b of along) sum += (1 + (a * a + b * b) / distance ** 2) ** (-(order + 3) / 2);
  }
  return sum / distance ** 2;
}

/** Each LED is in the middle of its cell. In cm. */
function offsets(length: number, count: number, point: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => ((index + 0.5) / count - 0.5) * length - point,
  );
}

/** A seller's figure: mW/cm² on the axis at a distance in cm. */
export type KnownIrradiance = { readonly irradiance: number; readonly distance: number };

/** In mW/cm², scaled to the known figure. */
export function irradianceAt(array: LedArray, known: KnownIrradiance, place: Place): number {
  return scaleOf(array, known) * relativeIrradiance(array, place);
}

function scaleOf(array: LedArray, { irradiance, distance }: KnownIrradiance): number {
  return irradiance / relativeIrradiance(array, { distance });
}

/**
 * All of an array's light in W if a known figure is true. Each LED gives (m + 1) d^(m+1) / (2π
 * r^(m+3)) of its power per cm², so the sum is leds · E · 2π / ((m + 1) Σ d^(m+1) / r^(m+3)).
 */
export function emittedPower(array: LedArray, { irradiance, distance }: KnownIrradiance): number {
  const { columns, rows } = gridOf(array);
  const share = (lambertianOrder(array.beamAngle) + 1) / (2 * Math.PI);
  const sum = share * relativeIrradiance(array, { distance });
  return (columns * rows * irradiance) / sum / 1000;
}

/** The square-distance rule of a point, which a panel is not. */
export function pointIrradiance({ irradiance, distance: at }: KnownIrradiance, distance: number) {
  return irradiance * (at / distance) ** 2;
}

/** In mW/cm², over a square of `area` cm² around the axis. */
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
  // The LEDs are symmetrical, so one corner of the square is enough.
  for (const a of across) {
    for (const b of along) sum += lightOnCorner(a / distance, b / distance, order);
  }
  return (sum / half ** 2) * scaleOf(array, known);
}

/**
 * The light of an LED at distance 1 on the rectangle from its foot to (u, v), with signs: ∫∫ (1 +
 * x² + y²)^(−(m+3)/2). A disc of radius r gets 2π (1 − (1 + r²)^(−(m+1)/2)) / (m + 1), so only the
 * two far sides need a sum. It holds for any size of spot.
 */
function lightOnCorner(u: number, v: number, order: number): number {
  return alongSide(u, v, order) + alongSide(v, u, order);
}

/** The triangle from the LED's foot to a side of the length `side` at the distance `near`. */
function alongSide(near: number, side: number, order: number): number {
  if (near === 0 || side === 0) return 0;
  // The spot's width where the side crosses it, else its distance: the sum is smooth there.
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

/** Gauss–Legendre: eight points in each half of 0 to 1, with weights that add up to 1. */
const GAUSS = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975362, 0.1012285362903763],
].flatMap(([x = 0, weight = 0]) =>
  [1 - x, 1 + x, 3 - x, 3 + x].map((point) => [point / 4, weight / 4] as const),
);

/** In J, over `area` cm² with a dose in J/cm². */
export function energy(dose: number, area: number): number {
  return dose * area;
}

/** Minutes for a dose in J/cm² under an irradiance in mW/cm². */
export function minutesFor(dose: number, irradiance: number): number {
  return (dose * 1000) / irradiance / 60;
}
