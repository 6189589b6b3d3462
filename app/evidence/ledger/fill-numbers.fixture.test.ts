import { expect, test } from "vitest";
import { madeUpClaim } from "../../../tests/support/made-up-content.ts";
import { fillNumbers } from "./fill-numbers.server.ts";
import { gradeEvidence } from "./grade.ts";
import { verdict } from "./verdict.ts";

const hormones = madeUpClaim("rat-hormones");

test.each([
  ["{{adler-2011/pain}}", "18.4 mm"],
  ["{{adler-2011/pain number}}", "18.4"],
  ["{{adler-2011/pain rounded}}", "18 mm"],
  ["{{adler-2011/pain points}}", "18 points"],
  ["{{adler-2011/pain ci}}", "9.6 to 27.2"],
  ["{{adler-2011/pain trials}}", "9"],
  ["{{adler-2011/pain trials in words}}", "nine"],
  ["{{adler-2011/mood people}}", "610"],
  ["{{adler-2011 trials}}", "14"],
  ["{{adler-2011 year}}", "2011"],
  ["{{brandt-2015/pain ci}}", "−0.66 to 0.1"],
  ["{{brandt-2015/pain i2}}", "66"],
  ["{{castell-2016 participants}}", "1,040"],
  ["{{ibsen-2014/increase comparator}}", "11% increase"],
  ["{{faber-2020/work p}}", ".31"],
  ["{{eklund-2013 wavelengths}}", "830 nm"],
  ["{{eklund-2013 energyPerPoint}}", "6 J"],
  ["{{eklund-2013 perWeek in words}}", "two"],
  ["{{ibsen-2014 irradiance}}", "6.4 mW/cm²"],
  ["{{ibsen-2014 power}}", "5.02 mW"],
  ["{{ibsen-2014 minutes}}", "25"],
  ["{{ibsen-2014 sessions}}", "56–60"],
  ["{{ibsen-2014 weeks}}", "16"],
  ["{{ibsen-2014 randomised}}", "47"],
  ["{{ibsen-2014 analysed}}", "42"],
  ["{{faber-2020 energy}}", "150 J"],
  ["{{nagy-2023#high fluence}}", "6.5 J/cm²"],
  ['{{gruber-2009 "60 to 100%"}}', "60 to 100%"],
  ["{{hair-growth wavelengths}}", "620–680 nm"],
  ["{{hair-growth irradiance}}", "4 mW/cm²"],
  ["{{hair-growth distance}}", "Worn on the scalp"],
  ["{{hair-growth frequency}}", "every third day"],
  ["{{hair-growth course}}", "5 months"],
  ["{{hair-growth minutes}}", "20–25 min"],
  ["{{hair-growth fluence}}", "4.8–6 J/cm²"],
  ["{{hair-growth sum}}", "4 × 1,200 ÷ 1,000 = 4.8 J/cm²"],
  ["{{sore-knees grade}}", "Very weak evidence for a lamp at home"],
  [
    "{{sore-knees verdict}}",
    "We don’t know if a home lamp helps sore knees. A laser probably helps sore knees.",
  ],
  ["{{rat-hormones verdict}}", verdict(hormones, gradeEvidence(hormones).grade)],
  ["{{uses}}, {{uses moderate}}, {{studies}}", "13, 4, 18"],
  ["{{face-mask price}}", "$90–$410"],
  ["{{full-body-panel price}}", "$1,000–$2,900+"],
  ["{{panel 18}}", "15 mW/cm²"],
  [
    "{{panel size}}, {{panel leds}}, {{panel beam}}, {{panel light}}",
    "8 × 12 inches (20 × 30 cm), 60 LEDs, 60°, 46 watts",
  ],
  ["{{dose 20 15}}", "18 J/cm²"],
  ["{{sum 20 15}}", "20 × 900 ÷ 1,000 = 18 J/cm²"],
  ["{{sum panel-12 5}}", "30 × 300 ÷ 1,000 = 9 J/cm²"],
  ["{{dose hair-growth 20}}", "4.8 J/cm²"],
  ["{{timer panel-12 6}}", "3:20"],
  ["{{spec 5–10 minutes}} {{ours 6\u00a0inches}}", "5–10 minutes 6\u00a0inches"],
  [
    "{{sum {{dose 20 15}} × 1,000 ÷ {{panel 18}} = 1,200 seconds}}",
    "18 J/cm² × 1,000 ÷ 15 mW/cm² = 1,200 seconds",
  ],
  [
    "{{sum $300 ÷ 91 = $3.30}} {{sum 86.2 − 69.5 + 2 × 3 = 22.7}}",
    "$300 ÷ 91 = $3.30 86.2 − 69.5 + 2 × 3 = 22.7",
  ],
  ["{{skin epidermis}}", "60 µm"],
])("%s is %s", (braces, filled) => {
  expect(fillNumbers(`a ${braces} b`)).toBe(`a ${filled} b`);
});

test.each([
  [
    "medicine",
    "- **Dream tablets** (dreamers, sleep of the just). Nobody has ever taken them. " +
      'Ask your doctor: "I take dream tablets: should I wake up?" ' +
      "Source: [A made-up maker](https://example.org/dream-tablets).",
  ],
  ["emergency sign", "Turn the lamp off and call 911 now. Source: ["],
])("the list of who has to ask first, by kind: %s", (kind, item) => {
  expect(fillNumbers(`{{ask-first ${kind}}}`)).toContain(item);
});

test("texts are filled wherever they are in the data", () => {
  expect(fillNumbers({ a: ["{{dose 20 15}}", 1, null], b: { c: "{{adler-2011/pain}}" } })).toEqual({
    a: ["18 J/cm²", 1, null],
    b: { c: "18.4 mm" },
  });
});

test.each([
  "adler-2011/hips",
  "adler-2010/pain",
  "adler-2011/pain age",
  "adler-2011/pain i2",
  "nagy-2023/sleep",
  "adler-2011 age",
  "adler-2011# year",
  "#adler-2011 year",
  "keller-2018 participants",
  "dorn-2024 fluence",
  "dorn-2024 weeks",
  "nagy-2023 fluence",
  "nagy-2023#9-j fluence",
  'gruber-2009 "61 to 100%"',
  'gruber-2009 "0 to 100%"',
  'gruber-2009 about "60 to 100%"',
  'gruber-2009 "60 to 100%" each',
  "hair-growth price",
  "light-box price",
  "dose 20",
  "dose panel-17 5",
  "dose half-panel-12 5",
  "panel 7",
  "knees verdict",
  "rat-hormones",
  "ask-first herb",
  "castell-2016 participants in words",
  "",
])("{{%s}} ends with a message that names it", (inside) => {
  expect(() => fillNumbers(`{{${inside}}}`)).toThrow(`The ledger has nothing for {{${inside}}}`);
});
