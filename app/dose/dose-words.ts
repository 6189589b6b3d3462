import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import { siteDoses } from "#app/physics/dose.ts";
import { irradianceAt, minutesFor } from "#app/physics/irradiance.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import { asWritten, type Dose, round, rounded, roundMinutes, roundRange } from "./dose.ts";
import { type DoseDevice, METHODS, type Method, type Range } from "./dose-device.ts";
import type { DoseTexts } from "./dose-texts.server.ts";
import { type DoseData, type DoseUse, lightOf, trialsOf } from "./dose-trial.ts";
import { formatLength, formatSize } from "./read-number.ts";

/** Compares a dose with the site's own limits and plans, in paragraphs. Never calls a dose right. */
export function describeDose(
  dose: Dose,
  data: DoseData,
  use: DoseUse | undefined,
  device: DoseDevice,
): string[] {
  const plan = use && aboutPlan(dose, data, use, device);
  return [judge(dose, data), ...(plan ? [plan] : []), whatNobodyKnows(data, use)];
}

/** Low, usual, high or too much; of an uneven dose its middle counts. */
function judge(dose: Dose, data: DoseData): string {
  const { fluence, middle } = dose;
  const [level, least] = [levelOf(fluence.to, data), levelOf(fluence.from, data)];
  const perhaps = least === level ? "" : ` If it’s ${round(fluence.from)}, that’s ${least}.`;
  if (!isUneven(dose)) return `${sentenceOf(level, data)}${perhaps}`;
  const inMiddle = levelOf(middle.fluence.to, data);
  const strongest = `${round(middle.fluence.to)} J/cm² at ${round(middle.irradiance.to)} mW/cm²`;
  return inMiddle === level
    ? `${sentenceOf(level, data)}${perhaps} That’s the average over the area. The middle gets ${strongest}.`
    : `On average over the area, that’s ${level}.${perhaps} The middle gets ${strongest}. ${sentenceOf(inMiddle, data)}`;
}

type Level =
  | "a very low dose"
  | "a low dose"
  | "a usual dose"
  | "a high dose"
  | "too much"
  | "far too much";

/** @param given in J/cm² */
function levelOf(given: number, data: DoseData): Level {
  const dose = rounded(given);
  const { all, mostly } = siteDoses;
  if (dose < all.from) return "a very low dose";
  if (dose < mostly.from) return "a low dose";
  if (dose <= mostly.to) return "a usual dose";
  if (dose <= all.to) return "a high dose";
  return dose <= harmless(data) ? "too much" : "far too much";
}

/** The least dose above which a trial of red LED light did harm. */
const harmless = ({ judgedSafe }: DoseData) => Math.min(...judgedSafe.map(({ dose }) => dose));

function sentenceOf(level: Level, data: DoseData): string {
  const { all, mostly } = siteDoses;
  const usual = `our usual range of ${mostly.from}–${mostly.to} J/cm²`;
  const limit = `Our limit is ${all.to} J/cm²`;
  const { texts } = data;
  switch (level) {
    case "a very low dose":
      return `That’s ${level}. Our plans start at ${all.from} J/cm².`;
    case "a low dose":
      return `That’s ${level}, just under ${usual}.`;
    case "a usual dose":
      return `That’s within ${usual}.`;
    case "a high dose":
      return `That’s ${level}. It’s more than ${usual}, but within our limit of ${all.to}.`;
    case "too much":
      return `That’s ${level}. ${fillIn(texts.tooMuch, { limit })}`;
    case "far too much":
      return `That’s ${level}. ${fillIn(texts.farTooMuch, { limit, harmless: harmless(data) })}`;
  }
}

/**
 * Minutes of this site's plan with this light, with what has to be said before it; none for light
 * that can burn.
 */
function aboutPlan(
  { middle }: Dose,
  data: DoseData,
  use: DoseUse,
  device: DoseDevice,
): string | undefined {
  if (!use.plan) {
    return `We don’t have a home plan for this use. Our page on ${pageName(data, use)} says why.`;
  }
  if (!isMeantFor(device, use)) {
    return `Our plan for ${pageName(data, use)} isn’t meant for this kind of device.`;
  }
  const { from, to } = middle.irradiance;
  if (to > STRONG) return undefined;
  const minutes = roundMinutes({
    from: minutesOf(use.plan, to).from,
    to: minutesOf(use.plan, from).to,
  });
  const { untested, shorter } = data.texts;
  const plan = `our plan for ${pageName(data, use)} takes ${minutes} minutes with this light, for ${roundRange(use.plan)} J/cm². ${untested}${from < to ? ` ${shorter}` : ""}`;
  return use.doubt ? `${use.doubt} If you try it anyway, ${plan}` : capitalise(plan);
}

/** True when the middle of an area gets visibly more than the mean. */
export function isUneven({ fluence, middle }: Dose): boolean {
  return round(middle.fluence.to) !== round(fluence.to);
}

function whatNobodyKnows(data: DoseData, use: DoseUse | undefined): string {
  if (!use) return data.texts.unknown;
  const trials = trialsOf(data, use);
  const doses = trials.flatMap((trial) => trial.doses);
  const what = use.id === use.page ? use.name : lowerFirst(use.name);
  const unknown = `No one knows the right dose for ${what}.`;
  if (doses.length === 0) return `${unknown} None of its studies reports one that can be compared.`;
  const from = formatNumber(Math.min(...doses.map(({ from }) => from)));
  const to = formatNumber(Math.max(...doses.map(({ to }) => to)));
  const range = from === to ? to : `${from} to ${to}`;
  return trials.length === 1
    ? `${unknown} The one study that reports a dose used ${range} J/cm².`
    : `${unknown} The ${trials.length} studies that report a dose used ${range} J/cm².`;
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

/** "About 29 J/cm² in 10 minutes at 18 in (46 cm), or 15 if the light is half as strong as …" */
export function headline(
  dose: Dose,
  claimed: boolean,
  method: Method,
): { before: string; answer: string; after: string } {
  // The distance shows in which unit the reader's number was read.
  const where = dose.distance === null ? "" : ` at ${formatLength(dose.distance)}`;
  const time = `${asWritten(dose.minutes)} ${dose.minutes === 1 ? "minute" : "minutes"}${where}`;
  const minutes = isUneven(dose) ? `${time} on average over the area` : time;
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
    after: ` in ${minutes}, or ${round(dose.fluence.from)} if the light is half as strong as the seller says.`,
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
  if (dose.middle.irradiance.to > STRONG) {
    const { strong, middle, standard, worn, panel } = data.texts.burns;
    const warning = [
      strong,
      ...(isUneven(dose) ? [middle] : []),
      standard,
      dose.light.kind === "worn" ? worn : panel,
    ];
    warnings.push(fillIn(warning.join(" "), { limit: STRONG }));
  }
  if (trials.length > 0 && dose.fluence.to < least) {
    warnings.push(
      `Your dose is lower than in any study ${use ? "of this use" : "here"}, apart from lasers (at least ${formatNumber(least)} J/cm²).`,
    );
  }
  const tested = use ? lightOf(data, use) : [];
  const untested = tested.length > 0 ? light.filter((band) => !isTested(band, tested)) : [];
  if (untested.length > 0) {
    const used = `used other wavelengths (${inWords(tested)} nm)`;
    warnings.push(
      untested.length === light.length
        ? `The studies ${used}, so their results may not apply to your light.`
        : `The studies ${used}, so their results may not apply to your ${inWords(untested)} nm light.`,
    );
  }
  if (use && use.lasers !== "none") {
    const who = use.lasers === "all" ? "The studies" : "Some of the studies";
    const contact = trialsOf(data, use).some((trial) => trial.laser && trial.contact);
    warnings.push(
      `${who} used lasers on tiny spots${contact ? ", often held against the skin" : ""}. Their doses can’t be compared with a panel’s.`,
    );
  }
  return warnings;
}

/**
 * In mW/cm²: the maximum permissible exposure of skin to a continuous laser of 633 nm by IEC 60825-1.
 * https://online.flipbuilder.com/rbhw/egvu/files/basic-html/page104.html
 */
const STRONG = 200;

const LIST = new Intl.ListFormat("en-US");

function isTested(light: Wavelength, tested: readonly Wavelength[]): boolean {
  const [from, to] = wavelengthEnds(light);
  return tested
    .map(wavelengthEnds)
    .some(([least, most]) => to >= least - NEAR && from <= most + NEAR);
}

/** "660 and 830–850" */
export function inWords(light: readonly Wavelength[]): string {
  const sorted = light.toSorted((a, b) => wavelengthEnds(a)[0] - wavelengthEnds(b)[0]);
  const words = sorted.map((each) => (typeof each === "number" ? `${each}` : each.join("–")));
  return LIST.format(new Set(words));
}

/** What a panel gives by this site's assumption, near and three times as far. */
export function explainAssumed({
  array,
  light,
  known,
}: NonNullable<DoseDevice["assumed"]>): string {
  const distance = known.distance * 3;
  const far = irradianceAt(array, known, { distance });
  return `Our plans assume one panel: ${formatSize(array.width, array.height)}, ${array.leds} LEDs, and ${light} watts of light. In its middle it gives about ${round(known.irradiance)} mW/cm² at ${formatLength(known.distance)} and ${round(far)} at ${formatLength(distance)}. Our plans round to the nearest 5. A bigger panel that gives as much near gives more far away.`;
}

/** The assumptions behind a dose, a sentence each. */
export function listAssumptions(
  dose: Dose,
  device: DoseDevice,
  claimed: boolean,
  method: Method,
  given: readonly string[],
  { assumptions }: DoseTexts,
): string[] {
  const assumed: string[] = [];
  if (claimed) {
    const { from, to } = METHODS[method].share;
    assumed.push(fillIn(assumptions.claimed, { from: percent(from), to: percent(to) }));
  } else if (device.basis === "assumed") {
    assumed.push(assumptions.estimate);
    if (device.assumed) assumed.push(explainAssumed(device.assumed));
  } else {
    assumed.push(assumptions.studies);
  }
  if (dose.light.kind === "worn" && (given.includes("at") || given.includes("distance"))) {
    assumed.push(assumptions.onSkin);
  }
  if (dose.light.kind === "array") {
    const { array } = dose.light;
    const typical = Object.entries({
      width: `${formatLength(array.width)} wide`,
      height: `${formatLength(array.height)} high`,
      leds: `${array.leds} LEDs`,
      beam: `a beam of ${array.beamAngle}°`,
    }).flatMap(([field, words]) => (given.includes(field) ? [] : [words]));
    if (typical.length > 0) {
      assumed.push(
        `For the fields you left blank, we use ${claimed ? "a typical panel" : "the panel of our plans"}: ${LIST.format(typical)}.`,
      );
    }
    assumed.push(assumptions.even);
  }
  if (dose.byPointRule !== null) {
    assumed.push(fillIn(assumptions.bulb, { dose: round(dose.byPointRule) }));
  }
  return assumed;
}

const percent = (share: number) => `${round(share * 100)}%`;
