import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareCounts,
  compareLight,
  compareRanges,
  compareWords,
  type Ends,
  type Named,
} from "./difference.ts";

const ends = (...given: [number, number]): Ends => ({ from: given[0], to: given[1] });
const one = <Value>(value: Value | null): Named<Value> => ({ name: "Mask", value });
const other = <Value>(value: Value | null): Named<Value> => ({ name: "Panel", value });

describe("ranges", () => {
  test("that do not meet differ, by how many times at least", () => {
    const difference = compareRanges(one(ends(10, 20)), other(ends(50, 75)), "stronger");
    expect(difference).toEqual({
      kind: "differs",
      words: "Panel: stronger, by at least 2.5 times",
    });
    expect(compareRanges(one(ends(100, 101)), other(ends(1, 99)), "more expensive").words).toBe(
      "Mask: more expensive, by a little",
    );
  });

  test("that meet overlap, and equal ones are the same", () => {
    expect(compareRanges(one(ends(10, 20)), other(ends(20, 75)), "stronger").kind).toBe("overlap");
    expect(compareRanges(one(ends(10, 20)), other(ends(10, 20)), "stronger").kind).toBe("same");
    const open = ends(1000, Number.POSITIVE_INFINITY);
    expect(compareRanges(one(open), other(ends(5000, 5000)), "more expensive").kind).toBe(
      "overlap",
    );
  });

  test("name who is greater whichever comes first, and nobody where they overlap", () => {
    const range = fc
      .tuple(
        fc.double({ min: 0.1, max: 500, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
      )
      .map(([from, more]) => ends(from, from + more));
    fc.assert(
      fc.property(range, range, (a, b) => {
        const there = compareRanges(one(a), other(b), "stronger");
        expect(compareRanges(other(b), one(a), "stronger")).toEqual(there);
        const apart = a.to < b.from || b.to < a.from;
        expect(there.kind === "differs").toBe(apart);
        if (apart) expect(there.words.startsWith(a.from > b.to ? "Mask" : "Panel")).toBe(true);
      }),
    );
  });
});

test("what is not known of one is never called a difference", () => {
  expect(compareRanges(one<Ends>(null), other(ends(1, 2)), "stronger")).toEqual({
    kind: "unknown",
    words: "No data: Mask",
  });
  expect(compareLight(one([[660, 660]]), other<[number, number][]>(null)).words).toBe(
    "No data: Panel",
  );
  expect(compareWords(one<string>(null), other<string>(null)).words).toBe("No data for either");
  expect(compareCounts(one(0), other<number>(null)).kind).toBe("unknown");
});

test("light is the same, shared in part, or another", () => {
  const compare = (a: [number, number][], b: [number, number][]) =>
    compareLight(one(a), other(b)).kind;
  expect(compare([[660, 660]], [[660, 660]])).toBe("same");
  expect(
    compare(
      [[630, 660]],
      [
        [660, 660],
        [810, 850],
      ],
    ),
  ).toBe("overlap");
  expect(compare([[650, 660]], [[810, 850]])).toBe("differs");
});

test("studies are counted", () => {
  expect(compareCounts(one(2), other(9)).words).toBe("Panel: 7 more studies");
  expect(compareCounts(one(0), other(1)).words).toMatch(/: 1 more study$/);
  expect(compareCounts(one(0), other(0)).words).toBe("None for either");
});
