import { expect, test } from "vitest";
import { type Claim, findClaim } from "./claims.server.ts";
import {
  describeEffect,
  effectInWords,
  effectSize,
  measureEffect,
  peopleBehind,
} from "./effect.ts";
import { effectWords, evidenceWords } from "./grades.ts";
import { findOutcome, listStudies, type OutcomeRef } from "./studies.server.ts";
import type { Outcome } from "./study.ts";

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

test("who is behind a figure: its own people, or those of a single study", () => {
  const people = (reference: OutcomeRef) => peopleBehind(findOutcome(reference));
  // 107 people in four groups, two of which are compared.
  expect(people("papageorgiou-2000/clear-marked-improvement-blue-red")).toBeNull();
  expect(people("pjrek-2020/response")).toBe(559);
  expect(people("lanzafame-2014/increase")).toBe(47);
  expect(people("chow-2009/pain")).toBeNull();
  expect(people("hanna-2021/pain")).toBeNull();
  expect(people("bjordal-2003/global-health")).toBeNull();
  expect(people("barolet-2009/type-1-procollagen-reconstructed-skin")).toBeNull();
});

test("a size in words is a sentence's beginning with what there is of it", () => {
  const pain = { measure: "pain", figure: "14 mm" } as const;
  expect(effectInWords({ size: "large", ...pain, notes: ["reviews disagree"] })).toBe(
    "Large effect. Pain: 14 mm; reviews disagree",
  );
  expect(effectInWords({ size: null, ...pain, notes: [] })).toBe("Pain: 14 mm");
  const none = { measure: null, figure: null };
  expect(effectInWords({ size: "none found", ...none, notes: [] })).toBe("No clear difference");
  expect(
    effectInWords({ size: null, ...none, notes: ["no control group", "size not reported"] }),
  ).toBe("No control group; size not reported");
});

test("the words for evidence and for effects have none in common", () => {
  const effects = Object.values(effectWords).flatMap((words) => words.split(" "));
  const evidence = Object.values(evidenceWords).flatMap((words) => words.split(" "));
  expect(evidence.filter((word) => effects.includes(word))).toEqual([]);
});

test.each<[OutcomeRef, string | null]>([
  [
    "mota-2023/periocular-wrinkle-volume-red",
    "−31.6%, compared with before, with no control group",
  ],
  [
    "papageorgiou-2000/clear-marked-improvement-blue-red",
    "63% of patients with the light, 35% of patients with another treatment",
  ],
  [
    "argenta-2017/score-8-weeks",
    "−6.8 mTNS points with the light, +0.2 mTNS points with fake light",
  ],
  ["argenta-2017/score-16-weeks", "5 mTNS points with the light, 0 mTNS points with fake light"],
  [
    "chow-2009/improved-acute",
    "1.69 times as likely, compared with fake light (likely range 1.22 to 2.33; 2 trials)",
  ],
  [
    "meng-2020/hair-density",
    "18.56 hairs/cm² more than with fake light (likely range 13.22 to 23.89)",
  ],
  [
    "bjordal-2008/pain-632",
    "14 mm better on a 100 mm scale than with fake light (likely range 7.4 to 20.6)",
  ],
  [
    "scott-2019/inflammatory-lesions",
    "0.16 lesions, compared with fake light or other treatments (likely range −0.99 to 1.31)",
  ],
  ["alayat-2024/pain", "effect size 0.88 (likely range 0 to 1.76)"],
  ["wunsch-2014/appearance", null],
  [
    "stausholm-2019/pain",
    "14.23 mm better on a 100 mm scale than with fake light (likely range 7.31 to 21.14)",
  ],
  [
    "liu-2019/hair-density",
    "effect size 1.316, compared with fake light (likely range 0.993 to 1.639; 11 trials; 667 people)",
  ],
  ["lanzafame-2014/increase", "48.07% increase with the light, 11.05% increase with fake light"],
  ["yoon-2020/hair-thickness", "+7.5 µm with the light, −15.03 µm with fake light"],
  ["argenta-2017/neuropathy-score-3", "−52.6% with the light, 0% with fake light"],
  ["baroni-2015/sum-muscles-thicknesses", "+15.4% with the light, +9.4% with no light"],
  [
    "chow-2009/pain",
    "19.86 mm better on a 100 mm scale than with fake light or other treatments (likely range 10.04 to 29.68; 11 trials)",
  ],
  [
    "pjrek-2020/depression-rating-after-treatment",
    "effect size 0.37, compared with fake light (likely range 0.12 to 0.63; 18 trials; 610 people)",
  ],
  ["tsou-2025/soreness", "effect size 0.55, compared with fake light (4 trials)"],
  ["wunsch-2014/appearance", null],
])("%s is said as %s", (reference, words) => {
  expect(describeEffect(findOutcome(reference).outcome)).toBe(words);
});

test("a figure keeps its sign beside an interval with signs, and says when its unit is unknown", () => {
  const describe = (effect: Outcome["effect"], favours: Outcome["favours"]) =>
    describeEffect({ measure: "pain", favours, effect });
  expect(describe({ kind: "SMD", value: -0.28, ci: [-0.66, 0.1] }, "neither")).toBe(
    "effect size −0.28 (likely range −0.66 to 0.1)",
  );
  expect(describe({ kind: "MD", value: -41.8, ci: [-168.78, 85.17] }, "neither")).toBe(
    "−41.8, unit not reported (likely range −168.78 to 85.17)",
  );
  expect(describe({ kind: "MD", value: -0.7, ci: [-1.1, -0.2] }, "light")).toBe(
    "0.7 better, unit not reported (likely range 0.2 to 1.1)",
  );
  expect(describe({ kind: "means", value: 191.7, comparatorValue: 200.2 }, "neither")).toBe(
    "191.7 with the light, 200.2 with the control, unit not reported",
  );
});

test("every figure lies in the interval that stands beside it", () => {
  const number = (text = "") => Number(text.replace("−", "-").replaceAll(",", ""));
  const outside = listStudies().flatMap(({ id, outcomes }) =>
    Object.entries(outcomes).flatMap(([name, outcome]) => {
      const words = describeEffect(outcome) ?? "";
      const [, from, to] = /likely range (\S+) to ([^;)]+)/.exec(words) ?? [];
      const [value] = /−?\d[\d.,]*/.exec(words) ?? [];
      const within = number(from) <= number(value) && number(value) <= number(to);
      return from && !within ? `${id}/${name}: ${words}` : [];
    }),
  );
  expect(outside).toEqual([]);
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
  expect(effect({ supports: ["wunsch-2014/appearance"] }).notes).toEqual(["size not reported"]);
  expect(effect({ supports: ["couturaud-2023/crows-feet-depth"] }).notes).toEqual([
    "no control group",
    "size not reported",
  ]);
  expect(effect({ opposes: ["alves-2016/testosterone-concentration"] }).notes).toEqual([
    "no study in people found",
  ]);
  expect(effect({ opposes: ["gimenez-2023/sleep-circadian-rhythm"] })).toEqual({
    size: "none found",
    measure: null,
    figure: null,
    notes: [],
  });
});
