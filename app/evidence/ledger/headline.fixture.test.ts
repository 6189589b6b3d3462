import { expect, test } from "vitest";
import { claimOn, madeUpClaim } from "../../../tests/support/made-up-content.ts";
import { headline } from "./headline.ts";

const headlineOf = (main: string) => headline(claimOn({ main, supports: [main] }));

test("a difference on a scale is rounded, with its interval and who is behind it", () => {
  expect(headlineOf("adler-2011/pain")).toEqual({
    figure: "18",
    other: null,
    unit: "of 100 points",
    interval: "10–27",
    shares: null,
    standardised: null,
    behind: "9 trials",
    without: [],
  });
});

test("studies without a benefit are named, on whichever side of the claim they are", () => {
  const without = (results: Parameters<typeof claimOn>[0]) => headline(claimOn(results)).without;
  // Reviews apart from trials; other outcomes of the same study are no second one.
  expect(
    without({
      supports: ["castell-2016/pain", "eklund-2013/pain"],
      opposes: ["brandt-2015/pain", "brandt-2015/pain-later", "faber-2020/work"],
    }),
  ).toEqual([
    { kind: "review", none: ["Brandt 2015"], mixed: [], of: 2 },
    { kind: "trial", none: ["Faber 2020"], mixed: [], of: 2 },
  ]);
  // A review that found a benefit, but not in its double-blind trials.
  expect(without({ supports: ["lund-2023/any"], opposes: ["lund-2023/blind"] })).toEqual([
    { kind: "review", none: [], mixed: ["Lund 2023"], of: 1 },
  ]);
  // A follow-up of a trial's people is no trial.
  expect(without({ supports: ["eklund-2013/pain"], opposes: ["eklund-2016/pain"] })).toEqual([
    { kind: "study", none: ["Eklund 2016"], mixed: [], of: 2 },
  ]);
  // Where the main result is no difference, the others are those with a benefit.
  expect(
    without({
      main: "faber-2020/work",
      supports: ["adler-2011/pain"],
      opposes: ["faber-2020/work"],
    }),
  ).toEqual([{ kind: "trial", none: ["Faber 2020"], mixed: [], of: 1 }]);
  // Nothing found, or nothing against: no count. A change since before is compared with nobody.
  expect(without({ opposes: ["faber-2020/work"] })).toEqual([]);
  expect(without({ supports: ["adler-2011/pain", "gruber-2009/clearance"] })).toEqual([]);
});

test("a scale of 10 becomes points of 100, so that uses can be compared", () => {
  // 1.4 cm of 10, from 0.9 to 1.9.
  expect(headlineOf("castell-2016/pain")).toMatchObject({
    figure: "14",
    unit: "of 100 points",
    interval: "9–19",
  });
});

test("a likely range with no effect in it, or at its end, gives no figure", () => {
  expect(headlineOf("adler-2011/swelling")).toMatchObject({
    figure: "Can’t tell",
    standardised: "0.88",
    interval: "0–1.76",
  });
  expect(headlineOf("adler-2011/walking")).toMatchObject({
    figure: "Can’t tell",
    standardised: null,
    interval: "−5 to 65 m",
  });
  expect(headlineOf("adler-2011/reported").figure).toBe("Can’t tell");
});

test("a range from next to nothing to a large effect gives no size", () => {
  expect(headlineOf("adler-2011/marker")).toMatchObject({
    figure: "Size unclear",
    standardised: "0.66",
    interval: "0.02–1.3",
  });
});

test("a change since before, with nobody to compare, has no figure", () => {
  expect(headline(madeUpClaim("dry-patches"))).toMatchObject({
    figure: "Can’t tell",
    unit: "",
    behind: "one study, 9 people",
  });
  expect(headline(claimOn({ supports: ["gruber-2009/clearance"] })).figure).toBe("Can’t tell");
  // A review of a trial and of case reports that doesn't name a comparison.
  expect(headline(claimOn({ supports: ["olsen-2005/grip"] })).figure).toBe("Can’t tell");
});

test("under ten the decimals are kept", () => {
  expect(headlineOf("ibsen-2014/index")).toMatchObject({ figure: "4.6", interval: "2–7.2" });
});

test("people who got better are counted of a hundred in both groups, also where a difference is printed", () => {
  expect(headline(madeUpClaim("face-lines"))).toMatchObject({
    figure: "80",
    other: "20",
    unit: "of 100 people",
  });
  expect(headlineOf("ibsen-2014/better")).toMatchObject({
    figure: "63",
    other: "35",
    unit: "of 100 people",
    shares: null,
  });
});

test("a standardised difference is a word, with its value beside it", () => {
  expect(headlineOf("adler-2011/opening")).toMatchObject({
    figure: "Medium effect",
    unit: "",
    interval: "0.3–0.8",
    shares: null,
    standardised: "0.55",
  });
});

test("two groups stand against each other, with signs where they went apart", () => {
  expect(headlineOf("ibsen-2014/change")).toMatchObject({
    figure: "53%",
    other: "0%",
    shares: "change since before",
  });
  expect(headlineOf("ibsen-2014/thickness")).toMatchObject({
    figure: "+7.5",
    other: "−15",
    unit: "µm",
  });
});

test("a ratio is a number of times, with one decimal unless it would be 1", () => {
  expect(headlineOf("adler-2011/improved")).toMatchObject({
    figure: "1.7 times",
    unit: "",
    interval: "1.04–2.3 times",
    behind: "2 trials",
  });
  expect(headlineOf("adler-2011/healed").figure).toBe("About twice");
  expect(headlineOf("adler-2011/worse").figure).toBe("About half");
});

test.each([
  ["ibsen-2014/fewer", "77%", "", "one trial, 47 people"],
  ["ibsen-2014/area", "100 vs. 24", "hairs in view", "one trial, 47 people"],
  ["ibsen-2014/score-later", "5 vs. 0", "points", "one trial, 47 people"],
  ["ibsen-2014/score", "−6.8 vs. +0.2", "points", "one trial, 47 people"],
  ["adler-2011/stiffness", "27", "min", "3 trials"],
  ["adler-2011/shrinkage", "7.8", "", "combined trials"],
  ["olsen-2005/pain", "12", "of 100 points", "3 trials, 165 people"],
  ["adler-2011/area", "Large effect", "", "combined trials"],
  ["adler-2011/mood", "Small effect", "", "18 trials, 610 people"],
  ["adler-2011/lesions", "No clear difference", "", "combined trials"],
])("%s: %s %s, %s", (reference, words, unit, behind) => {
  const [figure, other = null] = words.split(" vs. ");
  expect(headlineOf(reference)).toMatchObject({ figure, other, unit, behind });
});

test("without a figure it says why", () => {
  expect(headline(madeUpClaim("stiff-hands")).figure).toBe("No clear difference");
  expect(headlineOf("moser-2014/appearance")).toMatchObject({
    figure: "Better with light",
    behind: "one trial, 136 people",
  });
  expect(headline(madeUpClaim("rat-hormones"))).toEqual({
    figure: "No study in people found",
    other: null,
    unit: "",
    interval: null,
    shares: null,
    standardised: null,
    behind: "",
    without: [],
  });
  const supports = ["adler-2011/pain"];
  expect(headline(claimOn({ supports })).figure).toBe("Better with light");
  expect(headline(claimOn({ opposes: supports })).figure).toBe("No clear difference");
});

test("an interval that crosses zero keeps its sign, and names its unit where no figure does", () => {
  expect(headline(madeUpClaim("lifting"))).toMatchObject({
    figure: "No clear difference",
    interval: "−1.4 to 10.3 repetitions",
    // A difference in repetitions is no standardised one.
    shares: null,
    standardised: null,
  });
});
