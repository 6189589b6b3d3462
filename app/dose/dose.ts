import { fluence } from "#app/physics/dose.ts";
import {
  energy,
  irradianceAt,
  type KnownIrradiance,
  type LedArray,
  meanIrradiance,
  nearestDistance,
  pointIrradiance,
} from "#app/physics/irradiance.ts";
import {
  type DoseDevice,
  EXAMPLE_PANEL,
  listDevices,
  METHODS,
  type Method,
  type Range,
} from "./dose-device.ts";
import type { FieldMessages } from "./dose-form.ts";
import type { DoseInput } from "./read-dose.ts";
import { formatLength } from "./read-number.ts";
import { round } from "./rounding.ts";

/** Of one session. Irradiance in mW/cm², dose in J/cm², energy in J. */
export type Dose = {
  readonly irradiance: Range;
  readonly fluence: Range;
  /** Where the light is strongest: above the mean over an area, else equal. */
  readonly middle: { readonly irradiance: Range; readonly fluence: Range };
  /** In cm²; null without one. */
  readonly area: number | null;
  /** Over the whole area. */
  readonly energy: Range | null;
  readonly minutes: number;
  readonly distance: number | null;
  /** The point source's rule for the claim as printed, for comparison. */
  readonly byPointRule: number | null;
  readonly light: Light;
};

/** The source of the irradiance, for drawings and other distances. */
type Light = { readonly kind: "worn"; readonly irradiance: Range } | ArrayLight;

/** A panel or lamp at a distance. */
export type ArrayLight = {
  readonly kind: "array";
  readonly array: LedArray;
  /** The least and the most that may be true. */
  readonly least: KnownIrradiance;
  readonly most: KnownIrradiance;
  /** As printed; null without one. */
  readonly claim: KnownIrradiance | null;
};

/** The reader's own panel for an unknown id. */
export function chooseDevice(devices: readonly DoseDevice[], id: string): DoseDevice {
  const all = listDevices(devices);
  const chosen = all.find((device) => device.id === id) ?? all[0];
  if (!chosen) throw new Error("There is no device to choose from");
  return chosen;
}

type DoseOutcome =
  | { readonly status: "ok"; readonly dose: Dose }
  | { readonly status: "invalid"; readonly errors: FieldMessages; readonly missing: FieldMessages };

/** Of one session. "invalid" while a field is wrong or missing. */
export function workOutDose(
  { numbers, errors }: DoseInput,
  device: DoseDevice,
  method: Method,
): DoseOutcome {
  const { minutes, distance, area } = numbers;
  const tooNear = device.kind === "array" ? nearerThanLeds(numbers, device) : {};
  const missing = whatIsMissing(numbers, device);
  const light = lightOf(numbers, device, METHODS[method].share);
  const wrong = { ...tooNear, ...errors };
  const isComplete = Object.keys({ ...wrong, ...missing }).length === 0;
  if (!isComplete || !light || minutes === undefined) {
    return { status: "invalid", errors: wrong, missing };
  }
  const irradiance = irradianceRange(light, distance ?? 0, area);
  const middle = irradianceRange(light, distance ?? 0);
  const dose = scaled(irradiance, (each) => fluence(each, minutes));
  return {
    status: "ok",
    dose: {
      irradiance,
      fluence: dose,
      middle: { irradiance: middle, fluence: scaled(middle, (each) => fluence(each, minutes)) },
      area: area ?? null,
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
      !device.assumed && { claim: "Enter the spec sheet’s strength, like 50." }),
    ...(isArray &&
      claim !== undefined &&
      at === undefined && { at: "Enter the measuring distance, like 6 inches." }),
    ...(isArray && distance === undefined && { distance: "Enter your distance, like 18 inches." }),
    ...(minutes === undefined && { minutes: "Enter the minutes, like 10." }),
  };
}

/** Nearer than the distance between LEDs the light is spotty. */
function nearerThanLeds(numbers: DoseInput["numbers"], device: DoseDevice): FieldMessages {
  const nearest = nearestDistance(arrayOf(numbers, device));
  const fields = (["at", "distance"] as const).filter(
    (field) => (numbers[field] ?? nearest) < nearest,
  );
  const sentence = `Too close. Enter at least ${formatLength(nearest)}.`;
  return Object.fromEntries(fields.map((field) => [field, sentence]));
}

/** Undefined while a number is missing. */
function lightOf(
  numbers: DoseInput["numbers"],
  device: DoseDevice,
  share: Range,
): Light | undefined {
  const { kind, worn, assumed } = device;
  const { claim, at } = numbers;
  if (kind === "worn") {
    const irradiance = claim === undefined ? worn : scaled(share, (part) => part * claim);
    return irradiance && { kind, irradiance };
  }
  const array = arrayOf(numbers, device);
  if (claim === undefined) {
    return assumed && { kind, array, least: assumed.known, most: assumed.known, claim: null };
  }
  if (at === undefined) return undefined;
  const known = (part: number) => ({ irradiance: claim * part, distance: at });
  return { kind, array, least: known(share.from), most: known(share.to), claim: known(1) };
}

/** Empty fields have the values of the plans' panel while there is no claim, else the example panel's. */
function arrayOf(
  { width, height, leds, beam, claim }: DoseInput["numbers"],
  { assumed }: DoseDevice,
): LedArray {
  const otherwise = claim === undefined && assumed ? assumed.array : EXAMPLE_PANEL;
  return {
    width: width ?? otherwise.width,
    height: height ?? otherwise.height,
    leds: leds ?? otherwise.leds,
    beamAngle: beam ?? otherwise.beamAngle,
  };
}

/** In mW/cm², at a distance in cm: the mean over `area` cm², or the value in the middle. */
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

/** True when the middle of an area gets visibly more than the mean. */
export function isUneven({ fluence, middle }: Dose): boolean {
  return round(middle.fluence.to) !== round(fluence.to);
}
