import { keysOf } from "#app/evidence/ledger/record-keys.ts";
import { plainSigns } from "#app/text/typed.ts";
/** `name` begins the sentence about a problem. */
export type NumberLimit = {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly whole?: true;
  /** Readers may write this unit after the number. */
  readonly unit?: keyof typeof UNITS;
};

const UNITS = {
  nm: /^(?:nm|nanomet(?:er|re)s?)$/i,
  cm: /^(?:cm|centimet(?:er|re)s?)$/i,
  "cm²": /^cm(?:²|\^?2)$/i,
  "mW/cm²": /^mw\s*\/\s*cm\s*(?:²|\^?2)$/i,
  W: /^(?:w|watts?)$/i,
  minutes: /^(?:min|mins|minutes?)\.?$/i,
  "°": /^(?:°|degrees?)$/i,
  "%": /^%$/,
} as const;

/** Other units, each with its size in the field's own unit. */
const OTHER_UNITS: Partial<Record<keyof typeof UNITS, readonly (readonly [RegExp, number])[]>> = {
  cm: [
    [/^(?:in|inch|inches|["″”])\.?$/i, 2.54],
    [/^(?:ft|foot|feet|['′’])\.?$/i, 30.48],
    [/^(?:mm|millimet(?:er|re)s?)$/i, 0.1],
    [/^(?:m|met(?:er|re)s?)$/i, 100],
  ],
  "cm²": [
    [/^(?:in\s*(?:²|\^?2)|sq\.?\s*in(?:ch(?:es)?)?\.?)$/i, 2.54 ** 2],
    [/^m(?:²|\^?2)$/i, 10_000],
  ],
  "mW/cm²": [
    [/^w\s*\/\s*cm\s*(?:²|\^?2)$/i, 1000],
    [/^w\s*\/\s*m\s*(?:²|\^?2)$/i, 0.1],
  ],
  minutes: [
    [/^(?:s|secs?|seconds?)\.?$/i, 1 / 60],
    [/^(?:h|hrs?|hours?)\.?$/i, 60],
  ],
};

/** A number within the limits, or a sentence of advice. Never throws. */
export function readNumber(
  written: string,
  limit: NumberLimit,
): { readonly number: number } | { readonly error: string } {
  const number = parse(written.trim(), limit);
  return number === undefined ? { error: numberError(written.trim(), limit) } : { number };
}

/** One number, or two with a dash or "to" between them. */
export function readRange(
  written: string,
  limit: NumberLimit,
): { readonly range: { readonly from: number; readonly to: number } } | { readonly error: string } {
  const parts = withSlashes(written).split(/[-–—]|\bto\b/);
  const [one, other, ...more] = parts.map((part) => parse(part.trim(), limit));
  if (one === undefined || more.length > 0) return { error: numberError(written.trim(), limit) };
  if (parts.length === 1) return { range: { from: one, to: one } };
  if (other === undefined) return { error: numberError(written.trim(), limit) };
  return { range: { from: Math.min(one, other), to: Math.max(one, other) } };
}

/** A number or a sentence for each field that was written in. Never throws. */
export function readNumbers<Name extends string>(
  words: Readonly<Record<Name, string>>,
  limits: Readonly<Record<Name, NumberLimit>>,
): { numbers: Partial<Record<Name, number>>; errors: Partial<Record<Name, string>> } {
  const numbers: Partial<Record<Name, number>> = {};
  const errors: Partial<Record<Name, string>> = {};
  for (const field of keysOf(limits)) {
    if (words[field].trim() === "") continue;
    const read = readNumber(words[field], limits[field]);
    if ("error" in read) errors[field] = read.error;
    else numbers[field] = read.number;
  }
  return { numbers, errors };
}

/** Other JavaScript numbers ("1e9", "0x10") are mistakes, and "1,000" is ambiguous. */
function parse(written: string, limit: NumberLimit): number | undefined {
  const { digits, after } = split(written);
  if (!digits || THOUSANDS.test(digits)) return undefined;
  if (after && !(limit.unit && UNITS[limit.unit].test(after))) return undefined;
  const number = toNumber(digits);
  return fits(number, limit) ? number : undefined;
}

function split(written: string): { digits: string; after: string } {
  const [, digits = "", after = ""] =
    /^(\d{1,9}(?:[.,]\d{0,9})?|[.,]\d{1,9})\s*(\D.*)?$/s.exec(withSlashes(written)) ?? [];
  return { digits, after };
}

/** In plain signs, "mW cm-2" and "mW·cm⁻²", as in papers, as "mW/cm²". */
function withSlashes(written: string): string {
  return plainSigns(written)
    .replace(GROUPED, (digits) => digits.replace(/\D/g, ""))
    .replace(PER_AREA, "$1/$2²");
}

/** "1 000", "1'000" and "1,000,000" can only be thousands. */
const GROUPED = /\b[1-9]\d{0,2}(?:(?:[\s'’]\d{3})+|(?:[.,]\d{3}){2,}|(?:,\d{3})+(?=\.\d))(?!\d)/g;

const PER_AREA = /(m?w)\s*[·⋅∙*.]?\s*(c?m)\s*(?:\^?\s*[-−–]\s*2(?!\d)|\^?\(-2\)|[⁻−-]²)/gi;

const toNumber = (digits: string) => Number(digits.replace(",", "."));

const fits = (number: number, { from, to, whole }: NumberLimit) =>
  number >= from && number <= to && (!whole || Number.isInteger(number));

/** " In cm that is 45.72.": a number in another unit is converted in the message, not accepted. */
function inOwnUnit(written: string, limit: NumberLimit): string {
  const { unit } = limit;
  const { digits, after } = split(written);
  if (!unit || !digits || THOUSANDS.test(digits)) return "";
  const [, times] = OTHER_UNITS[unit]?.find(([other]) => other.test(after)) ?? [];
  const number = times && Number((toNumber(digits) * times).toPrecision(4));
  return number && fits(number, limit) ? ` In ${unit} that is ${number}.` : "";
}

/** One comma before three digits: of thousands, or a decimal one. */
const THOUSANDS = /^[1-9]\d{0,2},\d{3}(?!\d)/;

function numberError(written: string, limit: NumberLimit): string {
  const { name, from, to, whole, unit } = limit;
  const kind = whole ? "a whole number" : "a number";
  const sentence = `${name} must be ${kind} from ${from} to ${to}${unit ? `, in ${unit}` : ""}.`;
  if (written === "") return `${sentence} The field is empty.`;
  const quoted = written.length > 24 ? `${written.slice(0, 23)}…` : written;
  const [digits] = THOUSANDS.exec(written) ?? [];
  const either = digits
    ? ` With that comma it may be ${digits.replace(",", "")} or ${Number(digits.replace(",", "."))}: write which.`
    : inOwnUnit(written, limit);
  return `${sentence} You wrote “${quoted}”.${either}`;
}
