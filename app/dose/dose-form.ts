import { type WrittenParameters, writtenFields } from "./written-fields.ts";

/** Names of the fields, as in the address. */
export const DOSE_FIELDS = [
  "use",
  "device",
  "claim",
  "at",
  "method",
  "width",
  "height",
  "leds",
  "beam",
  "nm",
  "distance",
  "minutes",
  "area",
] as const;

/** The id of the answer's heading. */
export const DOSE_ANSWER = "dose-answer";

export type DoseField = (typeof DOSE_FIELDS)[number];

/** The reader's own words; empty fields are "". */
export type DoseWords = Readonly<Record<DoseField, string>>;

/** A sentence for each field with a mistake or without a value. */
export type FieldMessages = Readonly<Partial<Record<DoseField, string>>>;

/** The form's fields as written, out of an address or a sent form. */
export function doseWords(parameters: WrittenParameters): DoseWords {
  return writtenFields(parameters, DOSE_FIELDS);
}

/** True when nothing was written; preset choices don't count. */
export function isBlank({ use, device, method, ...written }: DoseWords): boolean {
  return Object.values(written).every((words) => words.trim() === "");
}
