import { fluence } from "#app/evidence/ledger/dose.ts";
import { protocols, siteDoses } from "#app/evidence/ledger/protocols.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { lowerFirst } from "#app/evidence/ledger/verdict.ts";
import { wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import { type ArrayLight, asWritten, type Dose, round, roundMinutes, roundRange } from "./dose.ts";
import { type DoseDevice, METHODS, type Method, type Range } from "./dose-device.ts";
import { type DoseData, type DoseUse, lightOf, trialsOf } from "./dose-trial.ts";
import { irradianceAt, minutesFor } from "./irradiance.ts";

/** Compares a dose with the site's protocols and the trials, in paragraphs. Never calls a dose right. */
export function describeDose(
  dose: Dose,
  data: DoseData,
  use: DoseUse | undefined,
  device: DoseDevice,
): string[] {
  const { from, to } = dose.fluence;
  const place = [`This is ${placeAmong(to)}.`];
  if (placeAmong(from) !== placeAmong(to)) {
    place.push(`Were it only ${round(from)}, it would be ${placeAmong(from)}.`);
  }
  if (isUneven(dose)) {
    const { irradiance, fluence } = dose.middle;
    place.push(
      `That is the mean over the area. In its middle it is ${round(fluence.to)} J/cm² at ${round(irradiance.to)} mW/cm²: ${placeAmong(fluence.to)}.`,
    );
  }
  const paragraphs = [place.join(" ")];
  const protocol = use && protocolDose(use);
  if (use && protocol && !isMeantFor(device, use)) {
    paragraphs.push(
      `This site’s own protocol for ${pageName(data, use)} is not meant for such a device.`,
    );
  } else if (use && protocol) {
    const { from, to } = dose.middle.irradiance;
    const minutes = minutesOf(protocol, to);
    const weakest =
      from < to
        ? ` if your light gives ${round(to)} mW/cm², and ${roundMinutes(minutesOf(protocol, from))} if it gives ${round(from)}`
        : "";
    paragraphs.push(
      `This site’s own protocol for ${pageName(data, use)}, ${roundRange(protocol)} J/cm², would take ${roundMinutes(minutes)} minutes${weakest}.`,
    );
  }
  if (use?.unplanned) {
    paragraphs.push(
      `We give no protocol for this use: our page on ${pageName(data, use)} says why.`,
    );
  }
  if (dose.byPointRule !== null) {
    paragraphs.push(
      `The rule of 1/d², which is right for a point and not for a panel, would have told you ${round(dose.byPointRule)} J/cm².`,
    );
  }
  paragraphs.push(whatNobodyKnows(data, use));
  return paragraphs;
}

/** True when the middle of an area gets visibly more than the mean. */
export function isUneven({ fluence, middle }: Dose): boolean {
  return round(middle.fluence.to) !== round(fluence.to);
}

/** In J/cm². */
function placeAmong(dose: number): string {
  const { all, mostly } = siteDoses;
  const most = `the ${mostly.from}–${mostly.to} J/cm² that this site calls usual`;
  if (dose < all.from) return `below ${all.from} J/cm², where this site’s protocols begin`;
  if (dose > all.to) return `above ${all.to} J/cm², where this site’s protocols end`;
  if (dose < mostly.from) return `below ${most} and above ${all.from}, where the lowest begin`;
  if (dose > mostly.to) return `above ${most} and within ${all.from}–${all.to}`;
  return `within ${most}`;
}

function whatNobodyKnows(data: DoseData, use: DoseUse | undefined): string {
  if (!use) return "Nobody knows a right dose. Choose a use to see what its own trials gave.";
  const doses = trialsOf(data, use).flatMap((trial) => trial.doses);
  const what = use.id === use.page ? use.name : lowerFirst(use.name);
  if (doses.length === 0) {
    return `Nobody knows a right dose for ${what}: none of its trials that we hold prints one in J/cm² that can be compared.`;
  }
  const range = {
    from: Math.min(...doses.map(({ from }) => from)),
    to: Math.max(...doses.map(({ to }) => to)),
  };
  const count = trialsOf(data, use).length;
  const trials = count === 1 ? "the one trial that prints" : `the ${count} trials that print`;
  const gave = range.from === range.to ? `${range.to}` : `${range.from} to ${range.to}`;
  return `Nobody knows a right dose for ${what}: ${trials} one gave ${gave} J/cm².`;
}

/** In J/cm²; null where the protocol does not suit the use. */
export function protocolDose({ page, unplanned }: DoseUse): Range | null {
  if (unplanned) return null;
  const { irradiance, minutes } = protocols[page];
  return { from: fluence(irradiance, minutes.from), to: fluence(irradiance, minutes.to) };
}

/** False for a cap for hair and a knee. */
export function isMeantFor({ places }: Pick<DoseDevice, "places">, { page }: DoseUse): boolean {
  return places === undefined || places.includes(page);
}

/** @param range in J/cm² @param irradiance in mW/cm² */
export function minutesOf({ from, to }: Range, irradiance: number): Range {
  return { from: minutesFor(from, irradiance), to: minutesFor(to, irradiance) };
}

const pageName = ({ uses }: DoseData, { page }: DoseUse) =>
  uses.find(({ id }) => id === page)?.name ?? page;

/** "About 29 J/cm² in 10 minutes, or 15 if the claim is twice too high." */
export function headline(
  dose: Dose,
  claimed: boolean,
  method: Method,
): { before: string; answer: string; after: string } {
  const time = `${asWritten(dose.minutes)} ${dose.minutes === 1 ? "minute" : "minutes"}`;
  const minutes = isUneven(dose) ? `${time} as the mean over the area` : time;
  const { share } = METHODS[method];
  if (!claimed || share.to > 1) {
    return {
      before: "About ",
      answer: `${roundRange(dose.fluence)} J/cm²`,
      after: ` in ${minutes}.`,
    };
  }
  return {
    before: "About ",
    answer: `${round(dose.fluence.to)} J/cm²`,
    after: ` in ${minutes}, or ${round(dose.fluence.from)} if the seller’s figure is twice too high.`,
  };
}

/** In nm: a peak this close to a tested wavelength counts as near it. */
const NEAR = 10;

/** A sentence each, for readers who may use such a dose. */
export function warnAbout(
  dose: Dose,
  data: DoseData,
  use: DoseUse | undefined,
  light: readonly Wavelength[],
): string[] {
  const warnings: string[] = [];
  const trials = trialsOf(data, use).filter(({ laser }) => !laser);
  const least = Math.min(...trials.flatMap(({ doses }) => doses.map(({ from }) => from)));
  const where = isUneven(dose) ? " in the middle of the area" : "";
  const { middle } = dose;
  if (middle.fluence.to > siteDoses.all.to) {
    warnings.push(
      `More than ${siteDoses.all.to} J/cm²${where}. No protocol of this site gives so much${passesSafe(middle.fluence.to, data)}`,
    );
  }
  if (middle.irradiance.to > STRONG) {
    warnings.push(
      `More than ${STRONG} mW/cm²${where}. So strong a light can warm the skin: end the session if it does. The line is ours; no trial drew it.`,
    );
  }
  if (trials.length > 0 && dose.fluence.to < least) {
    warnings.push(
      `Less than any trial ${use ? "of this use" : "here"} gave, of those without lasers that print a dose: the least was ${least} J/cm².`,
    );
  }
  const tested = use ? lightOf(data, use) : [];
  const untested = tested.length > 0 ? light.filter((band) => !isTested(band, tested)) : [];
  if (untested.length > 0) {
    const which =
      untested.length === light.length ? "Your light" : `Of your light, ${inWords(untested)} nm`;
    warnings.push(
      `${which} was in none of its trials: they print ${inWords(tested)} nm. What one wavelength did says little of another.`,
    );
  }
  if (use && use.lasers !== "none") {
    const who = use.lasers === "all" ? "Its trials" : "Some of its trials";
    const contact = trialsOf(data, use).some((trial) => trial.laser && trial.contact);
    warnings.push(
      `${who} used lasers${contact ? ", some of them against the skin" : ""}: light on spots of millimetres, where a dose in J/cm² is not that of a panel.`,
    );
  }
  return warnings;
}

/** In mW/cm². */
const STRONG = 200;

function passesSafe(to: number, { judgedSafe }: DoseData): string {
  const passed = judgedSafe.filter(({ dose }) => to > dose);
  if (passed.length === 0) return ".";
  return `, and two trials of one paper judged red LED light safe up to ${passed.map(({ dose, skin }) => `${dose} for ${skin}`).join(" and ")}.`;
}

function isTested(light: Wavelength, tested: readonly Wavelength[]): boolean {
  const [from, to] = wavelengthEnds(light);
  return tested
    .map(wavelengthEnds)
    .some(([least, most]) => to >= least - NEAR && from <= most + NEAR);
}

/** "660, 830–850" */
export function inWords(light: readonly Wavelength[]): string {
  const sorted = light.toSorted((a, b) => wavelengthEnds(a)[0] - wavelengthEnds(b)[0]);
  const words = sorted.map((each) => (typeof each === "number" ? `${each}` : each.join("–")));
  return [...new Set(words)].join(", ");
}

/** The site's assumptions for a panel near and far don't fit one sum, so the result is a range. */
export function explainAssumed({ array, least, most }: ArrayLight): string {
  const assumed = most.irradiance / least.irradiance;
  const summed = irradianceAt(array, most, most) / irradianceAt(array, most, least);
  return `It is ${round(most.irradiance)} mW/cm² at ${round(most.distance)} cm and ${round(least.irradiance)} at ${round(least.distance)} cm, ${round(assumed)} times less. The sum over such a panel’s LEDs falls by ${round(summed)} times between the two, so both can’t be true of it: the range goes from what the one gives to what the other does.`;
}

/** The assumptions behind a dose, a sentence each. */
export function listAssumptions(
  dose: Dose,
  device: DoseDevice,
  claimed: boolean,
  method: Method,
  given: readonly string[],
): string[] {
  const assumed: string[] = [];
  if (claimed) {
    const { from, to } = METHODS[method].share;
    assumed.push(
      `Of a claim measured like yours we take from ${from * 100}% to ${to * 100}%. That is our assumption: no study that we hold compared sellers’ figures with measured ones.`,
    );
  } else if (device.basis === "assumed") {
    assumed.push("What such a device gives is this site’s assumption; nobody measured it.");
    if (dose.light.kind === "array") assumed.push(explainAssumed(dose.light));
  } else {
    assumed.push("What such a device gives is what trials of it print.");
  }
  if (dose.light.kind === "worn" && (given.includes("at") || given.includes("distance"))) {
    assumed.push(
      "Such a device lies on the skin: the distances that you wrote are left out, and the claim is taken as it is.",
    );
  }
  if (dose.light.kind === "array") {
    const { array } = dose.light;
    const example = Object.entries({
      width: `${array.width} cm wide`,
      height: `${array.height} cm high`,
      leds: `${array.leds} LEDs`,
      beam: `a beam of ${array.beamAngle}°`,
    }).flatMap(([field, words]) => (given.includes(field) ? [] : [words]));
    if (example.length > 0) {
      assumed.push(
        `Taken from an example panel, because you left it empty: ${example.join(", ")}.`,
      );
    }
    assumed.push(
      "The LEDs are spread evenly and shine alike, you face the middle of the panel, and the room reflects nothing.",
    );
  }
  return assumed;
}
