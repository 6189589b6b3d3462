import { expect, test } from "vitest";
import { type Claim, findClaim, listClaims } from "./claims.server.ts";
import { gradeEvidence, isInPeople, pools } from "./grade.ts";
import { findOutcome, listStudies } from "./studies.server.ts";
import { studyDesigns } from "./study.ts";

/** A claim with these outcomes and concerns; what else it has does not count for its grade. */
function grade(claim: Partial<Claim>) {
  return gradeEvidence({
    ...findClaim("knee-osteoarthritis"),
    supports: [],
    opposes: [],
    background: [],
    concerns: [],
    ...claim,
  });
}

const why = "A reason.";

test("trials in which chance decides start high, alone or pooled", () => {
  expect(grade({ supports: ["park-2025/improved"] }).grade).toBe("high");
  expect(grade({ supports: ["liu-2019/hair-density"] }).grade).toBe("high");
  expect(grade({ supports: ["bjordal-2003/pain"] }).grade).toBe("high");
  expect(grade({ opposes: ["tsuk-2020/total-work"] }).grade).toBe("high");
});

test("studies of people without chance or without a control group start low", () => {
  expect(grade({ supports: ["wunsch-2014/appearance"] }).grade).toBe("low");
  expect(grade({ supports: ["maiello-2019/hamilton-anxiety-scale"] }).grade).toBe("low");
  expect(grade({ supports: ["cho-2023/depression-severity-mdd-single-arm"] }).grade).toBe("low");
});

test("guidelines, narrative reviews, animals and cells lift no grade", () => {
  expect(grade({ background: ["maghfour-2025", "hamblin-2017"] }).grade).toBeNull();
  expect(grade({ opposes: ["alves-2016/testosterone-concentration"] }).grade).toBeNull();
  expect(grade({ supports: ["wunsch-2014/appearance"], background: ["maghfour-2025"] }).grade).toBe(
    "low",
  );
});

test.each(["guideline", "review", "laboratory"] as const)(
  "no outcome of a %s is one in people",
  (design) => {
    const { study, outcome } = findOutcome("chow-2009/pain");
    expect(isInPeople({ study, outcome })).toBe(true);
    expect(isInPeople({ study: { ...study, design }, outcome })).toBe(false);
  },
);

test("meta-analyses and systematic reviews join the results of others, nothing else does", () => {
  const { study, outcome } = findOutcome("chow-2009/pain");
  expect(studyDesigns.filter((design) => pools({ study: { ...study, design }, outcome }))).toEqual([
    "meta-analysis",
    "systematic review",
  ]);
});

test("chance decided in so many of the studies, and a review of trials and case reports is none of them", () => {
  const byChance = (claim: Partial<Claim>) =>
    gradeEvidence({ ...findClaim("knee-osteoarthritis"), background: [], concerns: [], ...claim })
      .byChance;
  expect(
    byChance({
      supports: ["park-2025/improved", "maiello-2019/hamilton-anxiety-scale"],
      opposes: ["tsuk-2020/total-work"],
    }),
  ).toEqual({ studies: 2, of: 3 });
  const casesToo: Partial<Claim> = {
    supports: ["darwin-2018/regrowth-low-level-laser"],
    opposes: [],
  };
  expect(byChance(casesToo)).toEqual({ studies: 0, of: 1 });
  expect(grade(casesToo).start).toBe("low");
  expect(grade({ supports: ["cho-2023/depressive-symptom-severity-any-diagnosis"] }).start).toBe(
    "low",
  );
});

test("a concern takes one step off or two, and no grade falls below very low", () => {
  const supports = ["liu-2019/hair-density"] as const;
  expect(grade({ supports, concerns: [{ kind: "risk of bias", why }] }).grade).toBe("moderate");
  expect(grade({ supports, concerns: [{ kind: "indirectness", steps: 2, why }] }).grade).toBe(
    "low",
  );
  expect(
    grade({
      supports,
      concerns: [
        { kind: "indirectness", steps: 2, why },
        { kind: "imprecision", why },
        { kind: "inconsistency", why },
      ],
    }).grade,
  ).toBe("very low");
});

test("no grade is higher than the surest review's own authors put it", () => {
  expect(grade({ supports: ["oliveira-2024/pain"] })).toMatchObject({
    grade: "very low",
    cappedByAuthors: true,
  });
  expect(grade({ supports: ["oliveira-2024/pain", "glazov-2016/pain"] }).grade).toBe("moderate");
  expect(
    grade({
      supports: ["glazov-2016/pain"],
      concerns: [{ kind: "indirectness", steps: 2, why }],
    }),
  ).toMatchObject({ grade: "low", cappedByAuthors: false });
});

test("it says what the grade rests on, each study once, and nothing that counts for no grade", () => {
  expect(
    grade({
      supports: ["liu-2019/hair-density", "lanzafame-2014/increase"],
      opposes: ["lanzafame-2014/count"],
      background: ["avci-2014"],
    }).basis,
  ).toBe("1 meta-analysis and 1 randomized trial");
  expect(grade({ background: ["avci-2014"] }).basis).toBe("1 narrative review");
});

test.each([
  ["meta-analysis", "1 meta-analysis", "2 meta-analyses"],
  ["systematic review", "1 systematic review", "2 systematic reviews"],
  ["randomised controlled trial", "1 randomized trial", "2 randomized trials"],
  ["controlled trial", "1 controlled trial", "2 controlled trials"],
  ["observational", "1 observational study", "2 observational studies"],
  ["guideline", "1 expert guideline", "2 expert guidelines"],
  ["review", "1 narrative review", "2 narrative reviews"],
  ["laboratory", "1 laboratory study", "2 laboratory studies"],
] as const)("it counts each %s", (wanted, one, two) => {
  const ids = listStudies()
    .filter(({ design }) => design === wanted)
    .map(({ id }) => id);
  expect(grade({ background: ids.slice(0, 1) }).basis).toBe(one);
  expect(grade({ background: ids.slice(0, 2) }).basis).toBe(two);
});

test.each(listClaims())("$id gives a reason wherever it is below its start", (claim) => {
  const { grade, start, cappedByAuthors } = gradeEvidence(claim);
  expect(grade === start).toBe(claim.concerns.length === 0 && !cappedByAuthors);
});
