import { type Peaks, readPeaks, SOLD_LIGHT } from "#app/evidence/figures/peaks.ts";
import { type NumberLimit, readNumbers } from "#app/tools/read-number.ts";
import type { DoseField, DoseWords, FieldMessages } from "./dose-form.ts";

type NumberField = Exclude<DoseField, "use" | "device" | "method" | "nm">;

const LIMITS: Readonly<Record<NumberField, NumberLimit>> = {
  claim: { name: "The claimed irradiance", from: 0.1, to: 20_000, unit: "mW/cm²" },
  at: { name: "The distance of the claim", from: 0.5, to: 300, unit: "cm" },
  width: { name: "The width", from: 1, to: 300, unit: "cm" },
  height: { name: "The height", from: 1, to: 300, unit: "cm" },
  leds: { name: "The number of LEDs", from: 1, to: 2000, whole: true },
  beam: { name: "The beam angle", from: 5, to: 170, unit: "°" },
  distance: { name: "Your distance", from: 0.5, to: 300, unit: "cm" },
  minutes: { name: "The time", from: 0.1, to: 120, unit: "minutes" },
  area: { name: "The area", from: 1, to: 20_000, unit: "cm²" },
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
    LIMITS,
  );
  const peaks = readPeaks(words.nm, SOLD_LIGHT);
  if (peaks.status === "invalid") errors.nm = peaks.message;
  return { numbers, peaks, errors };
}
