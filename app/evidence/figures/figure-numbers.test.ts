import { expect, test } from "vitest";
import { resultTimes, resultTimesSources } from "#app/guides/result-times.server.ts";
import { isStudyId } from "../ledger/studies.server.ts";
import { deepestReach, doseNumbers, doseSources } from "./figure-numbers.server.ts";

test("the deepest point is the ledger's", () => {
  expect(deepestReach()).toBe("5.4\u00a0mm");
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
