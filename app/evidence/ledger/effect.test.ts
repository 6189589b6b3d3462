import { expect, test } from "vitest";
import { type Claim, findClaim } from "./claims.server.ts";
import { describeEffect, effectSize, measureEffect } from "./effect.ts";
import { findOutcome, type OutcomeRef } from "./studies.server.ts";

function effect(claim: Partial<Claim>) {
  const { main: _, ...any } = findClaim("knee-osteoarthritis");
  return measureEffect({ ...any, supports: [], opposes: [], background: [], ...claim });
}

test.each([
  ["liu-2019/hair-density", "large"],
  ["hanna-2021/pain", "moderate"],
  ["pjrek-2020/depression-rating-after-treatment", "small"],
  ["huang-2015-knee/pain", "none found"],
  ["glazov-2016/improved", "large"],
  ["bjordal-2008/global-improvement", "moderate"],
  ["park-2025/improved", null],
] as const)("%s is %s", (reference, size) => {
  expect(effectSize(findOutcome(reference).outcome)).toBe(size);
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

test.each<[OutcomeRef, string | null]>([
  [
    "stausholm-2019/pain",
    "14.23 mm of 100 better, compared with sham light (95% CI 7.31 to 21.14)",
  ],
  [
    "liu-2019/hair-density",
    "standardised difference of 1.316, compared with sham light (95% CI 0.993 to 1.639; 11 trials; 667 people)",
  ],
  ["lanzafame-2014/increase", "48.07% increase against 11.05% increase, compared with sham light"],
  ["yoon-2020/hair-thickness", "+7.5 µm against −15.03 µm, compared with sham light"],
  ["argenta-2017/neuropathy-score-3", "−52.6% against 0%, compared with sham light"],
  ["baroni-2015/sum-muscles-thicknesses", "+15.4% against +9.4%, compared with no light"],
  [
    "chow-2009/pain",
    "19.86 mm of 100 better, compared with sham light or other treatments (95% CI 10.04 to 29.68; 11 trials)",
  ],
  [
    "pjrek-2020/depression-rating-after-treatment",
    "standardised difference of 0.37, compared with sham light (95% CI 0.12 to 0.63; 18 trials; 610 people)",
  ],
  ["tsou-2025/soreness", "standardised difference of 0.55, compared with sham light (4 trials)"],
  ["wunsch-2014/appearance", null],
])("%s is said as %s", (reference, words) => {
  expect(describeEffect(findOutcome(reference).outcome)).toBe(words);
});

test("reviews that contradict each other are said to", () => {
  const { size, notes } = effect({
    main: "stausholm-2019/pain",
    supports: ["stausholm-2019/pain"],
    opposes: ["huang-2015-knee/pain"],
  });
  expect(size).toBe("moderate");
  expect(notes).toEqual(["reviews disagree"]);
});

test("the figure is that of the main outcome, wherever it is in the list", () => {
  const { figure } = effect({
    main: "stausholm-2019/pain",
    supports: ["chow-2009/pain", "stausholm-2019/pain"],
  });
  expect(figure).toMatch(/^14.23 mm/);
});

test("a figure that says it had no control group does not say so twice", () => {
  const { figure, notes } = effect({
    main: "ablon-2010/clearance",
    supports: ["ablon-2010/clearance"],
  });
  expect(figure).toMatch(/no control group/);
  expect(notes).toEqual([]);
});

test("a claim without a figure says why", () => {
  expect(effect({ supports: ["wunsch-2014/appearance"] }).notes).toEqual([
    "no figure in the abstract",
  ]);
  expect(effect({ supports: ["couturaud-2023/crows-feet-depth"] }).notes).toEqual([
    "no control group",
    "no figure in the abstract",
  ]);
  expect(effect({ opposes: ["alves-2016/testosterone-concentration"] }).notes).toEqual([
    "not tested in people",
  ]);
  expect(effect({ opposes: ["gimenez-2023/sleep-circadian-rhythm"] })).toEqual({
    size: "none found",
    figure: null,
    notes: [],
  });
});
