import { expect, test } from "vitest";
import { listAskFirst } from "./ask-first.server.ts";
import { findClaim, listClaims } from "./claims.server.ts";
import { fillNumbers } from "./fill-numbers.server.ts";
import { gradeEvidence } from "./grade.ts";
import { listStudies } from "./studies.server.ts";
import { verdict } from "./verdict.ts";

const testosterone = findClaim("testosterone");

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
  ["{{stausholm-2019 trials in words}}", "twenty-two"],
  ["{{bragato-2025 irradiance}}", "6.4 mW/cm²"],
  ["{{bragato-2025 power}}", "5.02 mW"],
  ["{{bragato-2025 minutes in words}}", "twenty-one"],
  ["{{bragato-2025 sessions}}", "8–12"],
  ["{{bragato-2025 weeks}}", "4"],
  ["{{bragato-2025 randomised}}", "95"],
  ["{{ablon-2010 analysed}}", "9"],
  ["{{de-almeida-2012 energy}}", "20 J"],
  ["{{gimenez-2023#6-5-j fluence}}", "6.5 J/cm²"],
  ['{{zein-2018 "100 mW/cm²"}}', "100 mW/cm²"],
  ["{{hair-growth wavelengths}}", "630–670 nm"],
  ["{{hair-growth irradiance}}", "5 mW/cm²"],
  ["{{hair-growth distance}}", "Worn on the scalp"],
  ["{{hair-growth frequency}}", "every other day"],
  ["{{hair-growth course}}", "6-9 months to regrowth"],
  ["{{hair-growth minutes}}", "20–25 min"],
  ["{{hair-growth fluence}}", "6–7.5 J/cm²"],
  ["{{hair-growth sum}}", "5 × 1,200 ÷ 1,000 = 6 J/cm²"],
  ["{{knee-osteoarthritis grade}}", "Very weak evidence"],
  ["{{testosterone verdict}}", verdict(testosterone, gradeEvidence(testosterone).grade)],
  ["{{face-mask price}}", "$100–$400"],
  ["{{full-body-panel price}}", "$1,000–$3,000+"],
  ["{{panel 18}}", "20 mW/cm²"],
  ["{{skin epidermis}}", "60 µm"],
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
  ["emergency sign", "Turn the lamp off and call 911 now. Source: ["],
])("the list of who has to ask first, by kind: %s", (kind, item) => {
  expect(fillNumbers(`{{ask-first ${kind}}}`)).toContain(item);
});

test("the list has nobody twice and no link that is not encrypted", () => {
  const kinds = new Set(listAskFirst().map(({ kind }) => kind));
  const items = [...kinds].flatMap((kind) => fillNumbers(`{{ask-first ${kind}}}`).split("\n"));
  expect(new Set(items).size).toBe(listAskFirst().length);
  expect(items.filter((item) => item.includes("](http:"))).toEqual([]);
});

test("claims are counted, all and by grade, and so are studies", () => {
  const claims = listClaims();
  const byGrade = Map.groupBy(claims, (claim) => gradeEvidence(claim).grade);
  for (const [grade, { length }] of byGrade) {
    expect(fillNumbers(`{{uses ${grade}}}`)).toBe(String(length));
  }
  expect(fillNumbers("{{uses}}, {{studies}}")).toBe(`${claims.length}, ${listStudies().length}`);
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
  "chow-2009/pain i2",
  "chow-2009/pain comparator",
  "lima-2019/cell-proliferation",
  "chow-2009 age",
  "chow-2009# year",
  "#chow-2009 year",
  "hadis-2016 participants",
  "son-2025 fluence",
  "son-2025 irradiance",
  "son-2025 power",
  "son-2025 energy",
  "son-2025 energyPerPoint",
  "son-2025 minutes",
  "son-2025 sessions",
  "son-2025 perWeek",
  "son-2025 weeks",
  "gimenez-2023 fluence",
  "gimenez-2023#9-j fluence",
  'hadis-2016 "44%"',
  'hadis-2016 "3%"',
  'zein-2018 about "100 mW/cm²"',
  'zein-2018 "100 mW/cm²" each',
  "hair-growth price",
  "light-box price",
  "face-mask weight",
  "dose 20",
  "dose panel-17 5",
  "dose panel-12cm 5",
  "dose half-panel-12 5",
  "panel 7",
  "knees verdict",
  "testosterone",
  "testosterone price",
  "ask-first herb",
  "perez-2025 participants in words",
  "",
])("{{%s}} ends with a message that names it", (inside) => {
  expect(() => fillNumbers(`{{${inside}}}`)).toThrow(`The ledger has nothing for {{${inside}}}`);
});
