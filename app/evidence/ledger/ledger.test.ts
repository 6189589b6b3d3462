import { expect, test } from "vitest";
import { listAskFirst } from "./ask-first.server.ts";
import { listChanges } from "./changes.server.ts";
import { listClaims } from "./claims.server.ts";
import { describeEffect, measureEffect } from "./effect.ts";
import { fillNumbers } from "./fill-numbers.server.ts";
import { gradeEvidence } from "./grade.ts";
import { headline } from "./headline.ts";
import { listStudies } from "./studies.server.ts";

// What holds for every record of content/. The rules themselves are tested on made-up records, in *.fixture.test.ts.

test("every figure lies in the interval that stands beside it", () => {
  const number = (text = "") => Number(text.replace("−", "-").replaceAll(",", ""));
  const outside = listStudies().flatMap(({ id, outcomes }) =>
    Object.entries(outcomes).flatMap(([name, outcome]) => {
      const words = describeEffect(outcome) ?? "";
      const [, from, to] = /likely range (\S+) to ([^;)]+)/.exec(words) ?? [];
      const [value] = /−?\d[\d.,]*/.exec(words) ?? [];
      const within = number(from) <= number(value) && number(value) <= number(to);
      return from && !within ? `${id}/${name}: ${words}` : [];
    }),
  );
  expect(outside).toEqual([]);
});

test.each(listClaims())("$id gives a reason wherever it is below its start", (claim) => {
  const { grade, start, cappedByAuthors } = gradeEvidence(claim);
  expect(grade === start).toBe(claim.concerns.length === 0 && !cappedByAuthors);
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
