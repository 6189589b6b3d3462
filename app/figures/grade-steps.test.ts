import { expect, test } from "vitest";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { grading } from "#app/evidence/ledger/grading.server.ts";
import { gradeSteps } from "./grade-steps.ts";
import { chanceInWords } from "./grade-steps-figure.tsx";

const bias = { kind: "risk of bias", steps: 1, why: ["…"] } as const;
const indirect = { kind: "indirectness", steps: 2, why: ["…"] } as const;
const asTested = {
  light: { kind: "home device", steps: 0 },
  cappedByAuthors: false,
  couldHaveMissed: false,
} as const;

test("each reason is a tread of its own, as far down as its steps", () => {
  const steps = gradeSteps({
    ...asTested,
    start: "high",
    tested: "very low",
    grade: "very low",
    reasons: [bias, indirect],
  });
  expect(steps).toEqual([
    { cause: "start", grade: "high", fall: 0 },
    { cause: bias, grade: "moderate", fall: 1 },
    { cause: indirect, grade: "very low", fall: 2 },
  ]);
});

test("says in how many studies chance decided, and nothing of all where it is some", () => {
  const words = (start: "high" | "low", studies: number, of: number) =>
    chanceInWords({ start, byChance: { studies, of } });
  expect(words("high", 2, 2)).toBe(grading.steps.byChance);
  expect(words("high", 1, 3)).toMatch(/ Here, 1 of 3 studies has such a result\.$/);
  expect(words("high", 2, 3)).toMatch(/ Here, 2 of 3 studies have such a result\.$/);
  expect(words("low", 0, 3)).toBe(grading.steps.notByChance);
});

test("nothing falls under the lowest grade", () => {
  const steps = gradeSteps({
    ...asTested,
    start: "low",
    tested: "very low",
    grade: "very low",
    reasons: [indirect, bias],
  });
  expect(steps.map(({ grade, fall }) => [grade, fall])).toEqual([
    ["low", 0],
    ["very low", 1],
    ["very low", 0],
  ]);
});

test("authors who are less sure come after the reasons, and the light comes last", () => {
  const steps = gradeSteps({
    start: "high",
    tested: "low",
    grade: "very low",
    reasons: [bias],
    cappedByAuthors: true,
    couldHaveMissed: false,
    light: { kind: "laser", steps: 2 },
  });
  expect(steps.slice(2)).toEqual([
    { cause: "authors", grade: "low", fall: 1 },
    { cause: "light", grade: "very low", fall: 1 },
  ]);
});

test("trials that could have missed a difference take the grade down to the lowest level", () => {
  const steps = gradeSteps({
    ...asTested,
    start: "high",
    tested: "very low",
    grade: "very low",
    reasons: [bias],
    couldHaveMissed: true,
  });
  expect(steps.at(-1)).toEqual({ cause: "missed", grade: "very low", fall: 2 });
});

test("a use without a study in people has none", () => {
  expect(gradeSteps({ ...asTested, start: null, tested: null, grade: null, reasons: [] })).toEqual(
    [],
  );
});

test("the steps of every claim end at its grade", () => {
  const citations = startCitations();
  for (const { id } of listClaims()) {
    const assessment = citations.assess(id);
    expect(gradeSteps(assessment).at(-1)?.grade ?? null, id).toBe(assessment.grade);
  }
});
