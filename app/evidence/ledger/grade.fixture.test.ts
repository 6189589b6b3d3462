import { expect, test } from "vitest";
import { claimOn, outcomeRef } from "../../../tests/support/made-up-content.ts";
import { gradeEvidence, isInPeople, pools } from "./grade.ts";
import { findOutcome } from "./studies.server.ts";
import { studyDesigns } from "./study.ts";
import { findTestedLight } from "./tested-light.ts";

const graded = (results: Parameters<typeof claimOn>[0]) => gradeEvidence(claimOn(results));
const tested = (results: Parameters<typeof claimOn>[0]) => graded(results).tested;
const pain = findOutcome(outcomeRef("adler-2011/pain"));
const why = "A reason.";

test("trials in which chance decides start high, alone or pooled", () => {
  expect(tested({ supports: ["hagen-2025/improved"] })).toBe("high");
  expect(tested({ supports: ["adler-2011/pain"] })).toBe("high");
  expect(tested({ supports: ["olsen-2005/pain"] })).toBe("high");
  expect(tested({ opposes: ["brandt-2015/pain"] })).toBe("high");
});

test("studies of people without chance or without a control group start low", () => {
  expect(tested({ supports: ["moser-2014/appearance"] })).toBe("low");
  expect(tested({ supports: ["gruber-2009/clearance"] })).toBe("low");
  expect(tested({ supports: ["lund-2023/alone"] })).toBe("low");
});

test("narrative reviews, animals and cells lift no grade", () => {
  expect(tested({ background: ["keller-2018"] })).toBeNull();
  expect(tested({ opposes: ["jansen-2016/hormone"] })).toBeNull();
  const supports = ["moser-2014/appearance"];
  expect(tested({ supports, background: ["keller-2018"] })).toBe("low");
});

test("a lamp at home is graded lower by the steps from the light that was tested", () => {
  const grades = (supports: string[], main?: string) => {
    const { grade, tested, light } = graded({ supports, ...(main && { main }) });
    return [tested, light, grade];
  };
  expect(grades(["adler-2011/pain"])).toEqual(["high", { kind: "laser", steps: 2 }, "low"]);
  const LED = { kind: "LED", steps: 1 };
  expect(grades(["hagen-2025/improved"])).toEqual(["high", LED, "moderate"]);
  const both = { kind: "laser and LED", steps: 1 };
  expect(grades(["hagen-2025/improved", "adler-2011/pain"])).toEqual(["high", both, "moderate"]);
  // The main result's light decides, because its figure is shown.
  expect(grades(["hagen-2025/improved", "adler-2011/pain"], "adler-2011/pain")[2]).toBe("low");
  const none = { kind: "kind not reported", steps: 1 };
  expect(grades(["moser-2014/appearance"])).toEqual(["low", none, "very low"]);
});

test("a device at home is named by what gave its light, unless trials used several kinds", () => {
  const { outcome, study } = pain;
  const atHome = (source: "laser" | "LED" | "laser and LED" | undefined) => {
    const light = { setting: "home" as const, ...(source && { source }) };
    const arms = { light: { role: "light" as const, light } };
    return { outcome: { ...outcome, arm: "light" }, study: { ...study, arms } };
  };
  const kind = (...sources: Parameters<typeof atHome>[0][]) =>
    findTestedLight(undefined, sources.map(atHome));
  expect(kind("laser", "laser and LED")).toEqual({ kind: "home laser", steps: 0 });
  expect(kind("LED", "LED")).toEqual({ kind: "home LED", steps: 0 });
  expect(kind("LED", "laser")).toEqual({ kind: "home device", steps: 0 });
  expect(kind(undefined)).toEqual({ kind: "home device", steps: 0 });
});

test("single trials without an interval can’t show that there is no difference", () => {
  const missed = { tested: "very low", grade: "very low", couldHaveMissed: true };
  expect(graded({ opposes: ["faber-2020/work"] })).toMatchObject(missed);
  const main = "nagy-2023/sleep";
  const supports = ["hagen-2025/improved"];
  expect(graded({ main, opposes: [main], supports })).toMatchObject(missed);
  const seen = { tested: "high", couldHaveMissed: false };
  expect(graded({ main, opposes: [main, "brandt-2015/pain"] })).toMatchObject(seen);
  expect(graded({ supports, opposes: [main] })).toMatchObject(seen);
});

test.each(["guideline", "review", "laboratory"] as const)(
  "no outcome of a %s is one in people",
  (design) => {
    const { study, outcome } = pain;
    expect(isInPeople({ study, outcome })).toBe(true);
    expect(isInPeople({ study: { ...study, design }, outcome })).toBe(false);
  },
);

test("meta-analyses and systematic reviews join the results of others, nothing else does", () => {
  const { study, outcome } = pain;
  expect(studyDesigns.filter((design) => pools({ study: { ...study, design }, outcome }))).toEqual([
    "meta-analysis",
    "systematic review",
  ]);
});

test("chance decided in so many of the studies, and a review of other studies too is none of them", () => {
  const byChance = (results: Parameters<typeof claimOn>[0]) => graded(results).byChance;
  const supports = ["hagen-2025/improved", "gruber-2009/clearance"];
  expect(byChance({ supports, opposes: ["faber-2020/work"] })).toEqual({ studies: 2, of: 3 });
  const casesToo = { supports: ["lund-2023/any"] };
  expect(byChance(casesToo)).toEqual({ studies: 0, of: 1 });
  expect(graded(casesToo).start).toBe("low");
});

test("a concern takes one step off or two, and no grade falls below very low", () => {
  const supports = ["adler-2011/pain"];
  const indirect = { kind: "indirectness", steps: 2, why } as const;
  expect(tested({ supports, concerns: [{ kind: "risk of bias", why }] })).toBe("moderate");
  expect(tested({ supports, concerns: [indirect] })).toBe("low");
  expect(
    graded({
      supports,
      concerns: [indirect, { kind: "imprecision", why }, { kind: "inconsistency", why }],
    }),
  ).toMatchObject({ tested: "very low", grade: "very low" });
});

test("no grade is higher than the surest review's own authors put it", () => {
  expect(graded({ supports: ["dorn-2024/pain"] })).toMatchObject({
    tested: "very low",
    cappedByAuthors: true,
  });
  expect(tested({ supports: ["dorn-2024/pain", "castell-2016/pain"] })).toBe("moderate");
  expect(
    graded({
      supports: ["castell-2016/pain"],
      concerns: [{ kind: "indirectness", steps: 2, why }],
    }),
  ).toMatchObject({ tested: "low", cappedByAuthors: false });
});

test("it says what the grade rests on, each study once, and nothing that counts for no grade", () => {
  const background = ["keller-2018"];
  expect(
    graded({
      supports: ["adler-2011/pain", "ibsen-2014/increase"],
      opposes: ["ibsen-2014/count"],
      background,
    }).basis,
  ).toBe("1 review and 1 randomized trial");
  expect(
    graded({ supports: ["adler-2011/pain"], opposes: ["brandt-2015/pain"], background }).basis,
  ).toBe("2 reviews");
  expect(graded({ background }).basis).toBe("1 narrative review");
});

test.each([
  [["castell-2016", "olsen-2005"], "2 reviews"],
  [["hagen-2025", "ibsen-2014", "moser-2014"], "2 randomized trials and 1 controlled trial"],
  [["gruber-2009", "jansen-2016"], "1 observational study and 1 laboratory study"],
])("%j are %s", (background, basis) => {
  expect(graded({ background }).basis).toBe(basis);
});
