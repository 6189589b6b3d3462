import { round, roundRange } from "#app/dose/dose.ts";
import { EXAMPLE_PANEL, type Range } from "#app/dose/dose-device.ts";
import { formatLength, formatSize } from "#app/dose/read-number.ts";
import { SPECTRUM } from "#app/figures/spectrum.ts";
import { emittedPower, nearestDistance } from "#app/physics/irradiance.ts";
import type { Spec } from "./read-spec.ts";
import type { FdaWord } from "./spec-form.ts";
import { judgedFdaWords } from "./spec-sheet-texts.server.ts";

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
    spec.medicalGrade ? MEDICAL_GRADE : undefined,
    spec.fda && judgeFdaWord(spec.fda),
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
    "It can only be true of a bright spot: right at an LED, or where tilted LEDs meet.",
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
    "Only a narrower beam, on a smaller spot, could do it.",
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
      "Both numbers can be true, but not in the same place: this strength on one spot, and less over the rest.",
    );
  }
  const line = `Covers ${size}`;
  const power = leastOf(powerOf(spec));
  if (power === undefined) {
    return {
      line,
      verdict: "words",
      sum: "Some light falls everywhere. Ask how much reaches the edge.",
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
    sum: `LEDs of this wavelength can be made. ${tested} light within ${NEAR} nm of it.${outside(peak)}`,
  };
}

/** About light outside of this site's range. */
function outside(peak: number): string {
  if (peak < SPECTRUM.from) {
    return " This isn’t red or near-infrared light, so our pages aren’t about it.";
  }
  if (peak > SPECTRUM.to) {
    return " This is further in the infrared than the light that our pages are about.";
  }
  return "";
}

/** In nm. */
export const NEAR = 10;

const MEDICAL_GRADE: Judgement = {
  line: "“Medical grade”",
  verdict: "words",
  sum: "This names no test and no number. Ask which standard it means, and ask for the report.",
};

function judgeFdaWord(word: FdaWord): Judgement {
  const { question: _, ...judgement } = judgedFdaWords[word];
  return judgement;
}

/** Questions to the seller, about gaps of the sheet too. */
export function questionsFor({ numbers, peaks, medicalGrade, fda }: Spec): string[] {
  const questions = [
    numbers.watts === undefined
      ? "How many watts does it draw at the wall, measured with all lights on?"
      : `Are the ${round(numbers.watts)} W measured at the wall, with all lights on?`,
    numbers.ledWatts !== undefined &&
      "How many watts does each LED draw in use, rather than what it is rated for?",
    numbers.irradiance === undefined
      ? "What is its light strength (irradiance) in mW/cm², and at what distance?"
      : `What instrument measured the ${round(numbers.irradiance)} mW/cm², ${numbers.at === undefined ? "at what distance" : `at ${formatLength(numbers.at)}`}, and was it set to these wavelengths?`,
    "Is that an average or the brightest spot? Over what area? May I see the report?",
    numbers.coverWidth !== undefined &&
      "What is the light strength at the edge of the area that it covers, and the average over it?",
    peaks.length === 0
      ? "Which wavelengths does it give? Please send the measured peaks."
      : "How much of the light was measured at each wavelength?",
    medicalGrade && "Which standard does “medical grade” mean, and who tested it?",
    judgedFdaWords[fda ?? "cleared"].question,
    "Which study in people tested this very product against a fake one (sham)?",
  ];
  return questions.filter((question) => typeof question === "string");
}
