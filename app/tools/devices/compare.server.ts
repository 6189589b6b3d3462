import { chooseDevice, roundMinutes, roundRange, workOutDose } from "#app/dose/dose.ts";
import { type DoseDevice, OWN_DEVICES, type Range } from "#app/dose/dose-device.ts";
import { doseWords } from "#app/dose/dose-form.ts";
import type { DoseUse } from "#app/dose/dose-trial.ts";
import { explainAssumed, isMeantFor, minutesOf } from "#app/dose/dose-words.ts";
import { type DoseInput, readDose } from "#app/dose/read-dose.ts";
import { formatLength, formatSize, type NumberLimit, readNumber } from "#app/dose/read-number.ts";
import { problemOfChoice } from "#app/dose/written-fields.ts";
import { irradianceRange } from "#app/evidence/ledger/devices.server.ts";
import { formatNumber, formatPrice } from "#app/evidence/ledger/numbers.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { formatWavelengths, wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import type { DeviceChoices, DeviceType } from "./device-types.server.ts";
import type { DevicesField, DevicesMessages, DevicesWords } from "./devices-words.ts";
import {
  type Band,
  compareCounts,
  compareLight,
  compareRanges,
  compareWords,
  type Difference,
  type Ends,
  type Named,
} from "./difference.ts";

export type Cell = {
  readonly text: string;
  /** Its source, or its condition. */
  readonly note?: string;
  readonly studies?: readonly StudyId[];
};

export type Row = {
  readonly name: string;
  readonly cells: readonly [Cell, Cell];
  readonly difference: Difference;
};

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
  const price = words.price.trim() === "" ? undefined : readNumber(words.price, PRICE);
  const use = choices.dose.uses.find(({ id }) => id === words.use);
  const own = OWN_DEVICES.find(({ id }) => id === words.b);
  const types = choices.types.filter(({ id }) => id === words.a || id === words.b);
  const first = types.find(({ id }) => id === words.a);
  const second = types.find(({ id }) => id === words.b);
  const light = own ? workOutIrradiance(input, own) : undefined;
  const messages = {
    ...problemsOfChoices(words, choices),
    ...(light?.status === "invalid" && onlyKnown({ ...light.missing, ...light.errors })),
    ...onlyKnown(input.errors),
    ...(price && "error" in price && { price: price.error }),
  };
  const other = second
    ? viewType(second, choices, use, input)
    : own && light?.status === "ok"
      ? viewOwn(own, light.dose.irradiance, input, price && "number" in price ? price.number : null)
      : undefined;
  if (Object.keys(messages).length > 0 || !first || !other) return { status: "invalid", messages };
  const one = viewType(first, choices, use, input);
  return {
    status: "ok",
    names: [one.name, other.name],
    use,
    rows: rowsOf(one, other, use),
    why: one.irradiance.why ?? other.irradiance.why,
  };
}

/** In US dollars. */
const PRICE: NumberLimit = { ask: "the price in dollars", example: "300", from: 1, to: 100_000 };

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

type Side = {
  readonly name: string;
  readonly light: { readonly bands: readonly Band[] | null; readonly cell: Cell };
  readonly irradiance: {
    readonly range: Range | null;
    readonly cell: Cell;
    /** Where an assumed panel's figure comes from. */
    readonly why?: string;
  };
  readonly coverage: string | null;
  readonly price: { readonly ends: Ends | null; readonly cell: Cell };
  readonly portability: string | null;
  readonly studies: readonly StudyId[] | null;
  /** True when the device suits the chosen use, or none was chosen. */
  readonly meant: boolean;
};

const NO_NUMBER = "No number found";
const NOT_SAID = "You didn’t say";

function viewType(
  type: DeviceType,
  { dose }: DeviceChoices,
  use: DoseUse | undefined,
  input: DoseInput,
): Side {
  const { name, device, coverage, studies, id } = type;
  const { wavelengths, price, portability = null } = device;
  const own = coverage.filter(({ page }) => page === use?.page);
  const lit = new Set((own.length > 0 ? own : coverage).map(({ words }) => words));
  return {
    name,
    light: {
      bands: wavelengths && wavelengths.length > 0 ? wavelengths.map(wavelengthEnds) : null,
      cell: lightCell(wavelengths),
    },
    irradiance:
      PANELS.includes(id) && input.numbers.distance !== undefined
        ? panelIrradiance(chooseDevice(dose.devices, PANEL), input.numbers.distance, input)
        : typeIrradiance(device),
    coverage: [...lit].join(". ") || null,
    price: {
      ends: price
        ? { from: price.from, to: price.andUp ? Number.POSITIVE_INFINITY : price.to }
        : null,
      cell: price ? { text: formatPrice(price), ...cells.price } : { text: NO_NUMBER },
    },
    portability,
    studies,
    meant: !use || isMeantFor(type, use),
  };
}

const { cells, fda } = ownPages["/devices"];

function lightCell(wavelengths: DeviceType["device"]["wavelengths"]): Cell {
  if (!wavelengths) return cells.anyLight;
  if (wavelengths.length === 0) return cells.whiteLight;
  return { text: formatWavelengths(wavelengths).replace(" nm", "\u00a0nm") };
}

/** Types with the light of the panel that this site assumes. */
const PANELS: readonly string[] = ["skin-panel", "pain-panel"];
const PANEL = "skin-panel";

function panelIrradiance(
  panel: DoseDevice,
  distance: number,
  input: DoseInput,
): Side["irradiance"] {
  // The other numbers are of the reader's own device.
  const light = workOutIrradiance({ ...input, numbers: { distance } }, panel);
  if (light.status === "invalid") return { range: null, cell: { text: NO_NUMBER } };
  const { dose } = light;
  const view = viewIrradiance(
    dose.irradiance,
    `Our estimate for a panel at ${formatLength(distance)}`,
  );
  return panel.assumed ? { ...view, why: explainAssumed(panel.assumed) } : view;
}

function typeIrradiance({ irradiance }: DeviceType["device"]): Side["irradiance"] {
  if (!irradiance) return { range: null, cell: { text: NO_NUMBER, note: "Ask its seller" } };
  const range = irradianceRange(irradiance);
  if (irradiance.basis === "assumed") {
    return viewIrradiance(range, `Our estimate, ${irradiance.where}`);
  }
  const view = viewIrradiance(range, cells.fromStudies.note);
  return { ...view, cell: { ...view.cell, studies: irradiance.studies.map(({ id }) => id) } };
}

function viewIrradiance(range: Range, note: string): Side["irradiance"] {
  return { range, cell: { text: `${roundRange(range)} mW/cm²`, note } };
}

function viewOwn(own: DoseDevice, irradiance: Range, input: DoseInput, price: number | null): Side {
  const { width, height, distance, at } = input.numbers;
  const peaks = input.peaks.status === "ok" ? input.peaks.peaks : null;
  const where = own.kind === "worn" ? "at the skin" : `${formatLength(distance ?? at ?? 0)} away`;
  return {
    name: own.name,
    light: {
      bands: peaks?.map((peak): Band => [peak, peak]) ?? null,
      cell: { text: peaks ? formatWavelengths(peaks).replace(" nm", "\u00a0nm") : NOT_SAID },
    },
    irradiance: viewIrradiance(
      irradiance,
      `We assume half to all of what its seller claims, ${where}, because we don’t know how it was measured`,
    ),
    coverage: width && height ? `A lit face of ${formatSize(width, height)}` : null,
    price: {
      ends: price === null ? null : { from: price, to: price },
      cell: { text: price === null ? NOT_SAID : `$${formatNumber(price)}` },
    },
    portability: null,
    studies: null,
    meant: true,
  };
}

/** Without a distance, that of the claim. */
function workOutIrradiance(input: DoseInput, device: DoseDevice) {
  const { numbers } = input;
  const distance = numbers.distance ?? numbers.at;
  const given = { ...input, numbers: { ...numbers, minutes: 1, ...(distance && { distance }) } };
  return workOutDose(given, device, "unknown");
}

function rowsOf(one: Side, other: Side, use: DoseUse | undefined): Row[] {
  const sides = [one, other] as const;
  const named = <Value>(pick: (side: Side) => Value | null) =>
    [one, other].map((side): Named<Value> => ({ name: side.name, value: pick(side) })) as [
      Named<Value>,
      Named<Value>,
    ];
  const both = (cell: (side: Side) => Cell) => [cell(one), cell(other)] as const;
  const minutes = (side: Side) =>
    use && side.meant ? minutesUnder(side.irradiance.range, use) : null;
  return [
    {
      name: "Light",
      cells: both(({ light }) => light.cell),
      difference: compareLight(...named(({ light }) => light.bands)),
    },
    {
      name: "Light strength (irradiance)",
      cells: both(({ irradiance }) => irradiance.cell),
      difference: compareRanges(...named(({ irradiance }) => irradiance.range), "stronger"),
    },
    ...(use
      ? [
          {
            name: "Minutes for one area",
            cells: both((side) => minutesCell(side, minutes(side), use)),
            difference:
              one.meant && other.meant
                ? compareRanges(...named(minutes), "longer")
                : meantFor(one, other),
          },
        ]
      : []),
    {
      name: "Coverage",
      cells: both(({ coverage }) => ({ text: coverage ?? NOT_SAID })),
      difference: compareWords(...named(({ coverage }) => coverage)),
    },
    {
      name: "Price",
      cells: both(({ price }) => price.cell),
      difference: compareRanges(...named(({ price }) => price.ends), "more expensive"),
    },
    ...(sides.some(({ portability }) => portability !== null)
      ? [
          {
            name: "Portability",
            cells: both(({ portability }) => ({ text: portability ?? "We don’t know" })),
            difference: compareWords(...named(({ portability }) => portability)),
          },
        ]
      : []),
    {
      name: "FDA",
      cells: both(() => ({ text: fda })),
      difference: { kind: "same", words: "Check each product" },
    },
    {
      name: "Studies of such a device",
      cells: both(({ studies }) => studiesCell(studies)),
      difference: compareCounts(...named(({ studies }) => studies?.length ?? null)),
    },
  ];
}

function meantFor(one: Side, other: Side): Difference {
  if (!one.meant && !other.meant) return { kind: "same", words: "Neither is made for it" };
  return { kind: "differs", words: `Only for: ${(one.meant ? one : other).name}` };
}

/** From the least dose under the strongest light to the opposite. */
function minutesUnder(irradiance: Range | null, use: DoseUse): Range | null {
  const { plan } = use;
  if (!irradiance || !plan) return null;
  return {
    from: minutesOf(plan, irradiance.to).from,
    to: minutesOf(plan, irradiance.from).to,
  };
}

function minutesCell({ meant }: Side, minutes: Range | null, use: DoseUse): Cell {
  if (!use.plan) return cells.noPlan;
  if (!meant) return cells.otherUse;
  if (!minutes) return { text: "We’d need its light strength" };
  return {
    text: `${roundMinutes(minutes)} min`,
    note: `For ${roundRange(use.plan)} J/cm², as in our plan`,
  };
}

function studiesCell(studies: readonly StudyId[] | null): Cell {
  if (!studies) return cells.noStudy;
  if (studies.length === 0) return { text: "None found" };
  return { text: `${studies.length}`, studies };
}
