import { expect, test } from "vitest";
import { readingGrade, sentencesIn } from "./reading-level.ts";

test("sentences end at full stops, not within figures, and at the end of a paragraph", () => {
  const found = sentencesIn("It fell by 14.23 mm vs. 12 mm. At 3.8 J/cm², less – or so it seems");
  expect(found.map(({ words }) => words.length)).toEqual([8, 8]);
  expect(sentencesIn(" 12. ")).toEqual([]);
});

test("the grade is Flesch and Kincaid's", () => {
  // 6 words of 7 syllables in one sentence.
  expect(readingGrade(sentencesIn("The cat is on the carpet."))).toBeCloseTo(0.52, 2);
  expect(readingGrade([])).toBeUndefined();
});

test("long words in long sentences ask for more", () => {
  const easy = "Put the lamp on a table. Sit a foot away.";
  const hard = "Irradiance measurements necessitate appropriately calibrated instrumentation.";
  expect(readingGrade(sentencesIn(easy))).toBeLessThan(3);
  expect(readingGrade(sentencesIn(hard))).toBeGreaterThan(20);
});
