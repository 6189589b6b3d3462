import { writtenFields } from "#app/dose/written-fields.ts";

/** Names of the fields, as in the address. */
export const SPEC_FIELDS = [
  "watts",
  "leds",
  "ledWatts",
  "width",
  "height",
  "irradiance",
  "at",
  "coverWidth",
  "coverHeight",
  "nm",
  "grade",
  "fda",
] as const;

export type SpecField = (typeof SPEC_FIELDS)[number];

/** The reader's own words; empty fields are "". */
export type SpecWords = Readonly<Record<SpecField, string>>;

/** A sentence for each field with a mistake. */
export type SpecMessages = Readonly<Partial<Record<SpecField, string>>>;

/** The form's fields as written. */
export function specWords(parameters: URLSearchParams): SpecWords {
  return writtenFields(parameters, SPEC_FIELDS);
}

export const MEDICAL = "medical";

/** The words that sellers use of the FDA, right or wrong. */
export const FDA_WORDS = {
  registered: "FDA registered",
  certified: "FDA certified, or a certificate",
  cleared: "FDA cleared",
  granted: "FDA granted, De Novo",
  approved: "FDA approved",
} as const;

export type FdaWord = keyof typeof FDA_WORDS;
