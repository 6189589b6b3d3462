import { expect, test } from "vitest";
import { findClaim, listClaims } from "./claims.server.ts";
import { headline } from "./headline.ts";
import type { OutcomeRef } from "./studies.server.ts";

/** Of a claim that has this outcome alone. */
const headlineOf = (main: OutcomeRef) =>
  headline({ ...findClaim("neck-pain"), main, supports: [main], opposes: [] });

test("a difference on a scale is rounded, with its interval and who is behind it", () => {
  expect(headlineOf("chow-2009/pain")).toEqual({
    figure: "20",
    unit: "of 100 points",
    interval: "10–30",
    shares: null,
    standardised: null,
    behind: "11 trials",
    without: null,
  });
});

test("results without a benefit are counted, on whichever side of the claim they are", () => {
  const without = (supports: OutcomeRef[], opposes: OutcomeRef[], main?: OutcomeRef) =>
    headline({ supports, opposes, ...(main && { main }) }).without;
  // A study's gain in one measure does not hide that it found none in another.
  expect(
    without(
      ["hofling-2013/thyroid-peroxidase-antibodies"],
      ["hofling-2013/thyroglobulin-antibodies"],
    ),
  ).toBe("1 of 2");
  // Where the main result is no difference, the others are those with a benefit.
  expect(without(["chow-2009/pain"], ["tsuk-2020/total-work"], "tsuk-2020/total-work")).toBe(
    "1 of 2",
  );
  // Nothing found, or nothing against: no count.
  expect(without([], ["tsuk-2020/total-work"])).toBeNull();
  expect(without(["chow-2009/pain"], [])).toBeNull();
  // A change since before is compared with nobody.
  expect(without(["chow-2009/pain", "ablon-2010/clearance"], [])).toBeNull();
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
    figure: "No control group",
    unit: "",
    behind: "one study, 9 people",
  });
});

test("under ten the decimals are kept", () => {
  expect(headline(findClaim("insomnia"))).toMatchObject({ figure: "4.6", interval: "2–7.2" });
});

test("percentage points are as printed, so that they are the difference of the shares beside them", () => {
  expect(headline(findClaim("facial-wrinkles"))).toMatchObject({
    figure: "69.5",
    unit: "percentage points",
  });
});

test("a standardised difference is a word, with its value beside it", () => {
  expect(headline(findClaim("jaw-joint"))).toMatchObject({
    figure: "Moderate",
    unit: "",
    interval: "0.27–0.82",
    shares: null,
    standardised: "0.55",
  });
});

test("two groups stand against each other, with signs where they went apart", () => {
  expect(headline(findClaim("chemotherapy-neuropathy")).figure).toBe("53% against 0%");
  expect(headline(findClaim("chemotherapy-neuropathy")).shares).toBe("change since before");
  expect(headline(findClaim("acne")).shares).toBe("of patients");
  const hair = headline(findClaim("hair-diameter"));
  expect([hair.figure, hair.unit]).toEqual(["+7.5 against −15.03", "µm"]);
});

test("a ratio is a number of times", () => {
  expect(headlineOf("chow-2009/improved-acute")).toEqual({
    figure: "1.69",
    unit: "×",
    interval: "1.22–2.33",
    shares: null,
    standardised: null,
    behind: "2 trials",
    without: null,
  });
});

test.each<[OutcomeRef, string, string, string]>([
  ["kwon-2013/inflammatory-lesions", "77%", "", "one study, 35 people"],
  [
    "lanzafame-2014/hair-count-16-weeks",
    "100 against 24",
    "hairs in 2.85 cm²",
    "one study, 47 people",
  ],
  ["argenta-2017/score-16-weeks", "5 against 0", "mTNS points", "one study, 70 people"],
  ["argenta-2017/score-8-weeks", "−6.8 against +0.2", "mTNS points", "one study, 70 people"],
  ["brosseau-2005/morning-stiffness", "27", "min", "3 trials"],
  ["chen-2025/wound-shrinkage-area", "7.76", "", "pooled trials"],
  ["bjordal-2003/pain", "30", "of 100 points", "11 trials, 565 people"],
  ["bjordal-2008/pain-632", "14", "of 100 points", "1 trial"],
  ["huang-2021/ulcer-area", "Large", "", "pooled trials"],
  ["pjrek-2020/depression-rating-after-treatment", "Small", "", "18 trials, 610 people"],
  ["scott-2019/inflammatory-lesions", "None found", "", "pooled trials"],
  ["barolet-2009/type-1-procollagen-reconstructed-skin", "31%", "", ""],
])("%s: %s %s, %s", (reference, figure, unit, behind) => {
  expect(headlineOf(reference)).toMatchObject({ figure, unit, behind });
});

test("without a figure it says why", () => {
  expect(headline(findClaim("rheumatoid-arthritis")).figure).toBe("None found");
  expect(headline(findClaim("skin-firmness"))).toMatchObject({
    figure: "No figure",
    behind: "one study, 136 people",
  });
  expect(headline({ supports: [], opposes: ["alves-2016/testosterone-concentration"] })).toEqual({
    figure: "No study in people found",
    unit: "",
    interval: null,
    shares: null,
    standardised: null,
    behind: "",
    without: null,
  });
  const { main: _, ...claim } = findClaim("neck-pain");
  expect(headline(claim).figure).toBe("No figure");
  expect(headline({ ...claim, supports: [], opposes: claim.supports }).figure).toBe("None found");
});

test("an interval that crosses zero keeps its sign, and names its unit where no figure does", () => {
  expect(headline(findClaim("strength"))).toMatchObject({
    figure: "None found",
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
