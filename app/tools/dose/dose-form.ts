import { type WrittenParameters, writtenFields } from "#app/tools/written-fields.ts";

/** The fields of the form, by the names that they have in the address. */
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

export type DoseField = (typeof DOSE_FIELDS)[number];

/** What a reader wrote, as it was written; empty where nothing was. */
export type DoseWords = Readonly<Record<DoseField, string>>;

/** A sentence for each field that something is to be said of. */
export type FieldMessages = Readonly<Partial<Record<DoseField, string>>>;

/** Takes the form's fields out of an address or a form. */
export function doseWords(parameters: WrittenParameters): DoseWords {
  return writtenFields(parameters, DOSE_FIELDS);
}

/** Whether anything was written that is not a choice made for the reader. */
export function isBlank({ use, device, method, ...written }: DoseWords): boolean {
  return Object.values(written).every((words) => words.trim() === "");
}
