import { expect, test } from "vitest";
import { listChanges } from "./changes.server.ts";
import { listClaims } from "./claims.server.ts";
import { listDevices } from "./devices.server.ts";
import { gradeEvidence } from "./grade.ts";
import { headline } from "./headline.ts";
import { isStudyId, listStudies } from "./studies.server.ts";
import { testedVerdict } from "./verdict.ts";

// What holds for every record of content/. The rules themselves are tested on made-up records, in *.fixture.test.ts.

const studies = listStudies();

test("each study is in the ledger once", () => {
  expect(new Set(studies.map((study) => study.title)).size).toBe(studies.length);
});

test.each(studies)("the record of $id agrees with itself", (study) => {
  const { id, finding, certainty, participants, ...record } = study;
  expect(id, "its first author and year").toMatch(/^[a-z0-9-]+-\d{4}(-[a-z]+)?$/);
  expect(id).toContain(String(study.year));
  expect(study.url).toMatch(/^https?:/);
  expect(finding).toMatch(/\.$/);

  // A reader sees the finding in the list of references, and the outcomes' figures in the text above it.
  const known = numbersIn(JSON.stringify({ ...record, certainty, participants }));
  const figures = numbersIn(finding).filter((figure) => !Number.isInteger(figure));
  expect(figures.filter((figure) => !known.includes(figure))).toEqual([]);

  const people = Object.values(study.arms).map((arm) => arm.people ?? Number.NaN);
  const sum = people.reduce((total, arm) => total + arm, 0);
  if (people.length > 0 && !Number.isNaN(sum)) {
    expect([participants, study.randomised, study.analysed], "the arms add up").toContain(sum);
  }
  for (const [name, outcome] of Object.entries(study.outcomes)) {
    const { favours, significant, p = "", effect } = outcome;
    const all = participants ?? study.analysed ?? Number.POSITIVE_INFINITY;
    expect(outcome.people ?? 0, name).toBeLessThanOrEqual(all);
    expect(outcome.trials ?? 0, name).toBeLessThanOrEqual(study.trials ?? Number.POSITIVE_INFINITY);
    const none = effect?.kind === "RR" ? 1 : 0;
    if (effect?.ci) {
      const [from, to] = effect.ci;
      expect(favours === "neither", name).toBe(from < none && none < to);
    }
    if (/^[<=\s]*0?\.0[0-4]/.test(p)) expect(favours, name).not.toBe("neither");
    if (/^[>=\s]*0?\.[1-9]/.test(p)) expect(favours ?? "neither", name).toBe("neither");
    if (significant !== undefined) expect(favours !== "neither", name).toBe(significant);
  }
  if (certainty?.grade) {
    expect(certainty.asWritten, "words that the grade is read from").toContain(certainty.grade);
    expect(certainty.asWritten).toMatch(/GRADE|quality|certainty/);
  }
});

const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

test("a type of device claims no clearance", () => {
  expect(JSON.stringify(listDevices())).not.toMatch(/clear|fda|510/i);
});

test.each(listClaims())("$id names the tested light where its verdict is another", (claim) => {
  const graded = gradeEvidence(claim);
  if (testedVerdict(claim, graded)) expect(claim.statement.tested).toBeTruthy();
});

test.each(listClaims())(
  "$id has no number but those of its own studies",
  ({ page: _, ...claim }) => {
    const { supports, opposes, background } = claim;
    const own = [...supports, ...opposes].map((outcome) => outcome.split("/")[0]);
    const numbers = JSON.stringify(claim).matchAll(/\{\{([\w-]+)/g);
    const used = Array.from(numbers, ([, id = ""]) => id).filter(isStudyId);
    expect(used.filter((id) => ![...own, ...background].includes(id))).toEqual([]);
  },
);

test("every claim has a headline that fits a row", () => {
  for (const claim of listClaims()) {
    const { figure, unit } = headline(claim);
    expect(`${figure} ${unit}`.length, claim.id).toBeLessThanOrEqual(30);
  }
});

test.each(listClaims())("the history of $id is in the order of its days", ({ history }) => {
  const days = history.map(({ on }) => on);
  expect(days).toEqual(days.toSorted());
});

test("corrections of pages keep their ids", () => {
  const pages = listChanges().filter(
    ({ about, on }) => about.kind === "page" && on === "2026-11-22",
  );
  expect(Object.fromEntries(pages.map(({ id, about }) => [id, about.id]))).toEqual({
    "page-1": "/benefits/pain-inflammation",
    "page-2": "/benefits/hormonal-health",
    "page-3": "/benefits/skin-health",
    "page-4": "/benefits/pain-inflammation",
    "page-5": "/benefits/hair-growth",
  });
});
