import { expect, test } from "vitest";
import {
  findFigure,
  findOutcome,
  findStudy,
  isStudyId,
  listStudies,
  type OutcomeRef,
  type StudyId,
} from "./studies.server.ts";
import { studySchema } from "./study.ts";

const studies = listStudies();

test("each study is in the ledger once", () => {
  expect(new Set(studies.map((study) => study.title)).size).toBe(studies.length);
  for (const identifier of ["doi", "pmid"] as const) {
    const known = studies.flatMap((study) => study[identifier]?.toLowerCase() ?? []);
    expect(new Set(known).size, identifier).toBe(known.length);
  }
});

test("a study is found by its id, and only ids of studies are ids", () => {
  expect(findStudy("stausholm-2019")).toMatchObject({ id: "stausholm-2019", participants: 1063 });
  expect(isStudyId("stausholm-2019")).toBe(true);
  expect(isStudyId("stausholm-2020")).toBe(false);
  expect(isStudyId("toString")).toBe(false);
});

test("an outcome is found by its study and its name", () => {
  expect(findOutcome("chow-2009/pain")).toMatchObject({
    study: { id: "chow-2009", participants: 820 },
    outcome: { trials: 11, effect: { value: 19.86, unit: "mm" } },
  });
});

test("what the ledger does not have is named in the error", () => {
  expect(() => findStudy("nobody-2020" as StudyId)).toThrow('"nobody-2020"');
  for (const reference of ["nobody-2020/pain", "chow-2009/sleep", "chow-2009"]) {
    expect(() => findOutcome(reference as OutcomeRef)).toThrow(`"${reference}"`);
  }
});

test("the figure of an outcome is found, and one that its paper does not print is missed", () => {
  expect(findFigure("chow-2009/pain")).toBe(19.86);
  expect(() => findFigure("mota-2023/skin-hydration")).toThrow(
    'no figure of "mota-2023/skin-hydration"',
  );
});

test.each(studies)(
  "$id is named after its first author and its year, and its finding is a text",
  (study) => {
    expect(study.id).toMatch(/^[a-z0-9-]+-\d{4}(-[a-z]+)?$/);
    expect(study.id).toContain(String(study.year));
    expect(study.url).toMatch(/^https?:/);
    expect(study.finding).toMatch(/\.$/);
  },
);

test.each(studies)(
  "no more people and trials are behind a figure of $id than are in it",
  (study) => {
    const people = study.participants ?? study.analysed ?? Number.POSITIVE_INFINITY;
    for (const outcome of Object.values(study.outcomes)) {
      expect(outcome.people ?? 0).toBeLessThanOrEqual(people);
      expect(outcome.trials ?? 0).toBeLessThanOrEqual(study.trials ?? Number.POSITIVE_INFINITY);
    }
  },
);

// A reader sees the finding in the list of references, and the outcomes' figures in the text above it.
test.each(studies)("the finding of $id has no figure that its record lacks", (study) => {
  const { finding, ...record } = study;
  const known = numbersIn(JSON.stringify(record));
  const figures = numbersIn(finding).filter((figure) => !Number.isInteger(figure));
  expect(figures.filter((figure) => !known.includes(figure))).toEqual([]);
});

function numbersIn(text: string): readonly number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

test.each(studies)("the arms of $id add up to its people", ({ arms, ...study }) => {
  const people = Object.values(arms).map((arm) => arm.people ?? Number.NaN);
  const sum = people.reduce((total, arm) => total + arm, 0);
  if (people.length === 0 || Number.isNaN(sum)) return;
  expect([study.participants, study.randomised, study.analysed]).toContain(sum);
});

test.each(studies)(
  "what an outcome of $id favours agrees with its interval and its p",
  ({ outcomes }) => {
    for (const [name, { favours, significant, p = "", effect }] of Object.entries(outcomes)) {
      const none = effect?.kind === "RR" ? 1 : 0;
      if (effect?.ci) {
        const [from, to] = effect.ci;
        expect(favours === "neither", name).toBe(from < none && none < to);
      }
      if (/^[<=\s]*0?\.0[0-4]/.test(p)) expect(favours, name).not.toBe("neither");
      if (/^[>=\s]*0?\.[1-9]/.test(p)) expect(favours ?? "neither", name).toBe("neither");
      if (significant !== undefined) expect(favours !== "neither", name).toBe(significant);
    }
  },
);

test.each(studies.filter(({ certainty }) => certainty?.grade))(
  "the authors of $id speak of their evidence where a grade is read from their words",
  ({ certainty }) => {
    expect(certainty?.asWritten).toContain(certainty?.grade);
    expect(certainty?.asWritten).toMatch(/GRADE|quality|certainty/);
  },
);

const [anyStudy] = studies;
const { id: _id, ...record } = anyStudy ?? expect.unreachable();
const corrected = (on: string, was: string) => ({
  ...{ corrected: "2026-11", history: [{ part: "finding", on, was, why: "A reason." }] },
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
  ["a range of one value", armWith({ fluence: { from: 3, to: 3 } })],
])("the schema refuses %s", (_name, wrong) => {
  expect(studySchema.safeParse(record).success).toBe(true);
  expect(studySchema.safeParse({ ...record, ...wrong }).success).toBe(false);
});

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
