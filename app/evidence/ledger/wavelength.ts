import { joinWithAnd } from "#app/text/join-with-and.ts";
import type { Wavelength } from "./study.ts";

/** The key wavelengths of the specification, in nm. */
export const keyWavelengths = [660, 810, 830, 850];

/** "633 nm", "633 and 830 nm", "570–650, 660, and 830 nm". */
export function formatWavelengths(wavelengths: readonly Wavelength[]): string {
  const parts = wavelengths.map((wavelength) => {
    const [from, to] = wavelengthEnds(wavelength);
    return from === to ? `${from}` : `${from}–${to}`;
  });
  return `${joinWithAnd(parts)} nm`;
}

/** Each once, from the shortest. */
export function formatEachWavelength(wavelengths: readonly Wavelength[]): string {
  const sorted = wavelengths.toSorted((a, b) => wavelengthEnds(a)[0] - wavelengthEnds(b)[0]);
  const each = new Map(
    sorted.map((wavelength) => [String(wavelengthEnds(wavelength)), wavelength]),
  );
  return formatWavelengths([...each.values()]);
}

/** "660 nm + 810–850 nm": lights that are on together. */
export function formatLight(wavelengths: readonly Wavelength[]): string {
  return wavelengths.map((wavelength) => formatWavelengths([wavelength])).join(" + ");
}

/** In nm; equal for a single wavelength. */
export function wavelengthEnds(wavelength: Wavelength): readonly [from: number, to: number] {
  return typeof wavelength === "number" ? [wavelength, wavelength] : wavelength;
}
