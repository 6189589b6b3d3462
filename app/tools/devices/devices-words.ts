import { writtenFields } from "#app/dose/written-fields.ts";

/** Names of the fields, as in the address. */
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

/** The reader's own words; empty fields are "". */
export type DevicesWords = Readonly<Record<DevicesField, string>>;

/** A sentence for each field with a mistake. */
export type DevicesMessages = Readonly<Partial<Record<DevicesField, string>>>;

/** Shown before a reader has chosen. */
const EXAMPLE: Partial<DevicesWords> = { a: "face-mask", b: "skin-panel", use: "skin-health" };

/** `isExample`: the address has none of the form's fields. */
export function devicesWords(parameters: URLSearchParams): {
  readonly words: DevicesWords;
  readonly isExample: boolean;
} {
  const isExample = !DEVICES_FIELDS.some((field) => parameters.has(field));
  const words = writtenFields(parameters, DEVICES_FIELDS);
  return { words: isExample ? { ...words, ...EXAMPLE } : words, isExample };
}
