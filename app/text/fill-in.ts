/** A place for a value in a text: "{use}". The ledger's numbers have two braces. */
export const PLACE = /(?<!\{)\{(\w+)\}(?!\})/g;

/** With a value in each place. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACE, (place, name: string) => `${values[name] ?? place}`);
}
