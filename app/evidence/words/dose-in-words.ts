import { fluence } from "#app/physics/dose.ts";

/** The error in "At 50 mW/cm², 10 minutes give 10 J/cm²"; undefined for other sentences. */
export function doseProblem(sentence: string): string | undefined {
  if (RANGE.test(sentence)) return undefined;
  const irradiance = only(sentence, IRRADIANCE);
  const time = only(sentence, TIME);
  const dose = only(sentence, DOSE);
  if (!irradiance || !time || !dose) return undefined;
  const minutes = /^s/i.test(time.unit) ? time.value / 60 : time.value;
  const milliwatts = /^W/.test(irradiance.unit) ? irradiance.value * 1_000 : irradiance.value;
  const made = fluence(milliwatts, minutes);
  if (dose.value <= made * ROUNDING && dose.value >= made / ROUNDING) return undefined;
  return `${irradiance.words} for ${time.words} make ${Number(made.toPrecision(2))} J/cm², and not ${dose.words}: mend one of the three`;
}

type Named = { words: string; value: number; unit: string };

/** Undefined for several matches. */
function only(sentence: string, pattern: RegExp): Named | undefined {
  const [found, ...others] = sentence.matchAll(pattern);
  if (!found || others.length > 0) return undefined;
  const [words, number = "", unit = ""] = found;
  return { words: words.trim(), value: Number(number.replaceAll(",", "")), unit };
}

const NUMBER = String.raw`(?<![\d.,])(\d+(?:,\d{3})*(?:\.\d+)?)[\s\u00a0\u202f-]*`;
const IRRADIANCE = new RegExp(String.raw`${NUMBER}(mW|W)\s*\/\s*cm(?:²|2)`, "g");
const DOSE = new RegExp(String.raw`${NUMBER}(J)\s*\/\s*cm(?:²|2)`, "g");
const TIME = new RegExp(String.raw`${NUMBER}(minutes?|min|seconds?|s|sec)(?![\w/])`, "gi");

/** "10 to 20 minutes", "3–6 J/cm²" */
const RANGE = /\d[\s\u00a0]*(?:to|or|and|[–—])[\s\u00a0]*\d/;

/** Editors round all three. */
const ROUNDING = 1.15;
