import { expect, test } from "vitest";
import { PAGE_LENGTH, pageOf, readPlace, writePlace } from "./keyset.ts";

const DAY = "2026-11-21T09:00:00.000Z";
const placeOf = (id: string) => ({ at: DAY, id });
/** Ids of so many lines, which sort as they are numbered. */
const ids = (count: number) => Array.from({ length: count }, (_, index) => String(1000 + index));
const descending = (lines: string[]) => lines.toSorted().reverse();

test("a list that fits on a page has no neighbours", () => {
  const all = ids(PAGE_LENGTH);
  expect(pageOf(all, {}, placeOf)).toEqual({
    lines: descending(all),
    newer: undefined,
    older: undefined,
  });
  expect(pageOf([], {}, placeOf)).toEqual({ lines: [], newer: undefined, older: undefined });
});

test("one line more goes on to the next page, older or newer", () => {
  const all = ids(PAGE_LENGTH + 1);
  const [oldest, second] = all;
  expect(pageOf(all, {}, placeOf)).toEqual({
    lines: descending(all.slice(1)),
    newer: undefined,
    older: { at: DAY, id: second },
  });
  const place = { at: DAY, id: "5000" };
  expect(pageOf(all, { before: place }, placeOf).newer).toEqual({ at: DAY, id: all.at(-1) });
  expect(pageOf(all, { after: place }, placeOf)).toEqual({
    lines: descending(all.slice(0, -1)),
    newer: { at: DAY, id: all.at(-2) },
    older: { at: DAY, id: oldest },
  });
  expect(pageOf(ids(2), { after: place }, placeOf).newer).toBeUndefined();
});

test("lines are sorted by time, and by id within it", () => {
  const lines = [
    { at: "2026-11-21", id: "b" },
    { at: "2026-11-22", id: "a" },
    { at: "2026-11-21", id: "a" },
    { at: "2026-11-21", id: "c" },
  ];
  const sorted = pageOf(lines, {}, (line) => line).lines;
  expect(sorted.map(({ at, id }) => `${at} ${id}`)).toEqual([
    "2026-11-22 a",
    "2026-11-21 c",
    "2026-11-21 b",
    "2026-11-21 a",
  ]);
});

test("a place in an address is read as it was written, and nothing else is a place", () => {
  const place = { at: DAY, id: "a1_b-2" };
  expect(readPlace(writePlace(place))).toEqual(place);
  for (const text of [
    null,
    "",
    DAY,
    `${DAY}_`,
    "_a",
    `x${DAY}_a`,
    `${DAY}_a b`,
    `${DAY}_${"a".repeat(65)}`,
    "2026-11-21_a",
    "2026-11-21T09:00:00Z_a",
    "26-11-21T09:00:00.000Z_a",
  ]) {
    expect(readPlace(text), String(text)).toBeUndefined();
  }
});
