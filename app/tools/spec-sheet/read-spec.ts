import { DISTANCE, SIZE } from "#app/dose/read-dose.ts";
import { type NumberLimit, readNumbers } from "#app/dose/read-number.ts";
import { problemOfChoice } from "#app/dose/written-fields.ts";
import { hasKey } from "#app/evidence/ledger/record-keys.ts";
import { type Peaks, readPeaks, SOLD_LIGHT } from "#app/figures/peaks.ts";
import {
  FDA_WORDS,
  type FdaWord,
  MEDICAL,
  type SpecField,
  type SpecMessages,
  type SpecWords,
} from "./spec-form.ts";

export type NumberField = Exclude<SpecField, "nm" | "grade" | "fda">;

export const SPEC_LIMITS: Readonly<Record<NumberField, NumberLimit>> = {
  watts: { ask: "the watts", example: "200", from: 0.1, to: 20_000, unit: "W" },
  leds: { ask: "the number of LEDs", example: "200", from: 1, to: 10_000, whole: true },
  ledWatts: { ask: "the watts of each LED", example: "5", from: 0.01, to: 100, unit: "W" },
  width: { ask: "the panel’s width", example: "12", ...SIZE },
  height: { ask: "the panel’s height", example: "24", ...SIZE },
  irradiance: {
    ask: "the strength",
    unitName: "mW/cm²",
    example: "50",
    from: 0.1,
    to: 20_000,
    unit: "strength",
  },
  at: { ask: "the distance", example: "6", ...DISTANCE },
  coverWidth: { ask: "the width", example: "24", ...SIZE },
  coverHeight: { ask: "the height", example: "72", ...SIZE },
};

/** Power in W, lengths in cm, irradiance in mW/cm². */
export type Spec = {
  readonly numbers: Readonly<Partial<Record<NumberField, number>>>;
  /** In nm. */
  readonly peaks: readonly number[];
  readonly medicalGrade: boolean;
  readonly fda: FdaWord | undefined;
};

/** A sentence for each unreadable field. Never throws. */
export function readSpec(words: SpecWords): { readonly spec: Spec; readonly errors: SpecMessages } {
  const {
    numbers,
    errors,
  }: { numbers: Spec["numbers"]; errors: Partial<Record<SpecField, string>> } = readNumbers(
    words,
    SPEC_LIMITS,
  );
  for (const [one, other] of PAIRS) {
    if (words[one].trim() !== "" && words[other].trim() === "") {
      errors[other] =
        other === "leds" ? "Enter the number of LEDs too." : "Enter width and height.";
    }
  }
  const grade = problemOfChoice(words.grade, [MEDICAL]);
  if (grade) errors.grade = grade;
  const fda = problemOfChoice(words.fda, Object.keys(FDA_WORDS));
  if (fda) errors.fda = fda;
  const peaks: Peaks = readPeaks(words.nm, SOLD_LIGHT);
  if (peaks.status === "invalid") errors.nm = peaks.message;
  const spec = {
    numbers,
    peaks: peaks.status === "ok" ? peaks.peaks : [],
    medicalGrade: words.grade === MEDICAL,
    fda: hasKey(FDA_WORDS, words.fda) ? words.fda : undefined,
  };
  return { spec, errors };
}

/** The first field needs the second. */
const PAIRS = [
  ["width", "height"],
  ["height", "width"],
  ["coverWidth", "coverHeight"],
  ["coverHeight", "coverWidth"],
  ["ledWatts", "leds"],
] as const;
