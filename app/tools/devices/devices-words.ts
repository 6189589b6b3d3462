import { writtenFields } from "#app/tools/written-fields.ts";

/** The fields of the form, by the names that they have in the address. */
export const DEVICES_FIELDS = [
  "a",
  "b",
  "use",
  "distance",
  "claim",
  "at",
  "nm",
  "width",
  "height",
  "price",
] as const;

export type DevicesField = (typeof DEVICES_FIELDS)[number];

/** What a reader wrote, as it was written; empty where nothing was. */
export type DevicesWords = Readonly<Record<DevicesField, string>>;

/** A sentence for each field that something is to be said of. */
export type DevicesMessages = Readonly<Partial<Record<DevicesField, string>>>;

/** The comparison that the page shows before a reader has chosen one. */
const EXAMPLE: Partial<DevicesWords> = { a: "face-mask", b: "skin-panel", use: "skin-health" };

/** Takes the form's fields out of an address. `isExample`: it has none of them. */
export function devicesWords(parameters: URLSearchParams): {
  readonly words: DevicesWords;
  readonly isExample: boolean;
} {
  const isExample = !DEVICES_FIELDS.some((field) => parameters.has(field));
  const words = writtenFields(parameters, DEVICES_FIELDS);
  return { words: isExample ? { ...words, ...EXAMPLE } : words, isExample };
}
