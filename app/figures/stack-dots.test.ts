import { expect, test } from "vitest";
import { mapTestedLight } from "#app/guides/tested-light.server.ts";
import { columnsOf, stackDots, TARGET } from "./stack-dots.ts";

test("dots that touch are stacked, from the lowest free level", () => {
  const dots = stackDots([{ at: 10 }, { at: 11 }, { at: 12 }, { at: 14 }], 2.9);
  expect(dots.map(({ level }) => level)).toEqual([0, 1, 2, 0]);
});

test("neighbouring columns grow together, and none waits on top of another", () => {
  const dots = stackDots(
    [10, 10, 10, 11, 11, 11].map((at) => ({ at })),
    2.9,
  );
  expect(dots.map(({ at, level }) => [at, level])).toEqual([
    [10, 0],
    [10, 2],
    [10, 4],
    [11, 1],
    [11, 3],
    [11, 5],
  ]);
});

test("a dot by itself has a target of its own around it, neighbours share one", () => {
  const columns = columnsOf(
    [10, 50, 51, 54, 60, 90].map((at) => ({ at })),
    TARGET,
  );
  expect(columns.map(({ dots }) => dots.map(({ at }) => at))).toEqual([
    [10],
    [50, 51, 54],
    [60],
    [90],
  ]);
  expect(columns[0]?.from).toBeCloseTo(10 - TARGET / 2);
});

test("no two targets overlap, each is around its dots, and no dot is left out", () => {
  const { dots } = mapTestedLight([]);
  const columns = columnsOf(dots, TARGET);
  expect((TARGET / 100) * NARROWEST).toBeGreaterThanOrEqual(24);
  expect(columns.flatMap((column) => column.dots)).toEqual(dots);
  for (const [index, { from, dots: own }] of columns.entries()) {
    const before = columns[index - 1];
    if (before) expect(from).toBeGreaterThan(before.from + TARGET - 0.05);
    for (const { at } of own) {
      expect(at).toBeGreaterThanOrEqual(from);
      expect(at).toBeLessThanOrEqual(from + TARGET);
    }
  }
});

/** Width of the spectrum on a phone of 320 px. */
const NARROWEST = 280;
