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

/** Takes the form's fields out of an address or a form. Of a parameter that is repeated the first one counts. */
export function doseWords(parameters: { get(name: string): unknown }): DoseWords {
  const words = DOSE_FIELDS.map((field) => [
    field,
    String(parameters.get(field) ?? "").slice(0, 60),
  ]);
  return Object.fromEntries(words);
}

/** Whether anything was written that is not a choice made for the reader. */
export function isBlank({ use, device, method, ...written }: DoseWords): boolean {
  return Object.values(written).every((words) => words.trim() === "");
}
