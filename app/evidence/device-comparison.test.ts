import { expect, test } from "vitest";
import {
  type ComparedDevice,
  nextOrder,
  type SortColumn,
  sortDevices,
} from "./device-comparison.ts";

const devices: ComparedDevice[] = [
  device("Mask", [[630, 660]], { from: 20, to: 40 }, 4, { from: 100, to: 400 }),
  device("Panel", [660, 850], null, 9, { from: 300, to: 1500, andUp: true }),
  device("Wand", [633], { from: 5, to: 90 }, 4, { from: 50, to: 200 }),
];

test.each<[SortColumn, string, string]>([
  ["name", "Mask Panel Wand", "Wand Panel Mask"],
  ["wavelengths", "Mask Wand Panel", "Panel Wand Mask"],
  ["powerDensity", "Mask Wand Panel", "Wand Mask Panel"],
  ["clinicalStudies", "Mask Wand Panel", "Panel Mask Wand"],
  ["priceRange", "Wand Mask Panel", "Panel Mask Wand"],
])("sorted by %s: ties keep their places, missing values stay last", (column, up, down) => {
  expect(names(sortDevices(devices, { column, direction: "ascending" }))).toBe(up);
  expect(names(sortDevices(devices, { column, direction: "descending" }))).toBe(down);
});

test("sorting leaves the given rows alone", () => {
  sortDevices(devices, { column: "priceRange", direction: "ascending" });
  expect(names(devices)).toBe("Mask Panel Wand");
});

test("a press sorts up, a second one on the same column down, another column up again", () => {
  const first = nextOrder(null, "name");
  expect(first).toEqual({ column: "name", direction: "ascending" });
  const second = nextOrder(first, "name");
  expect(second).toEqual({ column: "name", direction: "descending" });
  expect(nextOrder(second, "priceRange").direction).toBe("ascending");
});

function names(rows: readonly ComparedDevice[]): string {
  return rows.map((row) => row.name).join(" ");
}

function device(
  name: string,
  wavelengths: ComparedDevice["wavelengths"],
  range: { from: number; to: number } | null,
  clinicalStudies: number,
  priceRange: ComparedDevice["priceRange"],
): ComparedDevice {
  const rest = { coverage: "Face", fdaCleared: false, marks: [] };
  const powerDensity = range && { ...range, marks: [] };
  return { name, wavelengths, powerDensity, clinicalStudies, priceRange, ...rest };
}
