import { EXAMPLE_PANEL } from "#app/dose/dose-device.ts";
import { formatLength, formatSize } from "#app/dose/read-number.ts";
import { percent, round, roundRange } from "#app/dose/rounding.ts";
import { emittedPower, nearestDistance } from "#app/physics/irradiance.ts";
import { BEST_RED_LED, type Judgement, LIGHT_SHARE } from "./judgement.ts";
import type { Spec } from "./read-spec.ts";
import { edge, spots } from "./spec-sheet-texts.server.ts";

/**
 * An even face of straight LEDs lights no place with more than it gives per area, at any distance.
 * Tilted or focused LEDs can, on a spot, so this calls nothing impossible.
 */
export function judgeIrradiance(spec: Spec): Judgement | undefined {
  const { irradiance, width, height } = spec.numbers;
  if (irradiance === undefined || width === undefined || height === undefined) return undefined;
  const { needed, product } = overArea(irradiance, width * height);
  return judgePower(powerOf(spec), {
    line: `${round(irradiance)} mW/cm² from ${formatSize(width, height)}`,
    needed,
    sum: `If its whole face gives that much, ${product}`,
    spot: spots.face,
  });
}

/** The sum over an array's LEDs. It assumes the beam, so it never calls a claim impossible. */
export function judgeAtDistance(spec: Spec): Judgement | undefined {
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
  return judgePower(powerOf(spec), {
    line,
    needed,
    sum: `That much in the middle at ${formatLength(at)} takes ${round(needed)} W of light, if each LED has a beam of ${beamAngle}°, as we assume`,
    spot: spots.distance,
  });
}

/** In cm between LEDs; and the most LEDs in a sum. */
const SPACING = 3;
const MOST_LEDS = 10_000;

export function judgeCoverage(spec: Spec): Judgement | undefined {
  const { coverWidth, coverHeight, irradiance } = spec.numbers;
  if (coverWidth === undefined || coverHeight === undefined) return undefined;
  const size = formatSize(coverWidth, coverHeight);
  const area = coverWidth * coverHeight;
  if (irradiance !== undefined) {
    const { needed, product } = overArea(irradiance, area);
    return judgePower(powerOf(spec), {
      line: `${round(irradiance)} mW/cm², and covers ${size}`,
      needed,
      sum: `If it gives that much over all of that, ${product}`,
      spot: spots.coverage,
    });
  }
  const line = `Covers ${size}`;
  const power = leastOf(powerOf(spec));
  if (power === undefined) {
    return { line, verdict: "words", sum: edge };
  }
  const mean = (power * LIGHT_SHARE.to * 1000) / area;
  return {
    line,
    verdict: "possible",
    sum: `If ${percent(LIGHT_SHARE.to)} of ${round(power)} W become light and all of it falls there, that is ${round(mean)} mW/cm² on average.`,
  };
}

/** The light in W that an even face gives, and the sum in words. */
function overArea(irradiance: number, area: number) {
  const needed = (irradiance * area) / 1000;
  const product = `${round(irradiance)} mW/cm² × ${round(area)} cm² = ${round(needed)} W of light`;
  return { needed, product };
}

type Claim = {
  readonly line: string;
  /** Light in W. */
  readonly needed: number;
  readonly sum: string;
  /** How a claim that is impossible over an area may be true of a spot in it. */
  readonly spot: string;
};

/** Compares the light that a claim needs with the power. */
function judgePower(power: Power, { line, needed, sum, spot }: Claim): Judgement {
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
      verdict: "implausible",
      sum: `${sum}. The device takes only ${round(power.wall)} W. ${spot}`,
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
