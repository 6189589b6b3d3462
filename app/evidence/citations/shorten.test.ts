import { expect, test } from "vitest";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { shorten } from "./shorten.ts";

const LONG = "people with pain in many of their joints had much less of it than others did";

test("a note has whole sentences, else whole results, else whole words", () => {
  expect(shorten("Pain fell by 15.92 mm (6.47; 25.37).")).toBe(
    "Pain fell by 15.92 mm (6.47; 25.37).",
  );
  expect(shorten(`One: ${LONG}. Two, again: ${LONG}.`)).toBe(`One: ${LONG}.`);
  expect(shorten(`One: ${LONG}; two and three, ${LONG}.`)).toBe(`One: ${LONG} …`);
  expect(shorten(`One ${LONG} (1.5; 2.5; 1,063 people), ${LONG}.`)).toBe(
    `One ${LONG} (1.5; 2.5; 1,063 people) …`,
  );
  expect(shorten(`One ${LONG} (1.5; 2.5; ${LONG}), and two.`)).toBe(
    `One ${LONG.replace(/ \w+$/, "")} …`,
  );
});

test("no note of a study cuts a number from its unit, or brackets in two", () => {
  for (const { id, finding } of listStudies()) {
    const note = shorten(finding);
    expect(note, id).toMatch(/[.…]$/);
    expect(note.split("(").length, id).toBe(note.split(")").length);
    const rest = finding.slice(note.replace(/ …$/, "").length);
    if (rest) expect(rest, id).toMatch(/^[;:,]?\s/);
    // "by 5 | mm", "from | 5", "P | > .05"
    if (note.endsWith("…") && !/^[;:,]/.test(rest)) {
      expect(note, id).toMatch(/[\p{L})]\S* …$/u);
      expect(rest, id).toMatch(/^\s\p{L}/u);
    }
  }
});
