import { describe, expect, test } from "vitest";
import { studyId } from "../../../tests/support/made-up-content.ts";
import { isOn } from "./change-on-page.ts";
import {
  changeKinds,
  lastChange,
  lastChangeOn,
  listChanges,
  studyChanges,
  verdictThen,
} from "./changes.server.ts";
import { versionOf } from "./data-version.server.ts";
import { findStudy } from "./studies.server.ts";

const changes = listChanges();
const of = (about: string) => changes.filter((change) => change.about.id === about);

describe("the list", () => {
  test("is newest first, with an id of its own for each", () => {
    const days = changes.map(({ on }) => on);
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });

  test("has changed verdicts first of a day, then corrections, then what is new", () => {
    const day = changes.filter(({ on }) => on === "2026-11-20").map(({ kind }) => kind);
    expect(new Set(day)).toEqual(new Set(changeKinds));
    expect(day).toEqual(day.toSorted((a, b) => changeKinds.indexOf(a) - changeKinds.indexOf(b)));
  });

  test("says where each thing is, what it was, what it is, and why", () => {
    expect(of("sore-necks")).toEqual([
      {
        id: "sore-necks-2",
        on: "2026-11-20",
        kind: "changed verdict",
        topics: ["pain"],
        about: {
          kind: "claim",
          id: "sore-necks",
          name: "Sore necks",
          href: "/evidence/sore-necks",
        },
        was: "Moderate evidence. Effect unclear.",
        is: "Weak evidence. Medium effect.",
        why: "From moderate to low. The trials were small.",
      },
      expect.objectContaining({
        id: "sore-necks-1",
        kind: "addition",
        was: null,
        is: "Moderate evidence. Effect unclear.",
      }),
    ]);
    expect(of("hagen-2025")).toMatchObject([
      {
        id: "hagen-2025-added",
        kind: "addition",
        on: "2026-11-19",
        topics: ["skin"],
        was: null,
        is: null,
        why: null,
        about: { kind: "study", name: "Hagen 2025", href: "/studies/hagen-2025" },
      },
    ]);
    expect(of("quinn-2025")).toMatchObject([
      {
        id: "quinn-2025-withdrawn",
        kind: "correction",
        topics: ["skin"],
        is: null,
        about: { kind: "study", name: "Quinn 2025", href: "https://doi.org/10.1000/quinn.2025" },
      },
    ]);
    expect(of("/benefits/pain-inflammation")).toMatchObject([
      {
        id: "page-1",
        kind: "correction",
        topics: ["pain"],
        was: "Light helps.",
        is: "Light may help.",
        why: "It said too much.",
        about: { kind: "page", name: "Pain & Inflammation", href: "/benefits/pain-inflammation" },
      },
    ]);
  });

  test.each([
    ["sore-necks", "another certainty", "changed verdict"],
    ["tight-jaws", "another size", "changed verdict"],
    ["dry-patches", "no size instead of an unclear one", "correction"],
    ["lifting", "the same verdict", "correction"],
  ])("calls the second entry of %s, with %s, a %s", (id, _, kind) => {
    expect(changes.find((change) => change.id === `${id}-2`)?.kind).toBe(kind);
  });

  test("has each correction of a study with the text that it replaced and the one after", () => {
    const [on, why] = ["2026-11-23", "A reason."];
    const study = {
      ...findStudy(studyId("castell-2016")),
      finding: "Third finding",
      history: [
        { part: "finding", on, why, was: "First finding" },
        { part: "record", on, why, was: "First record", is: "Second record" },
        { part: "finding", on, why, was: "Second finding" },
      ],
    } as const;
    expect(studyChanges(study)).toMatchObject([
      { id: "castell-2016-1", was: "First finding", is: "Second finding", why },
      { id: "castell-2016-2", was: "First record", is: "Second record" },
      { id: "castell-2016-3", was: "Second finding", is: "Third finding" },
    ]);
  });
});

test("a page knows its last change, and a thing that never changed has none", () => {
  expect(lastChange({ about: "adler-2011" })).toBeNull();
  expect(lastChange({ about: "castell-2016" })).toEqual({
    on: "2026-11-19",
    href: "/changes?about=castell-2016",
  });
  expect(lastChange({ topic: "hair" })?.href).toBe("/changes?topic=hair");
  expect(lastChange()).toEqual({ on: "2026-11-20", href: "/changes" });
});

test("a page's last change is one of its text or of a study that it cites", () => {
  expect(lastChangeOn("/benefits/pain-inflammation", [])).toEqual({
    on: "2026-11-19",
    href: "/changes?on=%2Fbenefits%2Fpain-inflammation",
  });
  expect(lastChangeOn("/blog", ["castell-2016"])?.href).toBe("/changes?on=%2Fblog");
  expect(lastChangeOn("/blog", [])).toBeNull();
  const about = { kind: "claim", id: "sore-necks", name: "", href: "" } as const;
  expect(isOn({ about }, "/blog", new Set(["sore-necks"]))).toBe(false);
});

test("a version is the last change's day and a hash of the data", () => {
  expect(versionOf([1])).toMatch(new RegExp(`^${changes[0]?.on}-[0-9a-f]{8}$`));
  expect(versionOf([1])).not.toBe(versionOf([2]));
});

test("a use without a study in people has no certainty", () => {
  expect(verdictThen({ grade: null, effect: null })).toBe("No study in people found.");
  expect(verdictThen({ grade: "very low", effect: null })).toBe("Very weak evidence.");
});
