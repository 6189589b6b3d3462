import { INCH } from "./inch.ts";
import { optics } from "./optics.ts";

/** Volume fractions from 0 to 1. */
export type Skin = {
  /** Melanosomes in the epidermis. */
  readonly melanin: number;
  /** Whole blood in the skin below it. */
  readonly blood: number;
};

/** In mm. */
export type DepthRange = { readonly from: number; readonly to: number };

/** Typical in the model's source. */
export const typicalSkin: Skin = { melanin: optics.skin.melanin, blood: optics.skin.blood };

/** The shares with a name. */
export const lightLeft = [
  { fraction: 0.5, name: "a half" },
  { fraction: 0.1, name: "a tenth" },
  { fraction: 0.01, name: "a hundredth" },
] as const;

/**
 * The range of depths, in mm below the epidermis, at which `fraction` of the light is left. To the deep end the skin's
 * absorption is divided by √spread. To the shallow end it is multiplied by √spread, or what skin without blood absorbs
 * is added, if that is more. We assume that the spread is even around the model. `undefined` without values of blood;
 * 0 when the epidermis takes more by itself.
 *
 * @param fraction above 0 and below 1: 0.5 for a half
 * @param nanometres from 600 to 1000
 * @param spread the largest published absorption over the smallest, such as 9.6
 */
export function depthRange(
  fraction: number,
  nanometres: number,
  skin: Skin,
  spread: number,
): DepthRange | undefined {
  const absorption = skinAbsorption(nanometres, skin);
  if (absorption === undefined) return undefined;
  const apart = Math.sqrt(spread);
  const most = Math.max(absorption * apart, absorption + bloodlessAbsorption(nanometres));
  const depth = (each: number) => depthLeft(fraction, nanometres, skin, each);
  return { from: depth(most), to: depth(absorption / apart) };
}

/** "0.1–0.4 in (3–9 mm)", in whole millimeters and as few digits of an inch: more would promise too much. */
export function formatDepth({ from, to }: DepthRange): string {
  const [upper, lower] = [Math.round(from), Math.round(to)];
  if (to === 0) return "in the epidermis";
  if (lower === 0) return "under 0.04 in (1 mm)";
  const [top, foot] = [inInches(from), inInches(to)];
  const inches = top === foot ? `about ${foot}` : `${top}–${foot}`;
  return `${inches} in (${upper === lower ? lower : `${upper}–${lower}`} mm)`;
}

export const MM_PER_INCH = 10 * INCH;

/** Below a tenth of an inch with a second decimal. */
function inInches(depth: number): number {
  const inches = depth / MM_PER_INCH;
  return Number(inches.toFixed(inches < 0.1 ? 2 : 1));
}

/** "2.9–8.8" in mm, for a table with its own note. */
export function formatTenths({ from, to }: DepthRange): string {
  if (to === 0) return "in the epidermis";
  return to < 0.05 ? "under 0.1" : `${from.toFixed(1)}–${to.toFixed(1)}`;
}

/**
 * The depth at which `fraction` of the light is left, in mm: z = (ln T − ln f) ÷ μeff.
 *
 * Diffusion in one endless layer under a wide, even beam (Jacques 2008, see `optics.skin`): below
 * the epidermis, which passes T, light falls as exp(−μeff z). Left out: build-up below the surface,
 * narrow beams, layers and fat.
 *
 * @param absorption of the skin below the epidermis, per cm
 */
export function depthLeft(
  fraction: number,
  nanometres: number,
  skin: Skin,
  absorption: number,
): number {
  const perCm = effectiveAttenuation(absorption, reducedScattering(nanometres));
  const passed = Math.log(epidermisTransmission(nanometres, skin)) - Math.log(fraction);
  return Math.max(0, (passed / perCm) * MM_PER_CM);
}

const MM_PER_CM = 10;

/** The share that passes the epidermis, 0 to 1: T = exp(−M μmel d), d its thickness (Jacques 2008). */
export function epidermisTransmission(nanometres: number, { melanin }: Skin): number {
  return Math.exp(-melanin * melanosomeAbsorption(nanometres) * optics.skin.epidermisInCm);
}

/** μeff = √(3 μa (μa + μs′)), diffusion theory. All per cm. */
export function effectiveAttenuation(absorption: number, scattering: number): number {
  return Math.sqrt(3 * absorption * (absorption + scattering));
}

/**
 * Below the epidermis, per cm: μa = B (S μoxy + (1 − S) μdeoxy) + W μwater (Jacques 2008; W is
 * ours). `undefined` without values of blood.
 */
export function skinAbsorption(nanometres: number, { blood }: Skin): number | undefined {
  const whole = bloodAbsorption(nanometres);
  if (!whole) return undefined;
  const { oxygenated } = optics.skin;
  const ofBlood = oxygenated * whole.withOxygen + (1 - oxygenated) * whole.withoutOxygen;
  return blood * ofBlood + optics.waterInSkin * waterAbsorption(nanometres);
}

/** Of skin without its blood, per cm: 0.244 + 85.3 e^(−(nm − 154) ÷ 66.2) (Jacques 1998). */
export function bloodlessAbsorption(nanometres: number): number {
  const { least, factor, from, fall } = optics.bloodless;
  return least + factor * Math.exp(-(nanometres - from) / fall);
}

/** μs′ = 8.3 (nm ÷ 1000)^−1 + 1.7 (nm ÷ 1000)^−4, per cm (Jacques 2008). */
export function reducedScattering(nanometres: number): number {
  return optics.skin.scattering.reduce(
    (sum, { factor, power }) => sum + factor * (nanometres / 1000) ** power,
    0,
  );
}

/** Inside a melanosome, per cm: 1.70 × 10¹² nm^−3.48 (Jacques 1998). */
export function melanosomeAbsorption(nanometres: number): number {
  return optics.melanosome.factor * nanometres ** optics.melanosome.power;
}

/**
 * Of whole blood, per cm: ln 10 × extinction × grams a litre ÷ grams a mole, linear between the
 * table's rows (Moaveni 1970). `undefined` outside of the table.
 */
export function bloodAbsorption(
  nanometres: number,
): { readonly withOxygen: number; readonly withoutOxygen: number } | undefined {
  const { rows, gramsPerLitre, gramsPerMole } = optics.haemoglobin;
  const place = placeBetween(rows, nanometres);
  if (!place) return undefined;
  const [before, after, share] = place;
  const perCm = (column: 1 | 2) =>
    (Math.LN10 * (before[column] + share * (after[column] - before[column])) * gramsPerLitre) /
    gramsPerMole;
  return { withOxygen: perCm(1), withoutOxygen: perCm(2) };
}

/**
 * Of liquid water, per cm: 4π k ÷ λ, λ in cm, linear between the logarithms of k (Hale and Querry
 * 1973). @throws RangeError outside of 600 to 1000 nm
 */
export function waterAbsorption(nanometres: number): number {
  const place = placeBetween(optics.water.rows, nanometres);
  if (!place) throw new RangeError(`We hold no values of water at ${nanometres} nm`);
  const [before, after, share] = place;
  const k = before[1] * (after[1] / before[1]) ** share;
  return (4 * Math.PI * k) / (nanometres * CM_PER_NM);
}

const CM_PER_NM = 1e-7;

/** The rows on both sides of a wavelength, and its place between them, 0 to 1. */
function placeBetween<Row extends readonly [nanometres: number, ...unknown[]]>(
  rows: readonly Row[],
  nanometres: number,
): [before: Row, after: Row, share: number] | undefined {
  const next = rows.findIndex(([at]) => at >= nanometres);
  const after = rows[next];
  if (!after) return undefined;
  if (after[0] === nanometres) return [after, after, 0];
  const before = rows[next - 1];
  return before && [before, after, (nanometres - before[0]) / (after[0] - before[0])];
}
