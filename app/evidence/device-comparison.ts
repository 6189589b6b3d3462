import type { DeviceId } from "./ledger/devices.server.ts";
import type { PriceRange } from "./ledger/numbers.ts";
import type { StudyId } from "./ledger/studies.server.ts";
import type { Wavelength } from "./ledger/study.ts";
import { wavelengthEnds } from "./ledger/wavelength.ts";
import type { CitationMark } from "./reference.ts";

/** The page's own part of a row; the catalogue has the rest. */
export type DeviceRow = {
  readonly device: DeviceId;
  /** "Face", "Back or both legs". */
  readonly coverage: string;
  /** The page's studies with this type of device. */
  readonly studies: readonly StudyId[];
};

/** With its studies counted and cited. */
export type ComparedDevice = {
  readonly name: string;
  /** In nm, each once. */
  readonly wavelengths: readonly Wavelength[];
  readonly powerDensity: PowerDensity | null;
  readonly coverage: string;
  /** False for every type, because a clearance belongs to one product. */
  readonly fdaCleared: boolean;
  readonly clinicalStudies: number;
  readonly marks: readonly CitationMark[];
  readonly priceRange: PriceRange;
};

/** In mW/cm² at the skin: cited, or assumed for a place such as "on the scalp". */
export type PowerDensity = { readonly from: number; readonly to: number } & (
  | { readonly marks: readonly CitationMark[] }
  | { readonly assumedFor: string }
);

/** Coverage is in words, and no type is FDA cleared, so neither sorts. */
export type SortColumn = "name" | "wavelengths" | "powerDensity" | "clinicalStudies" | "priceRange";

export type SortOrder = {
  readonly column: SortColumn;
  readonly direction: "ascending" | "descending";
};

/** Equal devices keep their order; those without a value are last. */
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

/** The rows' places in this order: "2 0 1". */
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
