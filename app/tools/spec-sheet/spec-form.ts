import { writtenFields } from "#app/tools/written-fields.ts";

/** The fields of the form, by the names that they have in the address. */
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

/** What a reader wrote, as it was written; empty where nothing was. */
export type SpecWords = Readonly<Record<SpecField, string>>;

/** A sentence for each field that something is to be said of. */
export type SpecMessages = Readonly<Partial<Record<SpecField, string>>>;

/** Takes the form's fields out of an address. */
export function specWords(parameters: URLSearchParams): SpecWords {
  return writtenFields(parameters, SPEC_FIELDS);
}

/** The one word of its grade that the form knows. */
export const MEDICAL = "medical";

/** What a seller may write of the FDA. */
export const FDA_WORDS = {
  registered: "FDA registered",
  certified: "FDA certified, or a certificate",
  cleared: "FDA cleared",
  granted: "FDA granted, De Novo",
  approved: "FDA approved",
} as const;

export type FdaWord = keyof typeof FDA_WORDS;
