import { expect, test } from "vitest";
import { type OutcomeResult, resultInWords } from "./outcome-result.ts";

test.each<[OutcomeResult[], string]>([
  [["better"], "helped"],
  [["same"], "no clear difference"],
  [["better", "better"], "helped on both measures"],
  [["better", "same", "same"], "helped on 1 of 3 measures"],
  [["better", "worse", "worse"], "helped on 1 of 3 measures, worse on 2 of 3 measures"],
  [["before", "same", "same"], "better than before, with no fair comparison, on 1 of 3 measures"],
  [["unnamed"], "better (than what is not reported)"],
])("%j: %s", (results, words) => {
  expect(resultInWords(results)).toBe(words);
});
