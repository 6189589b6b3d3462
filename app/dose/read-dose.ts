import { type Peaks, readPeaks, SOLD_LIGHT } from "#app/figures/peaks.ts";
import { INCH } from "#app/physics/inch.ts";
import type { DoseField, DoseWords, FieldMessages } from "./dose-form.ts";
import { type NumberLimit, readNumbers } from "./read-number.ts";

export type NumberField = Exclude<DoseField, "use" | "device" | "method" | "nm">;

/** Round in inches. */
export const DISTANCE = {
  from: 0.2 * INCH,
  to: 120 * INCH,
  unit: "length",
  unitName: "inches",
} as const;
export const SIZE = { ...DISTANCE, from: 0.4 * INCH } as const;

export const DOSE_LIMITS: Readonly<Record<NumberField, NumberLimit>> = {
  claim: {
    ask: "the strength",
    unitName: "mW/cm²",
    example: "50",
    from: 0.1,
    to: 2000,
    unit: "strength",
    // A slip of units, such as W/m² for mW/cm².
    tooMuch: "No home device gives that much.",
  },
  at: { ask: "the measuring distance", example: "6", ...DISTANCE },
  width: { ask: "the panel’s width", example: "12", ...SIZE },
  height: { ask: "the panel’s height", example: "24", ...SIZE },
  leds: { ask: "the number of LEDs", example: "200", from: 1, to: 2000, whole: true },
  beam: { ask: "the beam angle", unitName: "degrees", example: "60", from: 5, to: 170, unit: "°" },
  distance: { ask: "your distance", example: "18", ...DISTANCE },
  minutes: { ask: "the minutes", example: "10", from: 0.1, to: 120, unit: "minutes" },
  area: {
    ask: "the area",
    unitName: "square inches",
    example: "40",
    from: 0.2 * INCH ** 2,
    to: 3200 * INCH ** 2,
    unit: "area",
  },
};

/** Numbers of the readable fields, and a sentence for each of the others. */
export type DoseInput = {
  readonly numbers: Readonly<Partial<Record<NumberField, number>>>;
  readonly peaks: Peaks;
  readonly errors: FieldMessages;
};

/** Never throws. */
export function readDose(words: DoseWords): DoseInput {
  const {
    numbers,
    errors,
  }: { numbers: DoseInput["numbers"]; errors: Partial<Record<DoseField, string>> } = readNumbers(
    words,
    DOSE_LIMITS,
  );
  const peaks = readPeaks(words.nm, SOLD_LIGHT);
  if (peaks.status === "invalid") errors.nm = peaks.message;
  return { numbers, peaks, errors };
}
