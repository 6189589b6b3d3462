import { expect, test } from "vitest";
import { type ComparedDevice, orderOf, type SortColumn, sortDevices } from "./device-comparison.ts";

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

test("an order is told by the places of the rows as they came", () => {
  expect(orderOf(devices, { column: "priceRange", direction: "ascending" })).toBe("2 0 1");
  expect(orderOf(devices, { column: "powerDensity", direction: "descending" })).toBe("2 0 1");
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
