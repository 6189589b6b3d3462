import type { PriceRange } from "#app/evidence/ledger/numbers.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import type { CitationMark } from "#app/evidence/text/reference.ts";

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
