import { keysOf } from "#app/evidence/ledger/record-keys.ts";
import { INCH } from "#app/physics/inch.ts";
import { plainSigns } from "#app/text/typed.ts";

/** The number's limits, and words for what may be wrong with it. */
export type NumberLimit = {
  /** Follows "Enter": "your distance". */
  readonly ask: string;
  /** Follows the number in a message: "inches". */
  readonly unitName?: string;
  /** As a reader would type it. */
  readonly example: string;
  /** In the unit that `readNumber` answers in. */
  readonly from: number;
  readonly to: number;
  readonly whole?: true;
  readonly unit?: keyof typeof UNITS;
  /** Said first of a number above `to`. */
  readonly tooMuch?: string;
};

/**
 * The units that readers may write after a number, each with its size in the unit of the answer.
 * A number without a unit has the first one's.
 */
const UNITS = {
  nm: [[/^(?:nm|nanomet(?:er|re)s?)$/i, 1]],
  /** Answered in cm. */
  length: [
    [/^(?:in|inch|inches|["″”]|['′’]{2})\.?$/i, INCH],
    [/^(?:ft|foot|feet|['′’])\.?$/i, 30.48],
    [/^(?:cm|centimet(?:er|re)s?)$/i, 1],
    [/^(?:mm|millimet(?:er|re)s?)$/i, 0.1],
    [/^(?:m|met(?:er|re)s?)$/i, 100],
  ],
  /** Answered in cm². */
  area: [
    [/^(?:in\s*(?:²|\^?2)|sq\.?\s*in(?:ch(?:es)?)?\.?)$/i, INCH ** 2],
    [/^cm(?:²|\^?2)$/i, 1],
    [/^m(?:²|\^?2)$/i, 10_000],
  ],
  /** Answered in mW/cm². */
  strength: [
    [/^mw\s*\/\s*cm\s*(?:²|\^?2)$/i, 1],
    [/^w\s*\/\s*cm\s*(?:²|\^?2)$/i, 1000],
    [/^w\s*\/\s*m\s*(?:²|\^?2)$/i, 0.1],
  ],
  W: [[/^(?:w|watts?)$/i, 1]],
  minutes: [
    [/^(?:min|mins|minutes?)\.?$/i, 1],
    [/^(?:s|secs?|seconds?)\.?$/i, 1 / 60],
    [/^(?:h|hrs?|hours?)\.?$/i, 60],
  ],
  "°": [[/^(?:°|degrees?)$/i, 1]],
  "%": [[/^%$/, 1]],
} as const satisfies Record<string, readonly (readonly [RegExp, number])[]>;

/** A number within the limits, in the unit of the answer, or what to type. Never throws. */
export function readNumber(
  written: string,
  limit: NumberLimit,
): { readonly number: number } | { readonly error: string } {
  const number = parse(split(written), limit);
  return number !== undefined && fits(number, limit)
    ? { number }
    : { error: whatToType(written, number, limit) };
}

/**
 * One number, or two with a dash or "to" between them, of which the first may lack its unit. Japanese keyboards have a
 * wave and the mark of a long sound where others have the dash.
 */
export function readRange(
  written: string,
  limit: NumberLimit,
): { readonly range: { readonly from: number; readonly to: number } } | { readonly error: string } {
  const parts = withSlashes(written)
    .split(/[-–—~\u301c\u30fc\uff70]|\bto\b/)
    .map(split);
  const unit = parts.at(-1)?.unit ?? "";
  const numbers = parts.map((part) => parse({ ...part, unit: part.unit || unit }, limit));
  const wrong = numbers.find((number) => number === undefined || !fits(number, limit));
  const [one, other = one] = numbers;
  if (one === undefined || other === undefined || numbers.includes(wrong) || parts.length > 2) {
    return { error: whatToType(written, wrong, limit) };
  }
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

type Written = { readonly digits: string; readonly unit: string };

/** "1,000" is a thousand and "0,5" a half. Other JavaScript numbers ("1e9", "0x10") are mistakes. */
function split(written: string): Written {
  const [, digits = "", unit = ""] =
    /^(\d{1,9}(?:[.,]\d{0,9})?|[.,]\d{1,9})\s*(\D.*)?$/s.exec(withSlashes(written).trim()) ?? [];
  return { digits, unit };
}

/** Undefined for what is no number, or has another kind of unit. */
function parse({ digits, unit }: Written, limit: NumberLimit): number | undefined {
  if (!digits) return undefined;
  const number = Number(digits.replace(",", THOUSANDS.test(digits) ? "" : "."));
  const units = limit.unit ? UNITS[limit.unit] : [];
  const [, times] = (unit === "" ? units[0] : units.find(([each]) => each.test(unit))) ?? [];
  if (times === undefined && (unit !== "" || limit.unit)) return undefined;
  return times === undefined ? number : Number((number * times).toPrecision(12));
}

const THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;

/** In plain signs, fractions as decimals, and "mW cm-2" and "mW·cm⁻²", as in papers, as "mW/cm²". */
function withSlashes(written: string): string {
  return plainSigns(written)
    .replace(/[¼½¾]/g, (sign) => ` ${sign.normalize("NFKC").replace("\u2044", "/")}`)
    .replace(FRACTION, (_, whole = "0", part, of) => `${Number(whole) + part / of}`)
    .replace(GROUPED, (digits) => digits.replace(/\D/g, ""))
    .replace(PER_AREA, "$1/$2²");
}

/** "6 1/2" and "6½", as on a tape measure. */
const FRACTION = /(?:\b(\d{1,3})[\s-]+)?(?<![\d.,])(\d)\/([248])(?!\d)/g;

/** "1 000", "1'000" and "1,000,000" can only be thousands. */
const GROUPED = /\b[1-9]\d{0,2}(?:(?:[\s'’]\d{3})+|(?:[.,]\d{3}){2,}|(?:,\d{3})+(?=\.\d))(?!\d)/g;

const PER_AREA = /(m?w)\s*[·⋅∙*.]?\s*(c?m)\s*(?:\^?\s*[-−–]\s*2(?!\d)|\^?\(-2\)|[⁻−-]²)/gi;

const fits = (number: number, { from, to, whole }: NumberLimit) =>
  number >= from && number <= to && (!whole || Number.isInteger(number));

/** @param number undefined for what could not be read */
function whatToType(written: string, number: number | undefined, limit: NumberLimit): string {
  const { ask, unitName, example, from, to, unit, tooMuch } = limit;
  const inUnit = unitName ? ` ${unitName}` : "";
  if (number === undefined || (number >= from && number <= to)) {
    const power = unit === "strength" && /\d\s*m?w(?:atts?)?$/i.test(written.trim());
    const why = power ? "That’s power, not strength. " : "";
    return `${why}Enter ${ask}, like ${example}${inUnit}.`;
  }
  if (number > to && tooMuch) return `${tooMuch} Enter ${ask}, like ${example}${inUnit}.`;
  const limitInWords =
    number > to ? `at most ${inFirstUnit(to, unit)}` : `at least ${inFirstUnit(from, unit)}`;
  return `Enter ${ask}, ${limitInWords}${inUnit}.`;
}

function inFirstUnit(value: number, unit: NumberLimit["unit"]): string {
  const size = unit ? UNITS[unit][0][1] : 1;
  return Number((value / size).toPrecision(3)).toLocaleString("en-US", { useGrouping: "min2" });
}

/** "18 in (46 cm)", of a length in cm. */
export function formatLength(centimeters: number): string {
  return `${short(centimeters / INCH)} in (${short(centimeters)} cm)`;
}

/** "40 in² (258 cm²)", of an area in cm². */
export function formatArea(squareCentimeters: number): string {
  return `${short(squareCentimeters / INCH ** 2)} in² (${short(squareCentimeters)} cm²)`;
}

/** "12 × 24 in (30 × 60 cm)" */
export function formatSize(...centimeters: readonly [number, number]): string {
  const [inches, metric] = [INCH, 1].map((size) =>
    centimeters.map((each) => short(each / size)).join(" × "),
  );
  return `${inches} in (${metric} cm)`;
}

/** To two figures, whole from ten on. */
function short(value: number): string {
  return Number(value >= 10 ? value.toFixed(0) : value.toPrecision(2)).toLocaleString("en-US");
}
