import { minutesFor } from "#app/physics/irradiance.ts";
import type { DoseDevice, Range } from "./dose-device.ts";
import type { DoseUse } from "./dose-trial.ts";

/** False for a cap for hair and a knee. */
export function isMeantFor({ places }: Pick<DoseDevice, "places">, { page }: DoseUse): boolean {
  return places === undefined || places.includes(page);
}

/** @param range in J/cm² @param irradiance in mW/cm² */
export function minutesOf({ from, to }: Range, irradiance: number): Range {
  return { from: minutesFor(from, irradiance), to: minutesFor(to, irradiance) };
}
