import { expect, test } from "vitest";
import { momentAt } from "./explainer-playback.ts";

const LENGTHS = [2000, 1000, 4000];

test.each([
  [0, 0, 0],
  [500, 0, 0.25],
  [1999, 0, 0.9995],
  [2000, 1, 0],
  [2500, 1, 0.5],
  [3000, 2, 0],
  [6000, 2, 0.75],
])("%i ms are in scene %i at %f", (elapsed, index, progress) => {
  expect(momentAt(elapsed, LENGTHS)).toEqual({ index, progress });
});

test("after the end, the last scene stays whole", () => {
  expect(momentAt(7000, LENGTHS)).toEqual({ index: 2, progress: 1 });
  expect(momentAt(99_999, LENGTHS)).toEqual({ index: 2, progress: 1 });
});

test("before the beginning, the first scene has not begun", () => {
  expect(momentAt(-50, LENGTHS)).toEqual({ index: 0, progress: 0 });
});
