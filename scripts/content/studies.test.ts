import { expect, test } from "vitest";
import type { StudyRecord } from "#app/evidence/ledger/study.ts";
import { contradictions, unrecordedResults, unsaidNumbers } from "./studies.ts";

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
  const people = { participants: 600, randomised: 600, analysed: 60 };
  expect(unsaidNumbers({ ...study, ...people })).toEqual(["600 participants", "600 randomised"]);
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

const outcomes = {
  pain: {
    favours: "light",
    significant: true,
    p: "0.01",
    people: 60,
    effect: { kind: "means", value: 55.88, ci: [40.2, 60.1], unit: "%" },
  },
};
const whole = { ...study, id: "doe-2026", year: 2026, outcomes } as unknown as StudyRecord & {
  id: string;
};

test("a share, a decimal or people of so many in the finding have a field that says the same", () => {
  const said = (finding: string) => unrecordedResults({ ...whole, finding });
  expect(said("Pain fell in 56% (95% CI 40.2 to 60.1), in 19 of 34 people.")).toEqual([]);
  // Settings and counts of other kinds are no results.
  expect(said("In 75 adults, 630 nm for 12 weeks did better.")).toEqual([]);
  expect(said("Pain fell in 65%, by 1.4 points, in 18 of 34 people, 30-45% with a sham.")).toEqual([
    "65",
    "1.4",
    "18 of 34",
    "30-45",
  ]);
  expect(unrecordedResults({ ...whole, finding: "By 65%.", note: "65% of whom?" })).toEqual([]);
});

test.each([
  ["its year", { year: 2025 }, ["year"]],
  ["the people of its arms", { arms: { light: { people: 20 }, sham: { people: 20 } } }, ["arms"]],
  ["more randomised people than it has", { participants: 60, randomised: 600 }, ["randomised"]],
  ["more people than it has", { participants: 50 }, ["outcomes", "pain", "people"]],
  ["its p", { outcomes: { pain: { ...outcomes.pain, p: "0.4" } } }, ["outcomes", "pain", "p"]],
  [
    "significant",
    { outcomes: { pain: { ...outcomes.pain, significant: false } } },
    ["outcomes", "pain", "significant"],
  ],
  [
    "its interval",
    { outcomes: { pain: { ...outcomes.pain, effect: { kind: "MD", value: 1, ci: [-1, 3] } } } },
    ["outcomes", "pain", "effect", "ci"],
  ],
  [
    "the authors' certainty",
    { certainty: { grade: "low", asWritten: "We are fairly sure" } },
    ["certainty", "grade"],
  ],
])("a study contradicts itself by %s", (_what, change, field) => {
  expect(contradictions(whole)).toEqual([]);
  const changed = { ...whole, ...change } as unknown as typeof whole;
  expect(contradictions(changed)).toEqual([{ field, text: expect.any(String) }]);
});
