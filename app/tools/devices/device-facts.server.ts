import { chooseDevice, workOutDose } from "#app/dose/dose.ts";
import { explainAssumed } from "#app/dose/dose-assumptions.ts";
import type { DoseDevice, Range } from "#app/dose/dose-device.ts";
import { doseTexts } from "#app/dose/dose-texts.server.ts";
import type { DoseUse } from "#app/dose/dose-trial.ts";
import { isMeantFor } from "#app/dose/plan-minutes.ts";
import type { DoseInput } from "#app/dose/read-dose.ts";
import { formatLength, formatSize } from "#app/dose/read-number.ts";
import { roundRange } from "#app/dose/rounding.ts";
import { irradianceRange } from "#app/evidence/ledger/devices.server.ts";
import { formatNumber, formatPrice } from "#app/evidence/ledger/numbers.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { formatWavelengths, wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import type { DeviceChoices, DeviceType } from "./device-types.server.ts";
import type { Band, Ends } from "./difference.ts";

export type Cell = {
  readonly text: string;
  /** Its source, or its condition. */
  readonly note?: string;
  readonly studies?: readonly StudyId[];
};

/** What is known of one device, for each line of a comparison. */
export type DeviceFacts = {
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
export const NOT_SAID = "You didn’t say";

export function typeFacts(
  type: DeviceType,
  { dose }: DeviceChoices,
  use: DoseUse | undefined,
  input: DoseInput,
): DeviceFacts {
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

const { cells } = ownPages["/devices"];

function lightCell(wavelengths: DeviceType["device"]["wavelengths"]): Cell {
  if (!wavelengths) return cells.anyLight;
  if (wavelengths.length === 0) return cells.whiteLight;
  return { text: unbroken(wavelengths) };
}

function unbroken(wavelengths: readonly Wavelength[]): string {
  return formatWavelengths(wavelengths).replace(" nm", "\u00a0nm");
}

/** Types with the light of the panel that this site assumes. */
const PANELS: readonly string[] = ["skin-panel", "pain-panel"];
const PANEL = "skin-panel";

function panelIrradiance(
  panel: DoseDevice,
  distance: number,
  input: DoseInput,
): DeviceFacts["irradiance"] {
  // The other numbers are of the reader's own device.
  const light = workOutIrradiance({ ...input, numbers: { distance } }, panel);
  if (light.status === "invalid") return { range: null, cell: { text: NO_NUMBER } };
  const { dose } = light;
  const view = viewIrradiance(
    dose.irradiance,
    `Our estimate for a panel at ${formatLength(distance)}`,
  );
  return panel.assumed ? { ...view, why: explainAssumed(panel.assumed, doseTexts) } : view;
}

function typeIrradiance({ irradiance }: DeviceType["device"]): DeviceFacts["irradiance"] {
  if (!irradiance) return { range: null, cell: { text: NO_NUMBER, note: "Ask its seller" } };
  const range = irradianceRange(irradiance);
  if (irradiance.basis === "assumed") {
    return viewIrradiance(range, `Our estimate, ${irradiance.where}`);
  }
  const view = viewIrradiance(range, cells.fromStudies.note);
  return { ...view, cell: { ...view.cell, studies: irradiance.studies.map(({ id }) => id) } };
}

function viewIrradiance(range: Range, note: string): DeviceFacts["irradiance"] {
  return { range, cell: { text: `${roundRange(range)} mW/cm²`, note } };
}

export function ownFacts(
  own: DoseDevice,
  irradiance: Range,
  input: DoseInput,
  price: number | null,
): DeviceFacts {
  const { width, height, distance, at } = input.numbers;
  const peaks = input.peaks.status === "ok" ? input.peaks.peaks : null;
  const where = own.kind === "worn" ? "at the skin" : `${formatLength(distance ?? at ?? 0)} away`;
  return {
    name: own.name,
    light: {
      bands: peaks?.map((peak): Band => [peak, peak]) ?? null,
      cell: { text: peaks ? unbroken(peaks) : NOT_SAID },
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
export function workOutIrradiance(input: DoseInput, device: DoseDevice) {
  const { numbers } = input;
  const distance = numbers.distance ?? numbers.at;
  const given = { ...input, numbers: { ...numbers, minutes: 1, ...(distance && { distance }) } };
  return workOutDose(given, device, "unknown");
}
