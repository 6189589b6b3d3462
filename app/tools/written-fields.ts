/** What can be asked for its parameters: an address or a form. */
export type WrittenParameters = { getAll(name: string): readonly unknown[] };

/**
 * What the fields of a form hold, by an address or a form, as it was written; empty where nothing was. Of a field
 * that is named twice it keeps both, which no field takes for one: so its reader is told of it.
 */
export function writtenFields<Name extends string>(
  parameters: WrittenParameters,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const written = names.map((name) => [name, writtenField(parameters, name)]);
  return Object.fromEntries(written);
}

/** The same of one field. Longer than any right answer is cut off. */
export function writtenField(parameters: WrittenParameters, name: string): string {
  return parameters
    .getAll(name)
    .map(String)
    .filter((value) => value.trim() !== "")
    .join(" and ")
    .slice(0, 60);
}

/** What to say of a choice that its list lacks; undefined for one of the list, or none. */
export function problemOfChoice(chosen: string, listed: readonly string[]): string | undefined {
  if (chosen === "" || listed.includes(chosen)) return undefined;
  return `“${chosen}” is not in this list. Choose from it.`;
}
