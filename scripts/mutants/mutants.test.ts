import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { mutatedFiles, nearestTests } from "./mutated-files.ts";
import { countMutants, score } from "./scores.ts";

test("every file has a test that is there", () => {
  const tests = mutatedFiles().map(nearestTests);
  expect(tests.filter(({ length }) => length === 0)).toEqual([]);
  expect(tests.flat().filter((file) => !existsSync(file))).toEqual([]);
});

test("what timed out or was never run does not count as killed", () => {
  const counts = countMutants([
    "Killed",
    "Killed",
    "RuntimeError",
    "Timeout",
    "Survived",
    "NoCoverage",
    "Ignored",
  ]);
  expect(counts).toEqual({ killed: 3, timedOut: 1, survived: 1, notRun: 1 });
  expect(score([counts])).toBe(50);
});
