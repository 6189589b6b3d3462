import { expect, test } from "vitest";
import { joinNames } from "./join-names.ts";

test.each([
  [["hair loss in men", "hair loss in women"], "hair loss in men and women"],
  [["hair loss in men", "pain in the neck"], "hair loss in men and pain in the neck"],
  [["hair loss in men", "acne"], "hair loss in men and acne"],
  [["sleep in athletes"], "sleep in athletes"],
  [["acne", "knee pain"], "acne and knee pain"],
  [[], ""],
])("the names %j are joined as %j", (names, words) => {
  expect(joinNames(names)).toBe(words);
});
