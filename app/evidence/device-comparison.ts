import type { StudyId } from "./ledger/studies.server.ts";
import type { Wavelength } from "./ledger/study.ts";
import { wavelengthEnds } from "./ledger/wavelength.ts";
import type { CitationMark } from "./reference.ts";

/** One row of the device comparison table as a page's content gives it. */
export type DeviceRow = {
  readonly name: string;
  /** Of its light, in nm, each band or wavelength once. */
  readonly wavelengths: readonly Wavelength[];
  /** Irradiance in mW/cm² at the distance of use; null when makers give none that compare. */
  readonly powerDensity: Range | null;
  /** What it lights at once: "Face", "Back or both legs". */
  readonly coverage: string;
  readonly fdaCleared: boolean;
  /** The page's studies that used this type of device. */
  readonly studies: readonly StudyId[];
  /** In US dollars. */
  readonly priceRange: PriceRange;
};

/** A row as the table shows it: its studies counted and cited. */
export interface ComparedDevice extends Omit<DeviceRow, "studies"> {
  readonly clinicalStudies: number;
  readonly marks: readonly CitationMark[];
}

type Range = {
  readonly from: number;
  readonly to: number;
};

/** `andUp` for a range that is open above: "$1,000–$3,000+". */
export interface PriceRange extends Range {
  readonly andUp?: true;
}

/** What the table can be sorted by; coverage is in words and has no order. */
export type SortColumn =
  | "name"
  | "wavelengths"
  | "powerDensity"
  | "fdaCleared"
  | "clinicalStudies"
  | "priceRange";

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

/** The order after a press on a column's button: a new column starts ascending, the same one turns. */
export function nextOrder(current: SortOrder | null, column: SortColumn): SortOrder {
  const turns = current?.column === column && current.direction === "ascending";
  return { column, direction: turns ? "descending" : "ascending" };
}

/** "$100–$400", "$1,000–$3,000+". */
export function formatPrice({ from, to, andUp }: PriceRange): string {
  const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
  return `${dollars(from)}–${dollars(to)}${andUp ? "+" : ""}`;
}

const sortValues: Record<SortColumn, (device: ComparedDevice) => string | number | null> = {
  name: ({ name }) => name,
  wavelengths: ({ wavelengths }) =>
    wavelengths.length > 0
      ? Math.min(...wavelengths.map((wavelength) => wavelengthEnds(wavelength)[0]))
      : null,
  powerDensity: ({ powerDensity }) => powerDensity?.to ?? null,
  fdaCleared: ({ fdaCleared }) => Number(fdaCleared),
  clinicalStudies: ({ clinicalStudies }) => clinicalStudies,
  priceRange: ({ priceRange }) => priceRange.from,
};
