import type { Reference } from "#app/evidence/reference.ts";
import { placeBand } from "./spectrum.ts";

/** How many references tested each single wavelength from 600 to 1000 nm, shortest first. */
export function countWavelengths(
  references: readonly Pick<Reference, "wavelengths">[],
): { nanometres: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const wavelength of references.flatMap((reference) => reference.wavelengths)) {
    if (typeof wavelength !== "number" || !placeBand(wavelength)) continue;
    counts.set(wavelength, (counts.get(wavelength) ?? 0) + 1);
  }
  return [...counts]
    .map(([nanometres, count]) => ({ nanometres, count }))
    .sort((a, b) => a.nanometres - b.nanometres);
}
