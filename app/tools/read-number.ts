/** What a number that a reader writes may be. Its `name` begins the sentence that says what is wrong with it. */
export type NumberLimit = {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly whole?: true;
};

/** What was written, as a number within its limits, or a sentence that says what to write instead. Nothing throws. */
export function readNumber(
  written: string,
  limit: NumberLimit,
): { readonly number: number } | { readonly error: string } {
  const number = parse(written.trim(), limit);
  return number === undefined ? { error: numberError(written.trim(), limit) } : { number };
}

/**
 * Reads the fields of a form that have numbers: a number for each that has one, a sentence for each that can't be
 * read, nothing for one that is empty. Nothing throws.
 */
export function readNumbers<Name extends string>(
  words: Readonly<Record<Name, string>>,
  limits: Readonly<Record<Name, NumberLimit>>,
): { numbers: Partial<Record<Name, number>>; errors: Partial<Record<Name, string>> } {
  const numbers: Partial<Record<Name, number>> = {};
  const errors: Partial<Record<Name, string>> = {};
  for (const field of Object.keys(limits) as Name[]) {
    if (words[field].trim() === "") continue;
    const read = readNumber(words[field], limits[field]);
    if ("error" in read) errors[field] = read.error;
    else numbers[field] = read.number;
  }
  return { numbers, errors };
}

/** Digits with a point at most: what else JavaScript would take for a number ("1e9", "0x10") nobody means. */
function parse(written: string, { from, to, whole }: NumberLimit): number | undefined {
  if (!/^(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})$/.test(written)) return undefined;
  const number = Number(written);
  const fits = number >= from && number <= to && (!whole || Number.isInteger(number));
  return fits ? number : undefined;
}

function numberError(written: string, { name, from, to, whole }: NumberLimit): string {
  const kind = whole ? "a whole number" : "a number";
  const quoted = written.length > 20 ? `${written.slice(0, 20)}…` : written;
  const sentence = `${name} must be ${kind} from ${from} to ${to}, without its unit. You wrote “${quoted}”.`;
  return /^\d+,\d+$/.test(written) ? `${sentence} Write a point, not a comma.` : sentence;
}
