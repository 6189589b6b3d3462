import { expect, test } from "vitest";
import { listAskFirst } from "./ask-first.server.ts";
import { listChanges } from "./changes.server.ts";
import { listClaims } from "./claims.server.ts";
import { listDevices } from "./devices.server.ts";
import { describeEffect, measureEffect } from "./effect.ts";
import { fillNumbers } from "./fill-numbers.server.ts";
import { gradeEvidence } from "./grade.ts";
import { headline } from "./headline.ts";
import { listStudies } from "./studies.server.ts";
import { testedVerdict } from "./verdict.ts";

// What holds for every record of content/. The rules themselves are tested on made-up records, in *.fixture.test.ts.

const studies = listStudies();

test("each study is in the ledger once", () => {
  expect(new Set(studies.map((study) => study.title)).size).toBe(studies.length);
  for (const identifier of ["doi", "pmid"] as const) {
    const known = studies.flatMap((study) => study[identifier]?.toLowerCase() ?? []);
    expect(new Set(known).size, identifier).toBe(known.length);
  }
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

test("every figure lies in the interval that stands beside it", () => {
  const number = (text = "") => Number(text.replace("−", "-").replaceAll(",", ""));
  const outside = listStudies().flatMap(({ id, outcomes }) =>
    Object.entries(outcomes).flatMap(([name, outcome]) => {
      const words = describeEffect(outcome) ?? "";
      const [, from, to] = /likely range (\S+) to ([^,)]+)/.exec(words) ?? [];
      const [value] = /−?\d[\d.,]*/.exec(words) ?? [];
      const within = number(from) <= number(value) && number(value) <= number(to);
      return from && !within ? `${id}/${name}: ${words}` : [];
    }),
  );
  expect(outside).toEqual([]);
});

test.each(listClaims())("$id gives a reason wherever it is below its start", (claim) => {
  const { tested, start, cappedByAuthors } = gradeEvidence(claim);
  expect(tested === start).toBe(claim.concerns.length === 0 && !cappedByAuthors);
});

test.each(listClaims())("$id names the tested light where its verdict is another", (claim) => {
  const graded = gradeEvidence(claim);
  if (testedVerdict(claim, graded)) expect(claim.statement.tested).toBeTruthy();
});

test("every claim has a headline that fits a row", () => {
  for (const claim of listClaims()) {
    const { figure, unit } = headline(claim);
    expect(`${figure} ${unit}`.length, claim.id).toBeLessThanOrEqual(30);
  }
});

test("the list of who has to ask first has nobody twice and no link that is not encrypted", () => {
  const kinds = new Set(listAskFirst().map(({ kind }) => kind));
  const items = [...kinds].flatMap((kind) => fillNumbers(`{{ask-first ${kind}}}`).split("\n"));
  expect(new Set(items).size).toBe(listAskFirst().length);
  expect(items.filter((item) => item.includes("](http:"))).toEqual([]);
});

test.each(listClaims())("the history of $id ends with its verdict of today", (claim) => {
  const last = claim.history.at(-1);
  const { size } = measureEffect(claim);
  expect({ grade: last?.grade, effect: last?.effect }, "add an entry that says why").toEqual({
    grade: gradeEvidence(claim).grade,
    effect: size,
  });
  expect(claim.history.map(({ on }) => on)).toEqual(claim.history.map(({ on }) => on).toSorted());
});

test("each corrected finding is in the list of changes, with both texts and the reason", () => {
  const findings = listStudies().filter(({ corrected }) => corrected);
  for (const { id, finding } of findings) {
    const correction = listChanges().find(({ about, is }) => about.id === id && is === finding);
    expect(correction, id).toMatchObject({
      kind: "correction",
      was: expect.stringMatching(/\w/),
    });
    expect(correction?.why, id).toMatch(/\.$/);
    expect(correction?.was, id).not.toBe(finding);
  }
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
