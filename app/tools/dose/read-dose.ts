import { type Peaks, readPeaks } from "#app/evidence/figures/peaks.ts";
import { DOSE_FIELDS, type DoseField, type DoseWords, type FieldMessages } from "./dose-form.ts";

type NumberField = Exclude<DoseField, "use" | "device" | "method" | "nm">;

/** What a number may be. Its `name` begins the sentence that says what is wrong with it. */
const LIMITS: Readonly<Record<NumberField, Limit>> = {
  claim: { name: "The claimed irradiance", from: 0.1, to: 20_000 },
  at: { name: "The distance of the claim", from: 0.5, to: 300 },
  width: { name: "The width", from: 1, to: 300 },
  height: { name: "The height", from: 1, to: 300 },
  leds: { name: "The number of LEDs", from: 1, to: 2000, whole: true },
  beam: { name: "The beam angle", from: 5, to: 170 },
  distance: { name: "Your distance", from: 0.5, to: 300 },
  minutes: { name: "Minutes", from: 0.1, to: 120 },
  area: { name: "The area", from: 1, to: 20_000 },
};

type Limit = {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly whole?: true;
};

/** What was written, read: numbers where there are any, and a sentence for each field that can't be read. */
export type DoseInput = {
  readonly numbers: Readonly<Partial<Record<NumberField, number>>>;
  readonly peaks: Peaks;
  readonly errors: FieldMessages;
};

/** Reads what was written. Nothing throws. */
export function readDose(words: DoseWords): DoseInput {
  const errors: Partial<Record<DoseField, string>> = {};
  const numbers: Partial<Record<NumberField, number>> = {};
  for (const field of DOSE_FIELDS) {
    if (!isNumberField(field)) continue;
    const written = words[field].trim();
    if (written === "") continue;
    const number = readNumber(written, LIMITS[field]);
    if (number === undefined) errors[field] = numberError(written, LIMITS[field]);
    else numbers[field] = number;
  }
  const peaks = readPeaks(words.nm);
  if (peaks.status === "invalid") errors.nm = peaks.message;
  return { numbers, peaks, errors };
}

function isNumberField(field: DoseField): field is NumberField {
  return Object.hasOwn(LIMITS, field);
}

/** Digits with a point at most: what else JavaScript would take for a number ("1e9", "0x10") nobody means. */
function readNumber(written: string, { from, to, whole }: Limit): number | undefined {
  if (!/^(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})$/.test(written)) return undefined;
  const number = Number(written);
  const fits = number >= from && number <= to && (!whole || Number.isInteger(number));
  return fits ? number : undefined;
}

function numberError(written: string, { name, from, to, whole }: Limit): string {
  const kind = whole ? "a whole number" : "a number";
  const quoted = written.length > 20 ? `${written.slice(0, 20)}…` : written;
  const sentence = `${name} must be ${kind} from ${from} to ${to}, without its unit. You wrote “${quoted}”.`;
  return /^\d+,\d+$/.test(written) ? `${sentence} Write a point, not a comma.` : sentence;
}
