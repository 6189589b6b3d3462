import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { contradictsItself } from "#app/evidence/ledger/dose-check.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { chartLight } from "#app/uses/claim-light.server.ts";
import { resultsOf } from "./dose-marks.tsx";
import { listTrials, resultOf } from "./dose-trials.server.ts";

const contradictory = listStudies()
  .filter(contradictsItself)
  .map(({ id }) => id);

test("no ruler shows a dose that its study's own figures contradict", () => {
  expect(contradictory).not.toEqual([]);
  const shown = listTrials([]).map(({ id }) => id);
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((id) => contradictory.includes(id))).toEqual([]);
});

test("a claim's figure has no such dose either, and its table says why", () => {
  const charts = listClaims().map((claim) => chartLight(claim, null));
  const marks = charts
    .flatMap(({ lights }) => lights)
    .filter(({ study }) => contradictory.includes(study.id));
  expect(marks.length).toBeGreaterThan(0);
  for (const { dose, words } of marks) {
    expect(dose).toBeNull();
    expect(words).toContain("the report contradicts itself on the dose");
  }
  const rows = charts
    .flatMap(({ rows }) => rows)
    .filter(({ study }) => contradictory.includes(study.id));
  for (const { dose } of rows) expect(dose).toMatch(/ \(the report contradicts itself\)$/);
});

test("a dose that did better without a test of chance says so", () => {
  const better = { measure: "mood", comparison: "sham", favours: "light" } as const;
  const inWords = (outcomes: Parameters<typeof resultOf>[0]["outcomes"]) => {
    const [trial = expect.unreachable()] = listTrials([]);
    return resultsOf({ ...trial, doses: [{ from: 1, to: 1, ...resultOf({ outcomes }, "light") }] });
  };
  const untested = "better than fake light (no P value or likely range seen)";
  expect(inWords({ mood: better })).toBe(untested);
  expect(inWords({ mood: better, later: { ...better, p: "0.03" } })).toBe("better than fake light");
  expect(inWords({ mood: { ...better, significant: true } })).toBe("better than fake light");
  expect(inWords({ mood: { ...better, favours: "neither" } })).toBe("no difference");
});
