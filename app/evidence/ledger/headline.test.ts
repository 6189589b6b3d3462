import { expect, test } from "vitest";
import { type Claim, findClaim, listClaims } from "./claims.server.ts";
import { headline } from "./headline.ts";
import type { OutcomeRef } from "./studies.server.ts";

const NOTHING = { supports: [], opposes: [] };

/** Of a claim that has this outcome alone. */
const headlineOf = (main: OutcomeRef) =>
  headline({ ...findClaim("neck-pain"), main, supports: [main], opposes: [] });

test("a difference on a scale is rounded, with its interval and who is behind it", () => {
  expect(headlineOf("chow-2009/pain")).toEqual({
    figure: "20",
    other: null,
    unit: "of 100 points",
    interval: "10–30",
    shares: null,
    standardised: null,
    behind: "11 trials",
    without: [],
  });
});

test("studies without a benefit are named, on whichever side of the claim they are", () => {
  const without = (claim: Partial<Claim>) => headline({ ...NOTHING, ...claim }).without;
  // Reviews apart from trials; other outcomes of the same study are no second one.
  expect(
    without({
      supports: ["stausholm-2019/pain", "youssef-2016/pain"],
      opposes: ["huang-2015-knee/pain", "huang-2015-knee/pain-later", "hsieh-2012/pain"],
    }),
  ).toEqual([
    { kind: "review", none: ["Huang 2015"], mixed: [], of: 2 },
    { kind: "trial", none: ["Hsieh 2012"], mixed: [], of: 2 },
  ]);
  // A review that found a benefit, but not in its double-blind trials.
  expect(
    without({
      supports: ["cho-2023/depressive-symptom-severity-any-diagnosis"],
      opposes: ["cho-2023/depression-severity-mdd-double-blind"],
    }),
  ).toEqual([{ kind: "review", none: [], mixed: ["Cho 2023"], of: 1 }]);
  // A follow-up of a trial's people is no trial.
  expect(
    without({
      supports: ["hofling-2013/levothyroxine-dose-needed"],
      opposes: ["hofling-2018/anti-tpo-anti-tg-antibodies"],
    }),
  ).toEqual([{ kind: "study", none: ["Höfling 2018"], mixed: [], of: 2 }]);
  // Where the main result is no difference, the others are those with a benefit.
  expect(
    without({
      main: "tsuk-2020/total-work",
      supports: ["chow-2009/pain"],
      opposes: ["tsuk-2020/total-work"],
    }),
  ).toEqual([{ kind: "trial", none: ["Tsuk 2020"], mixed: [], of: 1 }]);
  // Nothing found, or nothing against: no count. A change since before is compared with nobody.
  expect(without({ opposes: ["tsuk-2020/total-work"] })).toEqual([]);
  expect(without({ supports: ["chow-2009/pain", "ablon-2010/clearance"] })).toEqual([]);
});

test("a scale of 10 becomes points of 100, so that uses can be compared", () => {
  // 1.4 cm of 10, from 0.88 to 1.91.
  expect(headline(findClaim("back-pain"))).toMatchObject({
    figure: "14",
    unit: "of 100 points",
    interval: "9–19",
  });
});

test("a change since before, with nobody to compare, has no figure", () => {
  expect(headline(findClaim("psoriasis"))).toMatchObject({
    figure: "Can’t tell",
    unit: "",
    behind: "one study, 9 people",
  });
});

test("without a main result it says so too when nobody went without the light", () => {
  expect(headline({ ...NOTHING, supports: ["ablon-2010/clearance"] }).figure).toBe("Can’t tell");
});

test("under ten the decimals are kept", () => {
  expect(headline(findClaim("insomnia"))).toMatchObject({ figure: "4.6", interval: "2–7.2" });
});

test("people who got better are counted of a hundred in both groups, also where a difference is printed", () => {
  expect(headline(findClaim("facial-wrinkles"))).toMatchObject({
    figure: "86",
    other: "17",
    unit: "of 100 people",
  });
  expect(headline(findClaim("acne"))).toMatchObject({
    figure: "63",
    other: "35",
    unit: "of 100 people",
    shares: null,
  });
});

test("a standardised difference is a word, with its value beside it", () => {
  expect(headline(findClaim("jaw-joint"))).toMatchObject({
    figure: "Medium effect",
    unit: "",
    interval: "0.27–0.82",
    shares: null,
    standardised: "0.55",
  });
});

test("two groups stand against each other, with signs where they went apart", () => {
  expect(headline(findClaim("chemotherapy-neuropathy"))).toMatchObject({
    figure: "53%",
    other: "0%",
    shares: "change since before",
  });
  expect(headline(findClaim("hair-diameter"))).toMatchObject({
    figure: "+7.5",
    other: "−15.03",
    unit: "µm",
  });
});

test("a ratio is a number of times", () => {
  expect(headlineOf("chow-2009/improved-acute")).toEqual({
    figure: "1.69 times",
    other: null,
    unit: "",
    interval: "1.22–2.33",
    shares: null,
    standardised: null,
    behind: "2 trials",
    without: [],
  });
  expect(headlineOf("huang-2021/complete-healing").figure).toBe("About twice");
});

test.each<[OutcomeRef, string, string, string]>([
  ["kwon-2013/inflammatory-lesions", "77%", "", "one study, 35 people"],
  ["lanzafame-2014/hair-count-16-weeks", "100 vs. 24", "hairs in 2.85 cm²", "one study, 47 people"],
  ["argenta-2017/score-16-weeks", "5 vs. 0", "mTNS points", "one study, 70 people"],
  ["argenta-2017/score-8-weeks", "−6.8 vs. +0.2", "mTNS points", "one study, 70 people"],
  ["brosseau-2005/morning-stiffness", "27", "min", "3 trials"],
  ["chen-2025/wound-shrinkage-area", "7.76", "", "pooled trials"],
  ["bjordal-2003/pain", "30", "of 100 points", "11 trials, 565 people"],
  ["bjordal-2008/pain-632", "14", "of 100 points", "1 trial"],
  ["huang-2021/ulcer-area", "Large effect", "", "pooled trials"],
  ["pjrek-2020/depression-rating-after-treatment", "Small effect", "", "18 trials, 610 people"],
  ["scott-2019/inflammatory-lesions", "No clear difference", "", "pooled trials"],
  ["barolet-2009/type-1-procollagen-reconstructed-skin", "31%", "", "one study"],
])("%s: %s %s, %s", (reference, words, unit, behind) => {
  const [figure, other = null] = words.split(" vs. ");
  expect(headlineOf(reference)).toMatchObject({ figure, other, unit, behind });
});

test("without a figure it says why", () => {
  expect(headline(findClaim("rheumatoid-arthritis")).figure).toBe("No clear difference");
  expect(headline(findClaim("skin-firmness"))).toMatchObject({
    figure: "Better with light",
    behind: "one study, 136 people",
  });
  expect(headline({ supports: [], opposes: ["alves-2016/testosterone-concentration"] })).toEqual({
    figure: "No study in people found",
    other: null,
    unit: "",
    interval: null,
    shares: null,
    standardised: null,
    behind: "",
    without: [],
  });
  const { main: _, ...claim } = findClaim("neck-pain");
  expect(headline(claim).figure).toBe("Better with light");
  expect(headline({ ...claim, supports: [], opposes: claim.supports }).figure).toBe(
    "No clear difference",
  );
});

test("an interval that crosses zero keeps its sign, and names its unit where no figure does", () => {
  expect(headline(findClaim("strength"))).toMatchObject({
    figure: "No clear difference",
    interval: "−1.43 to 10.32 repetitions",
    // A difference in repetitions is no standardised one.
    shares: null,
    standardised: null,
  });
});

test("every claim has one that fits a row", () => {
  for (const claim of listClaims()) {
    const { figure, unit } = headline(claim);
    expect(`${figure} ${unit}`.length, claim.id).toBeLessThanOrEqual(30);
  }
});
