import { expect, test } from "vitest";
import { listAskFirst } from "./ask-first.server.ts";
import { fillNumbers } from "./fill-numbers.server.ts";

test.each([
  ["{{chow-2009/pain}}", "19.86 mm"],
  ["{{chow-2009/pain number}}", "19.86"],
  ["{{chow-2009/pain rounded}}", "20 mm"],
  ["{{chow-2009/pain ci}}", "10.04 to 29.68"],
  ["{{chow-2009/pain trials}}", "11"],
  ["{{chow-2009/pain trials in words}}", "eleven"],
  ["{{huang-2015-knee/pain ci}}", "−0.66 to 0.1"],
  ["{{huang-2015-back/pain ci}}", "9.72 to 17.42"],
  ["{{lanzafame-2014/increase comparator}}", "11.05% increase"],
  ["{{liu-2019/hair-density people}}", "667"],
  ["{{tsuk-2020/total-work p}}", ".31"],
  ["{{huang-2015-knee/pain i2}}", "66"],
  ["{{perez-2025 participants}}", "3,098"],
  ["{{chow-2009 trials}}", "16"],
  ["{{chow-2009 year}}", "2009"],
  ["{{hegedus-2009 wavelengths}}", "830 nm"],
  ["{{hegedus-2009 energyPerPoint}}", "6 J"],
  ["{{hegedus-2009 perWeek in words}}", "two"],
  ["{{gimenez-2023#6-5-j fluence}}", "6.5 J/cm²"],
  ['{{zein-2018 "100 mW/cm²"}}', "100 mW/cm²"],
  ["{{hair-growth wavelengths}}", "630–670 nm"],
  ["{{hair-growth minutes}}", "20–25 min"],
  ["{{hair-growth fluence}}", "6–7.5 J/cm²"],
  ["{{hair-growth sum}}", "5 × 1,200 ÷ 1,000 = 6 J/cm²"],
  ["{{claim knee-osteoarthritis grade}}", "very low certainty"],
  ["{{claim testosterone grade}}", "no grade"],
  ["{{claim testosterone effect}}", "Not tested in people"],
  [
    "{{claim testosterone}}",
    "Nobody has tested in people whether red light raises testosterone in men.",
  ],
  ["{{face-mask price}}", "$100–$400"],
  ["{{full-body-panel price}}", "$1,000–$3,000+"],
  ["{{panel 18}}", "20 mW/cm²"],
  ["{{dose 20 15}}", "18 J/cm²"],
  ["{{sum 20 15}}", "20 × 900 ÷ 1,000 = 18 J/cm²"],
  ["{{sum panel-12 5}}", "40 × 300 ÷ 1,000 = 12 J/cm²"],
  ["{{dose hair-growth 20}}", "6 J/cm²"],
])("%s is %s", (braces, filled) => {
  expect(fillNumbers(`a ${braces} b`)).toBe(`a ${filled} b`);
});

test.each([
  [
    "medicine",
    "- **Voriconazole for fungal infection**. It is among the medicines most consistently tied to light reactions, and for some such medicines skin cancer at the site is a concern. " +
      'Ask your doctor: "I take voriconazole: should I avoid light devices altogether?" ' +
      "Source: [Drug Safety, 2019 (abstract)](https://pubmed.ncbi.nlm.nih.gov/30888626/).",
  ],
  ["medicine", "- **Isotretinoin capsules for acne** (Roaccutane, Accutane, oral isotretinoin). "],
  ["life stage", "- **Breastfeeding** (nursing). Masks have not been tested"],
  ["emergency sign", "Turn the lamp off and call your emergency number now. Source: ["],
])("the list of who has to ask first, by kind: %s", (kind, item) => {
  expect(fillNumbers(`{{ask-first ${kind}}}`)).toContain(item);
});

test("the list has nobody twice and no link that is not encrypted", () => {
  const kinds = new Set(listAskFirst().map(({ kind }) => kind));
  const items = [...kinds].flatMap((kind) => fillNumbers(`{{ask-first ${kind}}}`).split("\n"));
  expect(new Set(items).size).toBe(listAskFirst().length);
  expect(items.filter((item) => item.includes("](http:"))).toEqual([]);
});

test("texts are filled wherever they are in the data", () => {
  expect(fillNumbers({ a: ["{{dose 20 15}}", 1, null], b: { c: "{{chow-2009/pain}}" } })).toEqual({
    a: ["18 J/cm²", 1, null],
    b: { c: "19.86 mm" },
  });
});

test.each([
  "chow-2009/hips",
  "chow-2010/pain",
  "chow-2009/pain age",
  "chow-2009 age",
  "gimenez-2023 fluence",
  "gimenez-2023#9-j fluence",
  'hadis-2016 "44%"',
  'hadis-2016 "3%"',
  "hair-growth price",
  "light-box price",
  "face-mask weight",
  "dose 20",
  "dose panel-17 5",
  "panel 7",
  "claim knees",
  "claim testosterone price",
  "ask-first herb",
  "perez-2025 participants in words",
  "",
])("{{%s}} ends with a message that names it", (inside) => {
  expect(() => fillNumbers(`{{${inside}}}`)).toThrow(`The ledger has nothing for {{${inside}}}`);
});
