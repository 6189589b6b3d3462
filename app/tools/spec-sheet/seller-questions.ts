import { formatLength } from "#app/dose/read-number.ts";
import { round } from "#app/dose/rounding.ts";
import type { Spec } from "./read-spec.ts";
import { judgedFdaWords, medicalGrade, questions } from "./spec-sheet-texts.server.ts";

/** Questions to the seller, about gaps of the sheet too. */
export function questionsFor({ numbers, peaks, medicalGrade: isMedical, fda }: Spec): string[] {
  return [
    numbers.watts === undefined
      ? questions.watts
      : `Are the ${round(numbers.watts)} W measured at the wall, with all lights on?`,
    numbers.ledWatts !== undefined && questions.ledWatts,
    numbers.irradiance === undefined
      ? questions.strength
      : `What instrument measured the ${round(numbers.irradiance)} mW/cm², ${numbers.at === undefined ? "at what distance" : `at ${formatLength(numbers.at)}`}, and was it set to these wavelengths?`,
    questions.average,
    numbers.coverWidth !== undefined && questions.coverage,
    peaks.length === 0 ? questions.wavelengths : questions.shares,
    isMedical && medicalGrade.question,
    judgedFdaWords[fda ?? "cleared"].question,
    questions.study,
  ].filter((question) => typeof question === "string");
}
