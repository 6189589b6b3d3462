import type { PriceRange } from "#app/evidence/ledger/numbers.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
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
