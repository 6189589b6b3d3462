import { describe, expect, test } from "vitest";
import { isOn } from "./change-on-page.ts";
import {
  changeKinds,
  lastChange,
  lastChangeOn,
  listChanges,
  studyChanges,
  verdictThen,
} from "./changes.server.ts";
import { listClaims } from "./claims.server.ts";
import { versionOf } from "./data-version.server.ts";
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

  test("has changed verdicts first of a day, then corrections, then what is new", () => {
    const day = changes.filter(({ on }) => on === "2026-11-22").map(({ kind }) => kind);
    expect(new Set(day)).toEqual(new Set(changeKinds));
    expect(day).toEqual(day.toSorted((a, b) => changeKinds.indexOf(a) - changeKinds.indexOf(b)));
  });

  test("says where each thing is", () => {
    expect(of("neck-pain").at(-1)).toMatchObject({
      id: "neck-pain-1",
      topics: ["pain"],
      about: { kind: "claim", name: "Chronic neck pain", href: "/evidence/neck-pain" },
    });
    expect(of("bragato-2025")[0]).toMatchObject({
      ...{ id: "bragato-2025-added", topics: ["skin"], was: null, is: null, why: null },
      about: { kind: "study", name: "Bragato 2025", href: "/studies/bragato-2025" },
    });
    expect(of("ershadi-2025")[0]).toMatchObject({
      ...{ id: "ershadi-2025-withdrawn", topics: ["skin"] },
      about: { kind: "study", name: "Ershadi 2025", href: expect.stringMatching(/^https:/) },
    });
    expect(of("/benefits/hormonal-health").at(-1)).toMatchObject({
      ...{ id: "page-2", kind: "correction", topics: ["hormonal"] },
      about: { kind: "page", name: "Hormonal Health", href: "/benefits/hormonal-health" },
    });
  });

  test("has each corrected finding and the one after, with both texts and the reason", () => {
    const findings = listStudies().filter(({ corrected }) => corrected);
    expect(findings.length).toBeGreaterThanOrEqual(30);
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
    expect(of("neck-pain").slice(-2)).toMatchObject([
      {
        kind: "changed verdict",
        was: "Moderate evidence. Effect unclear.",
        is: "Weak evidence. Medium effect.",
        why: expect.stringContaining("From moderate to low"),
      },
      { kind: "addition", was: null, is: "Moderate evidence. Effect unclear." },
    ]);
    expect(of("psoriasis")[0]).toMatchObject({ kind: "correction", was: null });
  });

  test.each([
    ["surgical-scars", "another certainty", "changed verdict"],
    ["hair-loss-men", "another size", "changed verdict"],
    ["psoriasis", "no size instead of an unclear one", "correction"],
    ["muscle-damage", "the same verdict", "correction"],
  ])("calls the second entry of %s, with %s, a %s", (id, _, kind) => {
    expect(changes.find((change) => change.id === `${id}-2`)?.kind).toBe(kind);
  });

  test("has each correction of a study with the text that it replaced and the one after", () => {
    const [on, why] = ["2026-11-23", "A reason."];
    const study = {
      ...findStudy("chow-2009"),
      finding: "Third finding",
      history: [
        { part: "finding", on, why, was: "First finding" },
        { part: "record", on, why, was: "First record", is: "Second record" },
        { part: "finding", on, why, was: "Second finding" },
      ],
    } as const;
    expect(studyChanges(study)).toMatchObject([
      { id: "chow-2009-1", was: "First finding", is: "Second finding", why },
      { id: "chow-2009-2", was: "First record", is: "Second record" },
      { id: "chow-2009-3", was: "Second finding", is: "Third finding" },
    ]);
  });

  test("has what came in, what was withdrawn, and what a page said", () => {
    const { added } = findStudy("bragato-2025");
    expect(of("bragato-2025")).toMatchObject([{ kind: "addition", on: added }]);
    expect(of("ershadi-2025")).toMatchObject([{ kind: "correction", is: null }]);
    expect(of("/benefits/hormonal-health").map(({ id }) => id)).toContain("page-2");
  });
});

test("corrections of pages keep their ids", () => {
  const pages = changes.filter(({ about, on }) => about.kind === "page" && on === "2026-11-22");
  expect(Object.fromEntries(pages.map(({ id, about }) => [id, about.id]))).toEqual({
    "page-1": "/benefits/pain-inflammation",
    "page-2": "/benefits/hormonal-health",
    "page-3": "/benefits/skin-health",
    "page-4": "/benefits/pain-inflammation",
    "page-5": "/benefits/hair-growth",
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
  expect(lastChange()).toEqual({ on: changes[0]?.on, href: "/changes" });
});

test("a page's last change is one of its text or of a study that it cites", () => {
  const path = "/benefits/hormonal-health";
  expect(lastChangeOn(path, [])).toEqual({
    on: changes.find(({ about }) => about.id === path)?.on,
    href: "/changes?on=%2Fbenefits%2Fhormonal-health",
  });
  expect(lastChangeOn("/blog", ["bragato-2025"])?.href).toBe("/changes?on=%2Fblog");
  expect(lastChangeOn("/blog", [])).toBeNull();
  const about = { kind: "claim", id: "neck-pain", name: "", href: "" } as const;
  expect(isOn({ about }, "/blog", new Set(["neck-pain"]))).toBe(false);
});

test("a version is the last change's day and a hash of the data", () => {
  expect(versionOf([1])).toMatch(new RegExp(`^${changes[0]?.on}-[0-9a-f]{8}$`));
  expect(versionOf([1])).not.toBe(versionOf([2]));
});

test("a use without a study in people has no certainty", () => {
  expect(verdictThen({ grade: null, effect: null })).toBe("No study in people found.");
  expect(verdictThen({ grade: "very low", effect: null })).toBe("Very weak evidence.");
});
