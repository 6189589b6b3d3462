import { describeDose, headline } from "./describe-dose.ts";
import { chooseDevice, type Dose, workOutDose } from "./dose.ts";
import { listAssumptions } from "./dose-assumptions.ts";
import { listDevices, METHODS, readMethod } from "./dose-device.ts";
import { DOSE_FIELDS, type DoseWords, type FieldMessages, isBlank } from "./dose-form.ts";
import type { DoseData, DoseUse } from "./dose-trial.ts";
import { warnAbout } from "./dose-warnings.ts";
import { isMeantFor } from "./plan-minutes.ts";
import { readDose } from "./read-dose.ts";
import { problemOfChoice } from "./written-fields.ts";

/** "empty" before the reader has written anything. */
export type Calculation =
  | { readonly status: "empty" }
  | { readonly status: "invalid"; readonly errors: FieldMessages; readonly missing: FieldMessages }
  | ({ readonly status: "ok" } & DoseReport);

export type DoseReport = {
  readonly dose: Dose;
  readonly use: DoseUse | undefined;
  /** This site's protocol suits the use and the device. */
  readonly meant: boolean;
  readonly headline: ReturnType<typeof headline>;
  readonly paragraphs: readonly string[];
  readonly warnings: readonly string[];
  readonly assumptions: readonly string[];
};

/** The same on the server and in the browser. */
export function calculate(words: DoseWords, data: DoseData): Calculation {
  const unlisted = problemsOfChoices(words, data);
  const isListed = Object.keys(unlisted).length === 0;
  if (isBlank(words) && isListed) return { status: "empty" };
  const input = readDose(words);
  if (!isListed) {
    return { status: "invalid", errors: { ...input.errors, ...unlisted }, missing: {} };
  }
  const device = chooseDevice(data.devices, words.device);
  const method = readMethod(words.method);
  const outcome = workOutDose(input, device, method);
  if (outcome.status === "invalid") return outcome;
  const { dose } = outcome;
  const use = data.uses.find(({ id }) => id === words.use);
  const light = input.peaks.status === "ok" ? input.peaks.peaks : device.nm;
  const given = DOSE_FIELDS.filter((field) => words[field].trim() !== "");
  const claimed = given.includes("claim");
  return {
    status: "ok",
    dose,
    use,
    meant: !use || (isMeantFor(device, use) && use.plan !== null),
    headline: headline(dose, claimed, method),
    paragraphs: describeDose(dose, data, use, device),
    warnings: warnAbout(dose, data, use, light),
    assumptions: listAssumptions(dose, device, claimed, method, given, data.texts),
  };
}

function problemsOfChoices(words: DoseWords, { uses, devices }: DoseData): FieldMessages {
  const problems = {
    use: problemOfChoice(
      words.use,
      uses.map(({ id }) => id),
    ),
    device: problemOfChoice(
      words.device,
      listDevices(devices).map(({ id }) => id),
    ),
    method: problemOfChoice(words.method, Object.keys(METHODS)),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence));
}
