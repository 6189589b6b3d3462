import { expect, test } from "vitest";
import { gradesInWords } from "./grades-in-words.ts";

test("each grade of an answer is explained once, and none needs nothing", () => {
  expect(gradesInWords(["very low", "low"])).toBe(
    "Very weak means it’s anyone’s guess. Weak means it’s perhaps so.",
  );
  expect(gradesInWords(["low", "low"])).toBe("Weak means it’s perhaps so.");
  expect(gradesInWords([null, null])).toBe("");
});
