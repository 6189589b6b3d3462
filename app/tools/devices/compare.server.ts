import { OWN_DEVICES } from "#app/dose/dose-device.ts";
import { doseWords } from "#app/dose/dose-form.ts";
import type { DoseUse } from "#app/dose/dose-trial.ts";
import { readDose } from "#app/dose/read-dose.ts";
import { type NumberLimit, readNumber } from "#app/dose/read-number.ts";
import { problemOfChoice } from "#app/dose/written-fields.ts";
import { type Row, rowsOf } from "./comparison-rows.server.ts";
import { ownFacts, typeFacts, workOutIrradiance } from "./device-facts.server.ts";
import type { DeviceChoices } from "./device-types.server.ts";
import type { DevicesField, DevicesMessages, DevicesWords } from "./devices-words.ts";

/** A comparison of two devices, or the reason why not. */
export type Comparison =
  | {
      readonly status: "ok";
      readonly names: readonly [string, string];
      readonly use: DoseUse | undefined;
      readonly rows: readonly Row[];
      /** About the panel that a figure assumes, where it assumes one. */
      readonly why: string | undefined;
    }
  | { readonly status: "invalid"; readonly messages: DevicesMessages };

/** Never throws. */
export function compareDevices(words: DevicesWords, choices: DeviceChoices): Comparison {
  const input = readDose(doseWords(new URLSearchParams(words)));
  const price =
    words.price.trim() === "" ? undefined : readNumber(words.price.replace("$", ""), PRICE);
  const use = choices.dose.uses.find(({ id }) => id === words.use);
  const own = OWN_DEVICES.find(({ id }) => id === words.b);
  const first = choices.types.find(({ id }) => id === words.a);
  const second = choices.types.find(({ id }) => id === words.b);
  const light = own ? workOutIrradiance(input, own) : undefined;
  const messages = {
    ...problemsOfChoices(words, choices),
    ...(light?.status === "invalid" && onlyKnown({ ...light.missing, ...light.errors })),
    ...onlyKnown(input.errors),
    ...(price && "error" in price && { price: price.error }),
  };
  const other = second
    ? typeFacts(second, choices, use, input)
    : own && light?.status === "ok"
      ? ownFacts(
          own,
          light.dose.irradiance,
          input,
          price && "number" in price ? price.number : null,
        )
      : undefined;
  if (Object.keys(messages).length > 0 || !first || !other) return { status: "invalid", messages };
  const one = typeFacts(first, choices, use, input);
  return {
    status: "ok",
    names: [one.name, other.name],
    use,
    rows: rowsOf([one, other], use),
    why: one.irradiance.why ?? other.irradiance.why,
  };
}

/** In US dollars. */
const PRICE: NumberLimit = {
  ask: "the price",
  unitName: "dollars",
  example: "300",
  from: 1,
  to: 100_000,
};

const FIELDS_OF_OWN: readonly string[] = [
  "distance",
  "claim",
  "at",
  "nm",
  "width",
  "height",
] satisfies DevicesField[];

/** The dose's form has more fields than this one. */
function onlyKnown(messages: Readonly<Record<string, string>>): DevicesMessages {
  return Object.fromEntries(
    Object.entries(messages).filter(([field]) => FIELDS_OF_OWN.includes(field)),
  );
}

function problemsOfChoices(words: DevicesWords, { types, dose }: DeviceChoices): DevicesMessages {
  const ids: string[] = types.map(({ id }) => id);
  const ofDevice = (chosen: string, listed: readonly string[]) =>
    chosen === "" ? "Choose from the list." : problemOfChoice(chosen, listed);
  const problems = {
    a: ofDevice(words.a, ids),
    b: ofDevice(words.b, [...ids, ...OWN_DEVICES.map(({ id }) => id)]),
    use: problemOfChoice(
      words.use,
      dose.uses.map(({ id }) => id),
    ),
    ...(ids.includes(words.a) && words.a === words.b && { b: "Choose two different devices." }),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence));
}
