import { tidied } from "#app/text/typed.ts";

/** An address or a form. */
export type WrittenParameters = { getAll(name: string): readonly unknown[] };

/**
 * Fields of an address or a form; empty fields are "". A field that was sent twice keeps both
 * values, which no field accepts, so that its reader sees an error.
 */
export function writtenFields<Name extends string>(
  parameters: WrittenParameters,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const written = names.map((name) => [name, writtenField(parameters, name)]);
  return Object.fromEntries(written);
}

/** Cut off above the length of any right answer. */
export function writtenField(parameters: WrittenParameters, name: string): string {
  return parameters
    .getAll(name)
    .map((value) => tidied(String(value)))
    .filter((value) => value !== "")
    .join(" and ")
    .slice(0, 60);
}

/** Undefined for a listed choice, or none. */
export function problemOfChoice(chosen: string, listed: readonly string[]): string | undefined {
  if (chosen === "" || listed.includes(chosen)) return undefined;
  return "Choose from the list.";
}
