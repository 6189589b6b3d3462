import type { Range } from "#app/dose/dose-device.ts";
import type { DoseUse } from "#app/dose/dose-trial.ts";
import { minutesOf } from "#app/dose/plan-minutes.ts";
import { roundMinutes, roundRange } from "#app/dose/rounding.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { type Cell, type DeviceFacts, NOT_SAID } from "./device-facts.server.ts";
import {
  compareCounts,
  compareLight,
  compareRanges,
  compareWords,
  type Difference,
  type Named,
} from "./difference.ts";

type Pair<Value> = readonly [Value, Value];

export type Row = {
  readonly name: string;
  readonly cells: Pair<Cell>;
  readonly difference: Difference;
};

const { cells, fda } = ownPages["/devices"];

/** The lines of a comparison. */
export function rowsOf(devices: Pair<DeviceFacts>, use: DoseUse | undefined): Row[] {
  const named = <Value>(pick: (device: DeviceFacts) => Value | null) => pickNamed(devices, pick);
  const both = (cell: (device: DeviceFacts) => Cell) => pickBoth(devices, cell);
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
    ...(use ? [minutesRow(devices, use)] : []),
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
    ...(devices.some(({ portability }) => portability !== null)
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

function pickBoth<Value>(
  [one, other]: Pair<DeviceFacts>,
  pick: (device: DeviceFacts) => Value,
): Pair<Value> {
  return [pick(one), pick(other)];
}

function pickNamed<Value>(
  devices: Pair<DeviceFacts>,
  pick: (device: DeviceFacts) => Value | null,
): Pair<Named<Value>> {
  return pickBoth(devices, (device) => ({ name: device.name, value: pick(device) }));
}

function minutesRow(devices: Pair<DeviceFacts>, use: DoseUse): Row {
  const minutes = ({ meant, irradiance }: DeviceFacts) =>
    meant && use.plan && irradiance.range ? minutesOf(use.plan, irradiance.range.to) : null;
  return {
    name: "Minutes for one area",
    cells: pickBoth(devices, (device) => minutesCell(device, minutes(device), use)),
    difference: devices.every(({ meant }) => meant)
      ? compareRanges(...pickNamed(devices, minutes), "longer")
      : meantFor(devices),
  };
}

function meantFor(devices: Pair<DeviceFacts>): Difference {
  const device = devices.find(({ meant }) => meant);
  return device
    ? { kind: "differs", words: `Only for: ${device.name}` }
    : { kind: "same", words: "Neither is made for it" };
}

function minutesCell({ meant }: DeviceFacts, minutes: Range | null, use: DoseUse): Cell {
  if (!use.plan) return cells.noPlan;
  if (!meant) return cells.otherUse;
  if (!minutes) return { text: "We’d need its light strength" };
  return {
    text: `${roundMinutes(minutes)} min`,
    note: `For ${roundRange(use.plan)} J/cm², as in our plan, with its strongest light`,
  };
}

function studiesCell(studies: readonly StudyId[] | null): Cell {
  if (!studies) return cells.noStudy;
  if (studies.length === 0) return { text: "None found" };
  return { text: `${studies.length}`, studies };
}
