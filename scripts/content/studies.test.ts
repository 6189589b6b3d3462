import { expect, test } from "vitest";
import type { StudyRecord } from "#app/evidence/ledger/study.ts";
import { unsaidNumbers } from "./studies.ts";

const study = {
  participants: 60,
  population: "adults with lines",
  title: "A mask",
  note: undefined,
  finding: "In 60 adults, a 630 nm mask did better than a sham.",
  arms: { light: { role: "light", light: { wavelengths: [630] } }, sham: { role: "sham" } },
} as unknown as StudyRecord;

test("a changed number of people or wavelength differs from the study's own words", () => {
  expect(unsaidNumbers(study)).toEqual([]);
  expect(unsaidNumbers({ ...study, participants: 80 })).toEqual(["80 participants"]);
  const arms = { light: { role: "light", light: { wavelengths: [830, [600, 630]] } } } as const;
  expect(unsaidNumbers({ ...study, arms } as unknown as StudyRecord)).toEqual(["830 nm", "600 nm"]);
});

test("arms or numbers in brackets may add up to the people, and small numbers be words", () => {
  const finding = "A 630 nm mask did better.";
  const population = "adults (40 and 20 in two trials)";
  expect(unsaidNumbers({ ...study, finding })).toEqual(["60 participants"]);
  expect(unsaidNumbers({ ...study, finding, population, participants: 60 })).toEqual([]);
  const nine = { finding: `Nine people. ${finding}`, participants: 9 };
  expect(unsaidNumbers({ ...study, ...nine })).toEqual([]);
});
