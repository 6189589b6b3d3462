import { expect, test } from "vitest";
import { smoothPath } from "./smooth-path.ts";

test("a curve starts at the first point and ends at the last, with y upwards", () => {
  const path = smoothPath([
    [0, 0],
    [50, 80],
    [100, 20],
  ]);
  expect(path).toMatch(/^M0 100C/);
  expect(path).toMatch(/ 100 80$/);
});

test("a peak is level: the curve does not overshoot it", () => {
  const path = smoothPath([
    [0, 0],
    [30, 80],
    [90, 20],
  ]);
  // The control points beside (30, 80) have its height: 100 - 80.
  expect(path).toMatch(/ 20 20 30 20C50 20 /);
});

test("a straight line stays straight", () => {
  expect(
    smoothPath([
      [0, 0],
      [30, 30],
      [90, 90],
    ]),
  ).toBe("M0 100C10 90 20 80 30 70C50 50 70 30 90 10");
});
