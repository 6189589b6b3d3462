import type { DeviceRow } from "#app/benefits/content/benefit.server.ts";
import { type Device, findDevice, irradianceRange } from "#app/evidence/ledger/devices.server.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import type { CitationMark } from "#app/evidence/text/reference.ts";
import type { ComparedDevice, PowerDensity } from "./device-comparison.ts";

/** Numbers and marks the studies that are cited in one place. */
type Cite = (ids: readonly StudyId[]) => CitationMark[];

/** A row of the device comparison out of the catalogue. `light`: that of the page's protocol, in nm. */
export function compareDevice(
  { device: id, coverage, studies }: DeviceRow,
  light: readonly Wavelength[],
  cite: Cite,
): ComparedDevice {
  const { name, wavelengths = light, irradiance, price } = findDevice(id);
  if (!price) throw new Error(`The comparison needs a price of ${id}`);
  return {
    name,
    wavelengths,
    powerDensity: irradiance ? powerDensity(irradiance, cite) : null,
    coverage,
    fdaCleared: false,
    clinicalStudies: studies.length,
    marks: cite(studies),
    priceRange: price,
  };
}

function powerDensity(irradiance: NonNullable<Device["irradiance"]>, cite: Cite): PowerDensity {
  const range = irradianceRange(irradiance);
  return irradiance.basis === "assumed"
    ? { ...range, assumedFor: irradiance.where }
    : { ...range, marks: cite(irradiance.studies.map(({ id }) => id)) };
}
