import { expect, test } from "vitest";
import { claimOn, outcomeRef } from "../../../tests/support/made-up-content.ts";
import { describeEffect, effectSize, peopleBehind, sizeOfEffect } from "./effect.ts";
import { effectWords, evidenceWords } from "./grades.ts";
import { findOutcome } from "./studies.server.ts";
import type { Outcome } from "./study.ts";

const found = (reference: string) => findOutcome(outcomeRef(reference));

test.each([
  ["adler-2011/area", "large"],
  ["adler-2011/opening", "moderate"],
  ["adler-2011/mood", "small"],
  ["adler-2011/healed", "large"],
  ["adler-2011/improved", "moderate"],
  ["brandt-2015/pain", "none found"],
  ["hagen-2025/improved", null],
] as const)("%s is %s", (reference, size) => {
  expect(effectSize(found(reference).outcome)).toBe(size);
});

test("of a scale's length a tenth is moderate, a fifth large", () => {
  const size = (value: number) =>
    effectSize({ measure: "pain", favours: "light", effect: { kind: "MD", value, scale: 100 } });
  expect([9.9, 10, 19.9, 20, -20].map(size)).toEqual([
    "small",
    "moderate",
    "moderate",
    "large",
    "large",
  ]);
});

test.each([
  ["SMD", [0.49, 0.5, 0.79, 0.8, -0.8], ["small", "moderate", "moderate", "large", "large"]],
  ["RR", [1, 1.24, 1.25, 1.99, 2], ["small", "small", "moderate", "moderate", "large"]],
  ["RR", [0.81, 0.8, 0.51, 0.5], ["small", "moderate", "moderate", "large"]],
  ["MD", [50], [null]],
  ["percent change", [50], [null]],
] as const)("the sizes of %s %j are %j", (kind, values, sizes) => {
  const size = (value: number) =>
    effectSize({ measure: "pain", favours: "light", effect: { kind, value } });
  expect(values.map(size)).toEqual(sizes);
});

test("no size is known where there may be no effect, or anything from next to none to a large one", () => {
  for (const open of ["swelling", "reported", "marker"]) {
    expect(effectSize(found(`adler-2011/${open}`).outcome), open).toBeNull();
  }
});

test("who is behind a figure: its own people, or those of a single study", () => {
  const people = (reference: string) => peopleBehind(found(reference));
  expect(people("adler-2011/mood")).toBe(610);
  expect(people("ibsen-2014/increase")).toBe(47);
  expect(people("adler-2011/pain")).toBeNull();
  // Of more than two groups, some are not behind it.
  expect(people("nagy-2023/sleep")).toBeNull();
  expect(people("jansen-2016/hormone")).toBeNull();
});

test("the words for evidence and for effects have none in common", () => {
  const effects = Object.values(effectWords).flatMap((words) => words.split(" "));
  const evidence = Object.values(evidenceWords).flatMap((words) => words.split(" "));
  expect(evidence.filter((word) => effects.includes(word))).toEqual([]);
});

test.each([
  ["gruber-2009/clearance", "−60%, compared with before, not with other people"],
  [
    "ibsen-2014/better",
    "63% of patients with the light, 35% of patients with another treatment (no P value or likely range seen)",
  ],
  ["ibsen-2014/score", "−6.8 points with the light, +0.2 points with fake light"],
  ["ibsen-2014/score-later", "5 points with the light, 0 points with fake light"],
  ["ibsen-2014/change", "−52.6% with the light, 0% with fake light"],
  ["ibsen-2014/increase", "48.1% increase with the light, 11% increase with fake light"],
  ["ibsen-2014/thickness", "+7.5 µm with the light, −15.03 µm with fake light"],
  ["ibsen-2014/gain", "+15.4% with the light, +9.4% with no light"],
  ["ibsen-2014/density", "18.6 hairs/cm² more than with fake light (likely range 13.2 to 23.9)"],
  [
    "adler-2011/improved",
    "1.7 times as likely as with fake light (likely range 1.04 to 2.27, 2 trials)",
  ],
  [
    "castell-2016/pain",
    "1.4 cm better on a 10 cm scale than with fake light (likely range 0.9 to 1.9)",
  ],
  [
    "adler-2011/lesions",
    "0.2 lesions, compared with fake light or other treatments (likely range −1 to 1.3)",
  ],
  [
    "adler-2011/pain",
    "18.4 mm better on a 100 mm scale than with fake light or other treatments (likely range 9.6 to 27.2, 9 trials)",
  ],
  [
    "adler-2011/mood",
    "effect size 0.37, compared with fake light (likely range 0.12 to 0.63, 18 trials, 610 people)",
  ],
  [
    "adler-2011/soreness",
    "effect size 0.55, compared with fake light (no P value or likely range seen, 4 trials)",
  ],
  ["moser-2014/appearance", null],
])("%s is said as %s", (reference, words) => {
  expect(describeEffect(found(reference).outcome)).toBe(words);
});

test("a figure keeps its sign beside an interval with signs, and says when its unit or comparison is unknown", () => {
  const describe = (effect: Outcome["effect"], favours: Outcome["favours"]) =>
    describeEffect({ measure: "pain", favours, effect });
  expect(describe({ kind: "SMD", value: -0.28, ci: [-0.66, 0.1] }, "neither")).toBe(
    "effect size −0.28, comparison not reported (likely range −0.66 to 0.1)",
  );
  expect(describe({ kind: "MD", value: -41.8, ci: [-168.78, 85.17] }, "neither")).toBe(
    "−41.8, comparison not reported (unit not reported, likely range −168.78 to 85.17)",
  );
  expect(describe({ kind: "MD", value: -0.7, ci: [-1.1, -0.2] }, "light")).toBe(
    "0.7 better, comparison not reported (unit not reported, likely range 0.2 to 1.1)",
  );
  expect(describe({ kind: "means", value: 191.7, comparatorValue: 200.2 }, "neither")).toBe(
    "191.7 with the light, 200.2 with the control (unit not reported)",
  );
});

test("a gain of the light group alone isn't said as its lead", () => {
  const effect = { kind: "means", value: 18.4, unit: "hairs/cm²" } as const;
  const found = { measure: "hair", comparison: "sham", favours: "light", effect } as const;
  expect(describeEffect({ ...found, significant: true })).toBe(
    "18.4 hairs/cm² with the light, with fake light not reported",
  );
});

test("a use has the size of its main outcome, or none where all results in people are no difference", () => {
  const size = (results: Parameters<typeof claimOn>[0]) => sizeOfEffect(claimOn(results));
  const supports = ["adler-2011/pain", "castell-2016/pain"];
  expect(size({ main: "castell-2016/pain", supports })).toBe("moderate");
  expect(size({ supports: ["moser-2014/appearance"] })).toBeNull();
  expect(size({ opposes: ["jansen-2016/hormone"] })).toBeNull();
  expect(size({ opposes: ["nagy-2023/sleep"] })).toBe("none found");
});
