import { round, roundRange } from "#app/dose/dose.ts";
import { EXAMPLE_PANEL, type Range } from "#app/dose/dose-device.ts";
import { formatLength, formatSize } from "#app/dose/read-number.ts";
import { SPECTRUM } from "#app/figures/spectrum.ts";
import { emittedPower, nearestDistance } from "#app/physics/irradiance.ts";
import type { Spec } from "./read-spec.ts";
import {
  edge,
  judgedFdaWords,
  medicalGrade,
  outside,
  questions,
  spots,
} from "./spec-sheet-texts.server.ts";

/** `words`: a promise that no sum can test. */
export type Verdict = "possible" | "implausible" | "impossible" | "words";

export type Judgement = {
  readonly line: string;
  readonly verdict: Verdict;
  /** Sentences. */
  readonly sum: string;
};

/** The share of electrical power that becomes light: this site's assumption. */
export const LIGHT_SHARE: Range = { from: 0.3, to: 0.6 };

/** The best efficiency of red LEDs, from the abstract of Kusuma 2020. */
export const BEST_RED_LED = 0.81;

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

/** In W: `wall` is the upper limit, `rated` the LEDs' own. */
type Power = { readonly wall: number | undefined; readonly rated: number | undefined };

function powerOf({ numbers: { watts, leds, ledWatts } }: Spec): Power {
  const rated = leds !== undefined && ledWatts !== undefined ? leds * ledWatts : undefined;
  return { wall: watts, rated };
}

/** Undefined when neither is known. */
function leastOf({ wall, rated }: Power): number | undefined {
  if (wall === undefined || rated === undefined) return wall ?? rated;
  return Math.min(wall, rated);
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

/**
 * An even face of straight LEDs lights no place with more than it gives per area, at any distance.
 * Tilted or focused LEDs can, on a spot, so this calls nothing impossible.
 */
function judgeIrradiance(spec: Spec): Judgement | undefined {
  const { irradiance, width, height } = spec.numbers;
  if (irradiance === undefined || width === undefined || height === undefined) return undefined;
  const line = `${round(irradiance)} mW/cm² from ${formatSize(width, height)}`;
  const area = width * height;
  const needed = (irradiance * area) / 1000;
  return asSpot(
    judgePower(
      line,
      needed,
      powerOf(spec),
      `If its whole face gives that much, ${round(irradiance)} mW/cm² × ${round(area)} cm² = ${round(needed)} W of light`,
    ),
    spots.face,
  );
}

/** A claim that is impossible over an area may be true of a spot in it. */
function asSpot(judged: Judgement, explanation: string): Judgement {
  if (judged.verdict !== "impossible") return judged;
  return { ...judged, verdict: "implausible", sum: `${judged.sum} ${explanation}` };
}

/** The sum over an array's LEDs. It assumes the beam, so it never calls a claim impossible. */
function judgeAtDistance(spec: Spec): Judgement | undefined {
  const { irradiance, at, width, height, leds } = spec.numbers;
  if (irradiance === undefined || at === undefined || width === undefined || height === undefined) {
    return undefined;
  }
  const { beamAngle } = EXAMPLE_PANEL;
  // Few LEDs on a large face make spots, which the sum does not know.
  const many = Math.max(leds ?? 0, Math.ceil((width * height) / SPACING ** 2));
  const array = { width, height, leds: Math.min(many, MOST_LEDS), beamAngle };
  const line = `${round(irradiance)} mW/cm² at ${formatLength(at)}`;
  if (at < nearestDistance(array)) {
    return {
      line,
      verdict: "words",
      sum: `Nearer than ${formatLength(nearestDistance(array))}, the LEDs light the skin in spots. A number like this is for one spot. Ask for the average.`,
    };
  }
  const needed = emittedPower(array, { irradiance, distance: at });
  return asSpot(
    judgePower(
      line,
      needed,
      powerOf(spec),
      `That much in the middle at ${formatLength(at)} takes ${round(needed)} W of light, if each LED has a beam of ${beamAngle}°, as we assume`,
    ),
    spots.distance,
  );
}

/** In cm between LEDs; and the most LEDs in a sum. */
const SPACING = 3;
const MOST_LEDS = 10_000;

function judgeCoverage(spec: Spec): Judgement | undefined {
  const { coverWidth, coverHeight, irradiance } = spec.numbers;
  if (coverWidth === undefined || coverHeight === undefined) return undefined;
  const size = formatSize(coverWidth, coverHeight);
  const area = coverWidth * coverHeight;
  if (irradiance !== undefined) {
    const needed = (irradiance * area) / 1000;
    return asSpot(
      judgePower(
        `${round(irradiance)} mW/cm², and covers ${size}`,
        needed,
        powerOf(spec),
        `If it gives that much over all of that, ${round(irradiance)} mW/cm² × ${round(area)} cm² = ${round(needed)} W of light`,
      ),
      spots.coverage,
    );
  }
  const line = `Covers ${size}`;
  const power = leastOf(powerOf(spec));
  if (power === undefined) {
    return {
      line,
      verdict: "words",
      sum: edge,
    };
  }
  const mean = (power * LIGHT_SHARE.to * 1000) / area;
  return {
    line,
    verdict: "possible",
    sum: `If ${percent(LIGHT_SHARE.to)} of ${round(power)} W become light and all of it falls there, that is ${round(mean)} mW/cm² on average.`,
  };
}

/** Compares the light in W that a claim needs with the power. */
function judgePower(line: string, needed: number, power: Power, sum: string): Judgement {
  const { from, to } = LIGHT_SHARE;
  const least = leastOf(power);
  if (least === undefined) {
    const drawn = { from: needed / to, to: needed / from };
    return {
      line,
      verdict: "words",
      sum: `${sum}. By our assumption that is ${roundRange(drawn)} W at the wall. We can’t judge it without the device’s watts.`,
    };
  }
  if (power.wall !== undefined && needed > power.wall) {
    return {
      line,
      verdict: "impossible",
      sum: `${sum}. The device takes only ${round(power.wall)} W.`,
    };
  }
  const share = needed / least;
  if (share > 1) {
    return {
      line,
      verdict: "implausible",
      sum: `${sum}. Its LEDs are rated for ${round(least)} W in all.`,
    };
  }
  if (share > to) {
    return {
      line,
      verdict: "implausible",
      sum: `${sum}: ${percent(share)} of its ${round(least)} W. We assume ${percent(to)} at most. Red LEDs by themselves reach ${percent(BEST_RED_LED)} at their best.`,
    };
  }
  return { line, verdict: "possible", sum: `${sum}: ${percent(share)} of its ${round(least)} W.` };
}

export function percent(share: number): string {
  return `${round(share * 100)}%`;
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
