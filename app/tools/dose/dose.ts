import { fluence } from "#app/evidence/ledger/dose.ts";
import type { DoseField, DoseInput } from "./dose-form.ts";
import {
  energy,
  irradianceAt,
  type KnownIrradiance,
  type LedArray,
  meanIrradiance,
  nearestDistance,
  pointIrradiance,
} from "./irradiance.ts";

/** From less to more; both are the same where nothing is uncertain. */
export type Range = { readonly from: number; readonly to: number };

/** A type of device of the form. Lengths in cm, irradiance in mW/cm². */
export type DoseDevice = {
  readonly id: string;
  readonly name: string;
  /** A lamp that is held or hung at a distance, or a thing that is worn or lies on the skin. */
  readonly kind: "array" | "worn";
  /** Where `worn` or `assumed` comes from. */
  readonly basis?: "trials" | "assumed";
  /** What it gives at the skin where it is used, for one that is worn. */
  readonly worn?: Range;
  /** What this site assumes of it, the furthest first, for one at a distance. */
  readonly assumed?: readonly KnownIrradiance[];
  /** nm, from the shorter to the longer end of each band. */
  readonly nm: readonly (readonly [from: number, to: number])[];
};

/** The panel of which what a reader leaves empty is taken. Nobody's product. */
export const EXAMPLE_PANEL: LedArray = { width: 30, height: 60, leds: 200, beamAngle: 60 };

/**
 * How much of a claim is left, by how it was measured. All of it is this site's assumption: no study in
 * the ledger compares sellers' figures with measured ones.
 */
export const METHODS = {
  unknown: { name: "I do not know", share: { from: 0.5, to: 1 } },
  solar: { name: "With a solar power meter", share: { from: 0.5, to: 1 } },
  own: { name: "With a meter set to its wavelength", share: { from: 0.8, to: 1.2 } },
  laboratory: { name: "In a laboratory, with a report", share: { from: 0.9, to: 1.1 } },
} as const satisfies Record<string, { name: string; share: Range }>;

export type Method = keyof typeof METHODS;

export function readMethod(words: string): Method {
  return Object.hasOwn(METHODS, words) ? (words as Method) : "unknown";
}

/** What a reader's device gives in a session. Irradiance in mW/cm², dose in J/cm², energy in J. */
export type Dose = {
  readonly irradiance: Range;
  readonly fluence: Range;
  /** Over the whole area, where one was given. */
  readonly energy: Range | null;
  readonly minutes: number;
  readonly distance: number | null;
  /** What the rule of the point source says instead, of the claim as printed. */
  readonly byPointRule: number | null;
  readonly light: Light;
};

/** Where the irradiance comes from, to be drawn and worked out at other distances. */
type Light =
  | { readonly kind: "worn"; readonly irradiance: Range }
  | {
      readonly kind: "array";
      readonly array: LedArray;
      /** The least and the most that may be true, each as a known figure. */
      readonly least: KnownIrradiance;
      readonly most: KnownIrradiance;
      /** The claim as printed, where the reader gave one. */
      readonly claim: KnownIrradiance | null;
    };

/** The devices that are the reader's own, of which nothing is known. */
export const OWN_DEVICES: readonly DoseDevice[] = [
  { id: "own", name: "My panel or lamp", kind: "array", nm: [] },
  { id: "own-worn", name: "My mask, cap, pad or belt", kind: "worn", nm: [] },
];

/** The type with this id; the reader's own panel for any other word. */
export function chooseDevice(devices: readonly DoseDevice[], id: string): DoseDevice {
  const all = [...OWN_DEVICES, ...devices];
  const chosen = all.find((device) => device.id === id) ?? all[0];
  if (!chosen) throw new Error("There is no device to choose from");
  return chosen;
}

/** A sentence for each field that something is to be said of. */
export type FieldMessages = Readonly<Partial<Record<DoseField, string>>>;

/** A dose, or what stands in its way: fields that can't be used, and those that it still needs. */
export type DoseOutcome =
  | { readonly status: "ok"; readonly dose: Dose }
  | { readonly status: "invalid"; readonly errors: FieldMessages; readonly missing: FieldMessages };

/** Works out a session's dose from what was read, for one type of device. */
export function workOutDose(
  { numbers, errors }: DoseInput,
  device: DoseDevice,
  method: Method,
): DoseOutcome {
  const { minutes, distance, area } = numbers;
  const tooNear = device.kind === "array" ? nearerThanLeds(numbers) : {};
  const missing = whatIsMissing(numbers, device);
  const light = lightOf(numbers, device, METHODS[method].share);
  const wrong = { ...tooNear, ...errors };
  const isComplete = Object.keys({ ...wrong, ...missing }).length === 0;
  if (!isComplete || !light || minutes === undefined) {
    return { status: "invalid", errors: wrong, missing };
  }
  const irradiance = irradianceRange(light, distance ?? 0, area);
  const dose = scaled(irradiance, (each) => fluence(each, minutes));
  return {
    status: "ok",
    dose: {
      irradiance,
      fluence: dose,
      energy: area === undefined ? null : scaled(dose, (each) => energy(each, area)),
      minutes,
      distance: light.kind === "array" ? (distance ?? null) : null,
      byPointRule:
        light.kind === "array" && light.claim && distance !== undefined
          ? fluence(pointIrradiance(light.claim, distance), minutes)
          : null,
      light,
    },
  };
}

function whatIsMissing(
  { minutes, distance, claim, at }: DoseInput["numbers"],
  device: DoseDevice,
): FieldMessages {
  const isArray = device.kind === "array";
  return {
    ...(claim === undefined &&
      !device.worn &&
      !device.assumed && { claim: "Say what its seller claims. We assume nothing of this type." }),
    ...(isArray &&
      claim !== undefined &&
      at === undefined && { at: "Say at which distance that is claimed." }),
    ...(isArray && distance === undefined && { distance: "Say how far from your skin it is." }),
    ...(minutes === undefined && { minutes: "Say how many minutes." }),
  };
}

/** So near the light comes in spots. */
function nearerThanLeds(numbers: DoseInput["numbers"]): FieldMessages {
  const nearest = nearestDistance(arrayOf(numbers));
  const fields = (["at", "distance"] as const).filter(
    (field) => (numbers[field] ?? nearest) < nearest,
  );
  const sentence = `Closer than this sum holds: nearer than ${round(nearest)} cm the LEDs of such a panel light the skin in spots.`;
  return Object.fromEntries(fields.map((field) => [field, sentence]));
}

/** Undefined while something is missing for it. */
function lightOf(
  numbers: DoseInput["numbers"],
  { kind, worn, assumed }: DoseDevice,
  share: Range,
): Light | undefined {
  const { claim, at } = numbers;
  if (kind === "worn") {
    const irradiance = claim === undefined ? worn : scaled(share, (part) => part * claim);
    return irradiance && { kind, irradiance };
  }
  const array = arrayOf(numbers);
  if (claim === undefined) {
    const [least, most] = [assumed?.[0], assumed?.at(-1)];
    return least && most && { kind, array, least, most, claim: null };
  }
  if (at === undefined) return undefined;
  const known = (part: number) => ({ irradiance: claim * part, distance: at });
  return { kind, array, least: known(share.from), most: known(share.to), claim: known(1) };
}

/** The reader's array; what is left empty is the example panel's. */
function arrayOf({ width, height, leds, beam }: DoseInput["numbers"]): LedArray {
  return {
    width: width ?? EXAMPLE_PANEL.width,
    height: height ?? EXAMPLE_PANEL.height,
    leds: leds ?? EXAMPLE_PANEL.leds,
    beamAngle: beam ?? EXAMPLE_PANEL.beamAngle,
  };
}

/** Irradiance in mW/cm² at a distance in cm: the mean over an area in cm² where one is given, else in the middle. */
function irradianceRange(light: Light, distance: number, area?: number): Range {
  if (light.kind === "worn") return light.irradiance;
  const { array, least, most } = light;
  const at = (known: KnownIrradiance) =>
    area === undefined
      ? irradianceAt(array, known, { distance })
      : meanIrradiance(array, known, distance, area);
  const [one, other] = [at(least), at(most)];
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

function scaled({ from, to }: Range, scale: (value: number) => number): Range {
  return { from: scale(from), to: scale(to) };
}

/** Two figures, three from 100 on: no more is known. "0.53", "5.9", "29", "147". */
export function round(value: number): string {
  const digits = value >= 100 ? 3 : 2;
  return Number(value.toPrecision(digits)).toLocaleString("en-US", { maximumFractionDigits: 9 });
}

/** "15–29", or "29" where both ends read the same. */
export function roundRange({ from, to }: Range): string {
  const [less, more] = [round(from), round(to)];
  return less === more ? less : `${less}–${more}`;
}
