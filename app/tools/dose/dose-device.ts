import type { KnownIrradiance, LedArray } from "./irradiance.ts";

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
  /** The benefit pages for whose uses alone it is meant, of one that is made for a place; others light any. */
  readonly places?: readonly string[];
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

/** All devices of the form: the reader's own, and the types. */
export function listDevices(types: readonly DoseDevice[]): readonly DoseDevice[] {
  return [...OWN_DEVICES, ...types];
}

/** The devices that are the reader's own, of which nothing is known. */
export const OWN_DEVICES: readonly DoseDevice[] = [
  { id: "own", name: "My panel or lamp", kind: "array", nm: [] },
  { id: "own-worn", name: "My mask, cap, pad or belt", kind: "worn", nm: [] },
];
