import { expect, test } from "vitest";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { mainResults, resultInWords, resultsOf, type StudyResults } from "./outcome-result.ts";

test.each<[StudyResults, string]>([
  [{ results: ["better"] }, "helped"],
  [{ results: ["same"] }, "no clear difference"],
  [{ results: ["same", "same"] }, "no clear difference"],
  [{ results: ["better", "better"] }, "helped on both measures"],
  [
    { results: ["better", "same", "same"], measures: ["pain", "walking", "stiffness"] },
    "helped on 1 of 3 measures (pain), no clear difference on 2 of 3 measures (walking and stiffness)",
  ],
  [
    { results: ["same", "worse", "worse"], measures: ["pain", "function", "function"] },
    "no clear difference on 1 of 3 measures (pain), worse on 2 of 3 measures (function)",
  ],
  [
    { results: ["before", "same"], measures: ["mood", "sleep"] },
    "better than before, with no fair comparison, on 1 of 2 measures (mood), no clear difference on 1 of 2 measures (sleep)",
  ],
  [{ results: ["unnamed"] }, "better (comparison not reported)"],
  [
    { results: ["better", "same", "same"], measures: ["pain", "grip, swelling", "walking"] },
    "helped on 1 of 3 measures (pain), no clear difference on 2 of 3 measures (grip, swelling; walking)",
  ],
])("%j: %s", (results, words) => {
  expect(resultInWords(results)).toBe(words);
});

const outcome = (measure: string, rest: Partial<Outcome>): Outcome => ({ measure, ...rest });
const pain = outcome("pain", { favours: "light", comparison: "sham" });
const function_ = outcome("function", { favours: "neither", comparison: "sham" });

test("results that differ come with their measures, and those that agree without", () => {
  expect(resultsOf([pain, function_])).toEqual({
    results: ["better", "same"],
    measures: ["pain", "function"],
  });
  expect(resultsOf([pain, { ...function_, favours: "light" }])).toEqual({
    results: ["better", "better"],
  });
  // The same measure at two times.
  const later = outcome("pain", { favours: "neither", comparison: "sham", at: "3 months" });
  expect(resultsOf([{ ...pain, at: "2 weeks" }, later])).toEqual({
    results: ["better", "same"],
    measures: ["pain, 2 weeks", "pain, 3 months"],
  });
  // An outcome that names no better side is none.
  expect(resultsOf([pain, outcome("adverse events", {})])).toEqual({ results: ["better"] });
});

test("the main results are those of the main outcomes, where there are any", () => {
  expect(mainResults({ pain, function_ }).results).toEqual(["better", "same"]);
  expect(mainResults({ pain: { ...pain, primary: true }, function_ })).toEqual({
    results: ["better"],
  });
});
