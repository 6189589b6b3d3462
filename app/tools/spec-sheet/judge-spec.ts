import { percent, round, roundRange } from "#app/dose/rounding.ts";
import { SPECTRUM } from "#app/figures/spectrum.ts";
import { judgeAtDistance, judgeCoverage, judgeIrradiance } from "./judge-strength.ts";
import { type Judgement, LIGHT_SHARE } from "./judgement.ts";
import type { Spec } from "./read-spec.ts";
import { judgedFdaWords, medicalGrade, outside } from "./spec-sheet-texts.server.ts";

/** @param countStudies counts the ledger's studies near a wavelength in nm */
export function judgeSpec(spec: Spec, countStudies: (nanometres: number) => number): Judgement[] {
  const judged = [
    judgeWatts(spec),
    judgeRatings(spec),
    judgeIrradiance(spec),
    judgeAtDistance(spec),
    judgeCoverage(spec),
    ...spec.peaks.map((peak) => judgeWavelength(peak, countStudies(peak))),
    spec.medicalGrade ? judgeWord(medicalGrade) : undefined,
    spec.fda && judgeWord(judgedFdaWords[spec.fda]),
  ];
  return judged.filter((judgement) => judgement !== undefined);
}

function judgeWatts(spec: Spec): Judgement | undefined {
  const { watts } = spec.numbers;
  if (watts === undefined) return undefined;
  const { from, to } = LIGHT_SHARE;
  return {
    line: `${round(watts)} W at the wall`,
    verdict: "possible",
    sum: `About ${roundRange({ from: watts * from, to: watts * to })} W of the ${round(watts)} W become light, if ${percent(from)} to ${percent(to)} do, as we assume. The rest is heat.`,
  };
}

function judgeRatings({ numbers: { watts, leds, ledWatts } }: Spec): Judgement | undefined {
  if (leds === undefined || ledWatts === undefined) return undefined;
  const rated = leds * ledWatts;
  const line = `${leds} LEDs of ${round(ledWatts)} W each`;
  const product = `${leds} × ${round(ledWatts)} W = ${round(rated)} W`;
  if (watts === undefined) {
    return {
      line,
      verdict: "possible",
      sum: `${product}. This may be only what the LEDs could take, not what they use, and it isn’t light. Ask the seller which it is, and how many watts the device takes from the wall.`,
    };
  }
  return rated > watts
    ? {
        line,
        verdict: "impossible",
        sum: `${product}, but the device takes ${round(watts)} W from the wall, so each LED uses ${round(watts / leds)} W at most. “${round(ledWatts)} W” is only what each LED could take. It isn’t what the LEDs use, and it isn’t light.`,
      }
    : {
        line,
        verdict: "possible",
        sum: `${product}, within the ${round(watts)} W from the wall. It is power, not light.`,
      };
}

function judgeWavelength(peak: number, studies: number): Judgement {
  const tested =
    studies === 0
      ? "None of the studies that we list tested"
      : `${studies} of the studies that we list tested`;
  return {
    line: `${peak} nm`,
    verdict: "possible",
    sum: `LEDs of this wavelength can be made. ${tested} light within ${NEAR} nm of it.${beyond(peak)}`,
  };
}

/** About light outside of this site's range. */
function beyond(peak: number): string {
  if (peak < SPECTRUM.from) return ` ${outside.shorter}`;
  return peak > SPECTRUM.to ? ` ${outside.longer}` : "";
}

/** In nm. */
export const NEAR = 10;

function judgeWord({ question: _, ...judgement }: typeof medicalGrade): Judgement {
  return judgement;
}
