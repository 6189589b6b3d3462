import { expect, test } from "vitest";
import { stringify } from "yaml";
import { readFields } from "#app/content/content-files.server.ts";
import { outcomeRef, studyId } from "../../../tests/support/made-up-content.ts";
import { findFigure, findOutcome, findStudy, isStudyId } from "./studies.server.ts";
import { studySchema } from "./study.ts";

test("a study is found by its id, and only ids of studies are ids", () => {
  expect(findStudy(studyId("adler-2011"))).toMatchObject({ id: "adler-2011", participants: 840 });
  expect(isStudyId("adler-2011")).toBe(true);
  expect(isStudyId("adler-2012")).toBe(false);
  expect(isStudyId("toString")).toBe(false);
});

test("an outcome and its figure are found by its study and its name", () => {
  expect(findOutcome(outcomeRef("adler-2011/pain"))).toMatchObject({
    study: { id: "adler-2011", participants: 840 },
    outcome: { trials: 9, effect: { value: 18.4, unit: "mm" } },
  });
  expect(findFigure(outcomeRef("adler-2011/pain"))).toBe(18.4);
});

test("what the ledger does not have is named in the error", () => {
  expect(() => findStudy(studyId("nobody-2020"))).toThrow('"nobody-2020"');
  for (const reference of ["nobody-2020/pain", "adler-2011/sleep", "adler-2011"]) {
    expect(() => findOutcome(outcomeRef(reference))).toThrow(`"${reference}"`);
  }
  // Its paper prints none.
  expect(() => findFigure(outcomeRef("faber-2020/work"))).toThrow('no figure of "faber-2020/work"');
});

const { id: _id, ...record } = findStudy(studyId("gruber-2009"));
const corrected = (on: string, was: string) => ({
  corrected: "2026-11",
  history: [{ part: "finding", on, was, why: "A reason." }],
});

test.each([
  ["a DOI that is none", { doi: "doi:10.1/x" }],
  ["the address of a DOI", { doi: "https://doi.org/10.1000/x" }],
  ["a DOI with words after it", { doi: "10.1000/x and more" }],
  ["a PMID with words before it", { pmid: "PMID 123456" }],
  ["a PMID with words after it", { pmid: "123456 and more" }],
  ["a blank finding", { finding: " " }],
  ["a corrected finding without its correction", { corrected: "2026-11" }],
  ["a corrected finding of another month", corrected("2026-10-31", "Another finding.")],
  ["a correction that changes nothing", corrected("2026-11-01", record.finding)],
  ["an unknown field", { dose: 4 }],
  ["a value outside of its interval", outcomeWith({ value: 30, ci: [1, 20] })],
  ["a value below its interval", outcomeWith({ value: 0.5, ci: [1, 20] })],
  ["a standardised difference in mm", outcomeWith({ kind: "SMD", value: 1, unit: "mm" })],
  ["an arm that is not there", { outcomes: { pain: { measure: "pain", arm: "nowhere" } } }],
  ["a band that goes downwards", armWith({ wavelengths: [[850, 810]] })],
  ["a band of one wavelength", armWith({ wavelengths: [[810, 810]] })],
  ["a range that goes downwards", armWith({ fluence: { from: 9, to: 3 } })],
  ["more J/cm² than any session has", armWith({ fluence: 4000 })],
  ["a range up to more mW/cm² than any light has", armWith({ irradiance: { to: 60_000 } })],
  ["a range of one value", armWith({ fluence: { from: 3, to: 3 } })],
])("the schema refuses %s", (_name, wrong) => {
  expect(studySchema.safeParse(record).success).toBe(true);
  expect(studySchema.safeParse({ ...record, ...wrong }).success).toBe(false);
});

const HOW_TO_COUNT =
  "write a list of items such as {what: blistering, arm: light, people: 2, of: 25}; none reported only where the abstract says so";

test.each([
  ["redness 2 of 30", `: ${HOW_TO_COUNT}`],
  ["{redness: 2}", `: ${HOW_TO_COUNT}`],
  [
    "[{what: redness, people: two, of: many}]",
    '.0.people: is "two": write a number, such as 12 or 0.5',
    '.0.of: is "many": write a number, such as 12 or 0.5',
  ],
  [
    "[{what: redness, arm: lihgt, people: 2}]",
    '.0.arm: no arm is called "lihgt": it has light, sham',
  ],
])(
  "harms that are written wrongly are told how they are counted, never to be denied: %s",
  (harms, ...advice) => {
    const arms = { light: { role: "light" }, sham: { role: "sham" } };
    const above = stringify({ ...record, arms, outcomes: {}, adverseEvents: "Redness." });
    const { problems } = readFields("studies/a.yaml", `${above}harms: ${harms}\n`, studySchema);
    const line = above.split("\n").length;
    expect(problems).toMatchObject(advice.map((each) => ({ line, text: `harms${each}` })));
  },
);

test("a fall has a minus sign, or says in its unit that it is one", () => {
  const takes = (value: number, unit: string) => {
    const pain = { measure: "pain", detail: "percent decrease", effect: { value, unit } };
    return studySchema.safeParse({ ...record, outcomes: { pain } }).success;
  };
  expect(takes(50, "%")).toBe(false);
  expect(takes(-50, "%")).toBe(true);
  expect(takes(50, "% decrease")).toBe(true);
});

test.each([
  ["a value at the start of its interval", outcomeWith({ value: 1, ci: [1, 20] })],
  ["a value at the end of its interval", outcomeWith({ value: 20, ci: [1, 20] })],
  ["a measure that is better when higher", outcomeWith({ value: 20, better: "higher" })],
  ["a correction of the finding", corrected("2026-11-01", "Another finding.")],
])("the schema takes %s", (_name, right) => {
  expect(studySchema.safeParse({ ...record, ...right }).error).toBeUndefined();
});

function outcomeWith(effect: object) {
  return { outcomes: { pain: { measure: "pain", effect } } };
}

function armWith(light: object) {
  return { arms: { light: { role: "light", light } } };
}
