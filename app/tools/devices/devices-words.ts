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

/** Takes the form's fields out of an address; of one that is repeated the first counts. `isExample`: it has none of them. */
export function devicesWords(parameters: URLSearchParams): {
  readonly words: DevicesWords;
  readonly isExample: boolean;
} {
  const isExample = !DEVICES_FIELDS.some((field) => parameters.has(field));
  const words = DEVICES_FIELDS.map((field) => {
    const written = parameters.get(field)?.slice(0, 60);
    return [field, written ?? (isExample ? EXAMPLE[field] : undefined) ?? ""];
  });
  return { words: Object.fromEntries(words), isExample };
}
