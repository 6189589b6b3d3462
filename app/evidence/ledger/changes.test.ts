import { describe, expect, test } from "vitest";
import { changeKinds, lastChange, listChanges, verdictThen } from "./changes.server.ts";
import { listClaims } from "./claims.server.ts";
import { measureEffect } from "./effect.ts";
import { gradeEvidence } from "./grade.ts";
import { findStudy, listStudies } from "./studies.server.ts";

const changes = listChanges();
const of = (about: string) => changes.filter((change) => change.about.id === about);

test.each(listClaims())("the history of $id ends with its verdict of today", (claim) => {
  const last = claim.history.at(-1);
  const { size } = measureEffect(claim);
  expect({ grade: last?.grade, effect: last?.effect }, "add an entry that says why").toEqual({
    grade: gradeEvidence(claim).grade,
    effect: size,
  });
  expect(claim.history.map(({ on }) => on)).toEqual(claim.history.map(({ on }) => on).toSorted());
});

describe("the list", () => {
  test("is newest first, with an id of its own for each", () => {
    expect(changes.map(({ on }) => on)).toEqual(
      changes
        .map(({ on }) => on)
        .toSorted()
        .reverse(),
    );
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
    for (const kind of changeKinds)
      expect(changes.some((change) => change.kind === kind)).toBe(true);
  });

  test("has the first 29 corrected findings and the one after, with both texts and the reason", () => {
    const findings = listStudies().filter(({ corrected }) => corrected);
    expect(findings).toHaveLength(30);
    for (const { id, finding } of findings) {
      const correction = of(id).find(({ is }) => is === finding);
      expect(correction, id).toMatchObject({
        kind: "correction",
        was: expect.stringMatching(/\w/),
      });
      expect(correction?.why, id).toMatch(/\.$/);
      expect(correction?.was, id).not.toBe(finding);
    }
  });

  test("says what a verdict was, what it is, and why", () => {
    expect(of("neck-pain")).toMatchObject([
      {
        kind: "changed verdict",
        was: "Moderate certainty. Effect: unclear.",
        is: "Low certainty. Effect: moderate.",
        why: expect.stringContaining("From moderate to low"),
      },
      { kind: "addition", was: null, is: "Moderate certainty. Effect: unclear." },
    ]);
    expect(of("psoriasis")[0]).toMatchObject({ kind: "correction", was: null });
  });

  test("has what came in, what was withdrawn, and what a page said", () => {
    const { added } = findStudy("bragato-2025");
    expect(of("bragato-2025")).toMatchObject([{ kind: "addition", on: added }]);
    expect(of("ershadi-2025")).toMatchObject([{ kind: "correction", is: null }]);
    expect(of("/benefits/hormonal-health")).toHaveLength(1);
  });
});

test("a page knows its last change, and a thing that never changed has none", () => {
  const never = listStudies().find(({ added, history }) => !added && !history);
  expect(lastChange({ about: never?.id ?? "" })).toBeNull();
  expect(lastChange({ about: "chow-2009" })).toEqual({
    on: "2026-11-22",
    href: "/changes?about=chow-2009",
  });
  expect(lastChange({ topic: "hair" })?.href).toBe("/changes?topic=hair");
});

test("what nobody tested in people has no certainty", () => {
  expect(verdictThen({ grade: null, effect: null })).toBe("Not tested in people.");
});
