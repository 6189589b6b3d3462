import type { DeviceId } from "./ledger/devices.server.ts";
import type { PriceRange } from "./ledger/numbers.ts";
import type { StudyId } from "./ledger/studies.server.ts";
import type { Wavelength } from "./ledger/study.ts";
import { wavelengthEnds } from "./ledger/wavelength.ts";
import type { CitationMark } from "./reference.ts";

/** One row of the device comparison table as a page's content gives it; the rest is in the catalogue. */
export type DeviceRow = {
  readonly device: DeviceId;
  /** What it lights at once: "Face", "Back or both legs". */
  readonly coverage: string;
  /** The page's studies that used this type of device. */
  readonly studies: readonly StudyId[];
};

/** A row as the table shows it: its studies counted and cited. */
export type ComparedDevice = {
  readonly name: string;
  /** Of its light, in nm, each band or wavelength once. */
  readonly wavelengths: readonly Wavelength[];
  readonly powerDensity: PowerDensity | null;
  readonly coverage: string;
  /** Only one product can be: of a type of device it is false. */
  readonly fdaCleared: boolean;
  readonly clinicalStudies: number;
  readonly marks: readonly CitationMark[];
  readonly priceRange: PriceRange;
};

/** Irradiance at the skin in mW/cm²: cited, or assumed by this site for a place such as "on the scalp". */
export type PowerDensity = { readonly from: number; readonly to: number } & (
  | { readonly marks: readonly CitationMark[] }
  | { readonly assumedFor: string }
);

/** What the table can be sorted by; coverage is in words, and no type of device is FDA cleared. */
export type SortColumn = "name" | "wavelengths" | "powerDensity" | "clinicalStudies" | "priceRange";

/** What the table is sorted by, and which way. */
export type SortOrder = {
  readonly column: SortColumn;
  readonly direction: "ascending" | "descending";
};

/** The devices in this order; equal ones, and those without a value (always last), as they stood. */
export function sortDevices(
  devices: readonly ComparedDevice[],
  { column, direction }: SortOrder,
): ComparedDevice[] {
  const value = sortValues[column];
  const sign = direction === "ascending" ? 1 : -1;
  return devices.toSorted((a, b) => {
    const [first, second] = [value(a), value(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (typeof first === "string") return sign * first.localeCompare(String(second), "en-US");
    return sign * (first - Number(second));
  });
}

/** The rows as they stand, by place, in this order: "2 0 1". */
export function orderOf(devices: readonly ComparedDevice[], order: SortOrder): string {
  return sortDevices(devices, order)
    .map((device) => devices.indexOf(device))
    .join(" ");
}

const sortValues: Record<SortColumn, (device: ComparedDevice) => string | number | null> = {
  name: ({ name }) => name,
  wavelengths: ({ wavelengths }) =>
    wavelengths.length > 0
      ? Math.min(...wavelengths.map((wavelength) => wavelengthEnds(wavelength)[0]))
      : null,
  powerDensity: ({ powerDensity }) => powerDensity?.to ?? null,
  clinicalStudies: ({ clinicalStudies }) => clinicalStudies,
  priceRange: ({ priceRange }) => priceRange.from,
};
