import { expect, test } from "vitest";
import type { Effect, Outcome } from "#app/evidence/ledger/study.ts";
import { readOnce, unlike } from "./reread.ts";

const effect: Effect = { kind: "MD", value: -12.5, ci: [-20, -4], unit: "µg/day" };
const outcome: Outcome = {
  measure: "dose",
  comparison: "sham",
  favours: "light",
  p: "<0.001",
  trials: 2,
  effect,
};
const reading = "better, sham: 12.5 µg/day less (95% CI 4 to 20), p<0.001, two trials";

test("a second reading that says the same has nothing to mend", () => {
  expect(unlike(outcome, reading)).toEqual([]);
  const nothing: Outcome = { measure: "dose" };
  expect(unlike(nothing, "unsaid, unsaid: no figure")).toEqual([]);
});

test.each<[string, Partial<Outcome>, string]>([
  ["side", { favours: "neither" }, "“no difference, sham”"],
  ["comparator", { comparison: "before" }, "“better, before”"],
  ["figure", { effect: { ...effect, value: -15.2 } }, "-15.2"],
  ["interval", { effect: { ...effect, ci: [-21, -4] } }, "-21"],
  ["unit", { effect: { ...effect, unit: "mg/day" } }, "mg/day"],
  ["p", { p: "<0.01" }, "<0.01"],
  ["count", { trials: 3 }, "3"],
])("a changed %s is named", (_, changed, missing) => {
  expect(unlike({ ...outcome, ...changed }, reading)).toEqual([missing]);
});

test("the study that was added last leads those that were read once", () => {
  const outcomes = { pain: outcome };
  const reread = { on: "2026-11-29", url: "https://example.org", outcomes: { pain: reading } };
  const studies = [
    { id: "a-2010", outcomes },
    { id: "b-2020", outcomes, added: "2026-11-01", reread },
    { id: "c-2020", outcomes, added: "2026-11-01" },
    { id: "d-2026", outcomes, added: "2026-11-29" },
  ];
  expect(readOnce(studies)).toEqual(["d-2026", "c-2020", "a-2010"]);
});
