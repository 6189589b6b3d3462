import { expect, test } from "vitest";
import { resultTimes, resultTimesSources } from "#app/guides/result-times.server.ts";
import { isStudyId } from "../ledger/studies.server.ts";
import { depthNumbers, doseNumbers, doseSources } from "./figure-numbers.server.ts";

test("each bar of depth is drawn as its words say, and the deepest of another model is the ledger's", () => {
  const { columns, deepest, deepestAt, spread } = depthNumbers([660, 850]);
  expect(columns.map(({ half, tenth }) => [half.words, tenth.words])).toEqual([
    ["3–9", "11–35"],
    ["3–9", "10–32"],
  ]);
  for (const { half, tenth } of columns) {
    for (const { words, from, to } of [half, tenth]) {
      expect(words).toBe(`${Math.round(from)}–${Math.round(to)}`);
    }
  }
  expect([deepest, deepestAt, spread]).toEqual(["5.4\u00a0mm", 5.378, "9.6"]);
  expect(() => depthNumbers([600])).toThrow("No depth is known at 600 nm");
});

test("each bar of a dose is drawn as its words say", () => {
  const { ranges, safeSchedule } = doseNumbers();
  expect(ranges.map(({ words, from, to }) => [words.replace("\u00a0", " "), from, to])).toEqual([
    ["4–24 J/cm²", 4, 24],
    ["3–90 J/cm²", 3, 90],
    ["4–10 J/cm²", 4, 10],
    ["up to 50 J/cm²", undefined, 50],
    ["up to 320 J/cm²", undefined, 320],
    ["up to 480 J/cm²", undefined, 480],
  ]);
  expect(ranges.flatMap(({ source }) => source ?? [])).toEqual(doseSources);
  expect(safeSchedule).toBe("three times a week for three weeks");
});

test("each bar of weeks is drawn from the first that its label names to the last", () => {
  expect(resultTimes().map(({ from, to }) => [from, to])).toEqual([
    [2, 4],
    [8, 16],
    [16, 26],
  ]);
  expect(resultTimesSources.every(isStudyId)).toBe(true);
});
