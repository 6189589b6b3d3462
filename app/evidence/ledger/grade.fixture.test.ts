import { expect, test } from "vitest";
import { claimOn, outcomeRef } from "../../../tests/support/made-up-content.ts";
import { gradeEvidence, isInPeople, pools } from "./grade.ts";
import { findOutcome } from "./studies.server.ts";
import { studyDesigns } from "./study.ts";

const grade = (results: Parameters<typeof claimOn>[0]) => gradeEvidence(claimOn(results));
const pain = findOutcome(outcomeRef("adler-2011/pain"));
const why = "A reason.";

test("trials in which chance decides start high, alone or pooled", () => {
  expect(grade({ supports: ["hagen-2025/improved"] }).grade).toBe("high");
  expect(grade({ supports: ["adler-2011/pain"] }).grade).toBe("high");
  expect(grade({ supports: ["olsen-2005/pain"] }).grade).toBe("high");
  expect(grade({ opposes: ["faber-2020/work"] }).grade).toBe("high");
});

test("studies of people without chance or without a control group start low", () => {
  expect(grade({ supports: ["moser-2014/appearance"] }).grade).toBe("low");
  expect(grade({ supports: ["gruber-2009/clearance"] }).grade).toBe("low");
  expect(grade({ supports: ["lund-2023/alone"] }).grade).toBe("low");
});

test("narrative reviews, animals and cells lift no grade", () => {
  expect(grade({ background: ["keller-2018"] }).grade).toBeNull();
  expect(grade({ opposes: ["jansen-2016/hormone"] }).grade).toBeNull();
  const supports = ["moser-2014/appearance"];
  expect(grade({ supports, background: ["keller-2018"] }).grade).toBe("low");
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
  const byChance = (results: Parameters<typeof claimOn>[0]) => grade(results).byChance;
  const supports = ["hagen-2025/improved", "gruber-2009/clearance"];
  expect(byChance({ supports, opposes: ["faber-2020/work"] })).toEqual({ studies: 2, of: 3 });
  const casesToo = { supports: ["lund-2023/any"] };
  expect(byChance(casesToo)).toEqual({ studies: 0, of: 1 });
  expect(grade(casesToo).start).toBe("low");
});

test("a concern takes one step off or two, and no grade falls below very low", () => {
  const supports = ["adler-2011/pain"];
  const indirect = { kind: "indirectness", steps: 2, why } as const;
  expect(grade({ supports, concerns: [{ kind: "risk of bias", why }] }).grade).toBe("moderate");
  expect(grade({ supports, concerns: [indirect] }).grade).toBe("low");
  expect(
    grade({
      supports,
      concerns: [indirect, { kind: "imprecision", why }, { kind: "inconsistency", why }],
    }).grade,
  ).toBe("very low");
});

test("no grade is higher than the surest review's own authors put it", () => {
  expect(grade({ supports: ["dorn-2024/pain"] })).toMatchObject({
    grade: "very low",
    cappedByAuthors: true,
  });
  expect(grade({ supports: ["dorn-2024/pain", "castell-2016/pain"] }).grade).toBe("moderate");
  expect(
    grade({
      supports: ["castell-2016/pain"],
      concerns: [{ kind: "indirectness", steps: 2, why }],
    }),
  ).toMatchObject({ grade: "low", cappedByAuthors: false });
});

test("it says what the grade rests on, each study once, and nothing that counts for no grade", () => {
  const background = ["keller-2018"];
  expect(
    grade({
      supports: ["adler-2011/pain", "ibsen-2014/increase"],
      opposes: ["ibsen-2014/count"],
      background,
    }).basis,
  ).toBe("1 meta-analysis and 1 randomized trial");
  expect(
    grade({ supports: ["adler-2011/pain"], opposes: ["brandt-2015/pain"], background }).basis,
  ).toBe("2 meta-analyses");
  expect(grade({ background }).basis).toBe("1 narrative review");
});

test.each([
  [["castell-2016", "olsen-2005"], "1 meta-analysis and 1 systematic review"],
  [["hagen-2025", "ibsen-2014", "moser-2014"], "2 randomized trials and 1 controlled trial"],
  [["gruber-2009", "jansen-2016"], "1 observational study and 1 laboratory study"],
])("%j are %s", (background, basis) => {
  expect(grade({ background }).basis).toBe(basis);
});
