import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { siteDoses } from "#app/physics/dose.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import { type Dose, isUneven } from "./dose.ts";
import { type DoseDevice, METHODS, type Method } from "./dose-device.ts";
import type { DoseTexts } from "./dose-texts.server.ts";
import { type DoseData, type DoseUse, trialsOf } from "./dose-trial.ts";
import { STRONG } from "./dose-warnings.ts";
import { isMeantFor, minutesOf } from "./plan-minutes.ts";
import { formatLength } from "./read-number.ts";
import { asWritten, round, rounded, roundMinutes, roundRange } from "./rounding.ts";

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

type Level = keyof DoseTexts["levels"];

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
  return fillIn(data.texts.levels[level], {
    ...mostly,
    least: all.from,
    limit: all.to,
    harmless: harmless(data),
  });
}

/**
 * Minutes of this site's plan with the strongest that this light may be, as in the table below them and on /plan, with
 * what has to be said before it; none for light that can burn.
 */
function aboutPlan(
  { middle }: Dose,
  data: DoseData,
  use: DoseUse,
  device: DoseDevice,
): string | undefined {
  const page = data.uses.find(({ id }) => id === use.page)?.name ?? use.page;
  const { noPlan, otherDevice, plan, strongest } = data.texts;
  if (!use.plan) return fillIn(noPlan, { page });
  if (!isMeantFor(device, use)) return fillIn(otherDevice, { page });
  const { from, to } = middle.irradiance;
  if (to > STRONG) return undefined;
  const minutes = roundMinutes(minutesOf(use.plan, to));
  const ours = fillIn(use.doubt ? plan.anyway : plan.own, {
    doubt: use.doubt ?? "",
    page,
    minutes,
    dose: roundRange(use.plan),
  });
  return from < to ? `${ours} ${strongest}` : ours;
}

function whatNobodyKnows(data: DoseData, use: DoseUse | undefined): string {
  const { unknown, unknownFor } = data.texts;
  if (!use) return unknown;
  const trials = trialsOf(data, use);
  const doses = trials.flatMap((trial) => trial.doses);
  const name = use.id === use.page ? use.name : lowerFirst(use.name);
  if (doses.length === 0) return fillIn(unknownFor.none, { use: name });
  const from = formatNumber(Math.min(...doses.map(({ from }) => from)));
  const to = formatNumber(Math.max(...doses.map(({ to }) => to)));
  return fillIn(trials.length === 1 ? unknownFor.one : unknownFor.some, {
    use: name,
    studies: trials.length,
    doses: from === to ? to : `${from} to ${to}`,
  });
}
