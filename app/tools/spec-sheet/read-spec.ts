import { type Peaks, readPeaks, SOLD_LIGHT } from "#app/evidence/figures/peaks.ts";
import { hasKey } from "#app/evidence/ledger/record-keys.ts";
import { type NumberLimit, readNumbers } from "#app/tools/read-number.ts";
import { problemOfChoice } from "#app/tools/written-fields.ts";
import {
  FDA_WORDS,
  type FdaWord,
  MEDICAL,
  type SpecField,
  type SpecMessages,
  type SpecWords,
} from "./spec-form.ts";

type NumberField = Exclude<SpecField, "nm" | "grade" | "fda">;

const LIMITS: Readonly<Record<NumberField, NumberLimit>> = {
  watts: { name: "The watts at the wall", from: 0.1, to: 20_000, unit: "W" },
  leds: { name: "The number of LEDs", from: 1, to: 10_000, whole: true },
  ledWatts: { name: "The watts of each LED", from: 0.01, to: 100, unit: "W" },
  width: { name: "The width", from: 1, to: 300, unit: "cm" },
  height: { name: "The height", from: 1, to: 300, unit: "cm" },
  irradiance: { name: "The irradiance", from: 0.1, to: 20_000, unit: "mW/cm²" },
  at: { name: "The distance", from: 0.5, to: 300, unit: "cm" },
  coverWidth: { name: "The width that it covers", from: 1, to: 300, unit: "cm" },
  coverHeight: { name: "The height that it covers", from: 1, to: 300, unit: "cm" },
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
    LIMITS,
  );
  for (const [one, other] of PAIRS) {
    if (words[one].trim() !== "" && words[other].trim() === "") {
      errors[other] = "Say this one too: the sum needs both.";
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
