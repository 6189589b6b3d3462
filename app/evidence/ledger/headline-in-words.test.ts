import { expect, test } from "vitest";
import { BETTER, CANNOT_TELL, type Headline } from "./headline.ts";
import {
  afterFigure,
  beforeGain,
  detailsInShort,
  detailsInWords,
  dissentByName,
  dissentInWords,
  effectInSentences,
  figureInWords,
} from "./headline-in-words.ts";

const number: Headline = {
  figure: "14",
  other: null,
  unit: "of 100 points",
  interval: "7–21",
  shares: null,
  standardised: null,
  behind: "11 trials",
  without: [],
};
const people: Headline = { ...number, figure: "86", other: "17", unit: "of 100 people" };
const size: Headline = {
  ...number,
  figure: "Medium effect",
  unit: "",
  interval: "0.27–0.82",
  standardised: "0.55",
};

test("a figure is followed by what light gained, and by the other group's figure in its place", () => {
  expect(afterFigure({ ...number, gain: "less pain" })).toBe("of 100 points less pain");
  expect(afterFigure({ ...people, gain: "improved with the mask, {other} with a fake one" })).toBe(
    "of 100 people improved with the mask, 17 with a fake one",
  );
  expect(afterFigure({ ...size, unit: "", gain: "" })).toBe("");
});

test.each([
  [number, "14"],
  [{ ...size, gain: "less pain" }, "Medium effect:"],
  [size, "Medium effect"],
  [{ ...size, standardised: null, figure: "No clear difference" }, "No clear difference"],
  [{ ...size, standardised: null, figure: "Can’t tell", gain: "nine got better" }, "Can’t tell:"],
])("words before a gain have a colon: %#", (headline, words) => {
  expect(beforeGain(headline)).toBe(words);
});

test("in a row two groups stand side by side", () => {
  expect(figureInWords(number)).toBe("14 of 100 points");
  expect(figureInWords(people)).toBe("86 vs. 17 of 100 people");
});

test("studies without a benefit are counted by kind, named for a doctor, and mixed ones are not hidden", () => {
  const words = (without: Headline["without"]) => dissentInWords({ ...number, without });
  const some: Headline["without"] = [
    { kind: "review", none: ["Roe 2015"], mixed: [], of: 4 },
    { kind: "trial", none: ["Doe 2012", "Poe 2013"], mixed: ["Moe 2020"], of: 3 },
  ];
  expect(words([])).toBeNull();
  expect(words(some)).toBe(
    "One of four research reviews and two of three trials found no clear benefit. One of three trials had mixed results.",
  );
  expect(dissentByName({ ...number, without: some })).toBe(
    "One of four research reviews (Roe 2015) and two of three trials (Doe 2012 and Poe 2013) found no clear benefit. One of three trials (Moe 2020) had mixed results.",
  );
  expect(words([{ kind: "study", none: ["Doe 2012"], mixed: [], of: 3 }])).toBe(
    "One of three studies found no clear benefit.",
  );
  const review = { kind: "review", none: ["Doe 2012"], mixed: ["Roe 2015"], of: 3 } as const;
  expect(words([review])).toBe(
    "One of three research reviews found no clear benefit, and one had mixed results.",
  );
  expect(dissentByName({ ...number, without: [review] })).toBe(
    "One of three research reviews (Doe 2012) found no clear benefit, and one (Roe 2015) had mixed results.",
  );
  expect(
    words([
      { ...review, mixed: [] },
      { kind: "trial", none: [], mixed: ["Moe 2020"], of: 2 },
    ]),
  ).toBe(
    "One of three research reviews found no clear benefit, and one of two trials had mixed results.",
  );
  expect(words([{ kind: "review", none: [], mixed: ["Roe 2015"], of: 1 }])).toBe(
    "The one research review had mixed results.",
  );
});

test.each<[Partial<Headline>, string]>([
  [{}, "The true effect is probably between 7 and 21 (11 trials)."],
  [
    { interval: "−1.43 to 10.32 repetitions" },
    "The true effect is probably between −1.43 and 10.32 repetitions (11 trials).",
  ],
  [{ interval: null, behind: "one trial, 60 people" }, "One trial, 60 people."],
  [{ ...size }, "Effect size 0.55, probably between 0.27 and 0.82 (11 trials)."],
  [{ ...size, interval: null }, "Effect size 0.55 (11 trials)."],
  [{ figure: BETTER, interval: null, behind: "" }, "By how much isn’t reported."],
  [
    { figure: CANNOT_TELL, interval: null, behind: "one study, 9 people" },
    "No fair comparison (one study, 9 people).",
  ],
  [
    { ...size, figure: CANNOT_TELL, interval: "0–1.76" },
    "Effect size 0.55, probably between 0 and 1.76 (11 trials).",
  ],
  [{ interval: null, behind: "" }, ""],
])("details are sentences without empty parts: %#", (headline, words) => {
  expect(detailsInWords({ ...number, ...headline })).toBe(words);
});

test("details are in short for a row", () => {
  expect(detailsInShort(size)).toBe("0.55, 0.27–0.82");
  expect(detailsInShort({ ...number, shares: "change since before" })).toBe(
    "change since before, 7–21",
  );
});

test("running text has the range of a figure that people know, and no effect size", () => {
  expect(effectInSentences({ ...number, gain: "less pain with a laser" })).toBe(
    "14 of 100 points less pain with a laser. The true effect is probably between 7 and 21 (11 trials).",
  );
  expect(effectInSentences({ ...size, gain: "less pain with a laser" })).toBe(
    "Medium effect: less pain with a laser.",
  );
});
