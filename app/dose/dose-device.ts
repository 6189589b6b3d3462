import { hasKey } from "#app/evidence/ledger/record-keys.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import type { KnownIrradiance, LedArray } from "#app/physics/irradiance.ts";

/** From less to more; equal for a certain value. */
export type Range = { readonly from: number; readonly to: number };

/** Lengths in cm, irradiance in mW/cm². */
export type DoseDevice = {
  readonly id: string;
  readonly name: string;
  /** "array" is used at a distance; "worn" lies on the skin. */
  readonly kind: "array" | "worn";
  /** The source of `worn` or `assumed`. */
  readonly basis?: "trials" | "assumed";
  /** At the skin, of a worn device. */
  readonly worn?: Range;
  /** The site's assumption for an array, with all of its light in W. */
  readonly assumed?: {
    readonly array: LedArray;
    readonly light: number;
    readonly known: KnownIrradiance;
  };
  /** The benefit pages that it suits; absent for a device that suits any. */
  readonly places?: readonly string[];
  readonly nm: readonly Wavelength[];
};

/** Fills in the fields that a reader leaves empty. Nobody's product. */
export const EXAMPLE_PANEL: LedArray = { width: 30, height: 60, leds: 200, beamAngle: 60 };

/**
 * The share of a claim that remains, by method of measuring: the site's own assumption, because no
 * study in the ledger compares sellers' figures with measured ones.
 */
export const METHODS = {
  unknown: { name: "I don’t know", share: { from: 0.5, to: 1 } },
  solar: { name: "With a solar power meter", share: { from: 0.5, to: 1 } },
  own: { name: "With a meter set to the wavelength", share: { from: 0.8, to: 1.2 } },
  laboratory: { name: "In a lab, with a report", share: { from: 0.9, to: 1.1 } },
} as const satisfies Record<string, { name: string; share: Range }>;

export type Method = keyof typeof METHODS;

/** "unknown" for any other text. */
export function readMethod(words: string): Method {
  return hasKey(METHODS, words) ? words : "unknown";
}

export function listDevices(types: readonly DoseDevice[]): readonly DoseDevice[] {
  return [...OWN_DEVICES, ...types];
}

/** Nothing is known of them. */
export const OWN_DEVICES: readonly DoseDevice[] = [
  { id: "own", name: "My own panel or lamp", kind: "array", nm: [] },
  { id: "own-worn", name: "My own mask, cap, pad, or belt", kind: "worn", nm: [] },
];
