import { expect, test } from "vitest";
import { doseProblem } from "./dose-in-words.ts";

test.each([
  "At 50 mW/cm², 10 minutes give 30 J/cm².",
  "At 50 mW/cm2 the 3 J/cm2 take 60 seconds.",
  "0.05 W/cm² for 1 minute is 3 J/cm².",
  "A dose of 3 J/cm² at 50 mW/cm² takes 60 s.",
])("%s adds up", (sentence) => {
  expect(doseProblem(sentence)).toBeUndefined();
});

test.each([
  [
    "At 50 mW/cm², 10 minutes give 10 J/cm².",
    "50 mW/cm² for 10 minutes make 30 J/cm², and not 10 J/cm²",
  ],
  [
    "Use 100 mW/cm² for 20 min: 12 J/cm².",
    "100 mW/cm² for 20 min make 120 J/cm², and not 12 J/cm²",
  ],
])("%s does not", (sentence, problem) => {
  expect(doseProblem(sentence)).toContain(problem);
});

test.each([
  "At 50 mW/cm², 10 to 20 minutes give 30 J/cm².",
  "50 mW/cm² at 10 cm and 20 mW/cm² at 30 cm, for 10 minutes: 30 J/cm².",
  "Trials of 12 weeks with 50 mW/cm² gave 4 J/cm².",
  "It takes 10 minutes.",
])("%s can't be judged", (sentence) => {
  expect(doseProblem(sentence)).toBeUndefined();
});
