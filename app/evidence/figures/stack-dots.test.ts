import { expect, test } from "vitest";
import { hitAreas, stackDots } from "./stack-dots.ts";
import { mapTestedLight } from "./tested-light.server.ts";

const PITCH = 11;
const BASE = 200;

/** In px on an axis of this width. */
function boxesOf(dots: readonly { at: number; level: number }[], width: number) {
  return hitAreas(dots, { base: BASE, pitch: PITCH }).map((area) => {
    const left = (Number.parseFloat(area.x) / 100) * width;
    return {
      left,
      right: left + (Number.parseFloat(area.width) / 100) * width,
      top: area.y,
      bottom: area.y + area.height,
    };
  });
}

test("a dot by itself, and the upper one of two, is a target of 24 px on the narrowest phone", () => {
  const dots = stackDots([{ at: 10 }, { at: 50 }, { at: 50 }, { at: 90 }], 2.9);
  const boxes = boxesOf(dots, 280);
  expect(dots.map(({ level }) => level)).toEqual([0, 0, 1, 0]);
  for (const { left, right } of boxes) expect(right - left).toBeGreaterThanOrEqual(24);
  expect(boxes.map(({ top, bottom }) => bottom - top)).toEqual([24, 17.5, 24, 24]);
});

// Where dots are close, the references or the table below are targets of 24 px for the same.
test.each([280, 350, 940])(
  "of all dots at %s px none hides another, and the nearest is hit",
  (width) => {
    const { dots } = mapTestedLight([]);
    const boxes = boxesOf(dots, width);
    for (const [index, box] of boxes.entries()) {
      const { at, level, name } = dots[index] ?? expect.unreachable();
      const [x, y] = [(at / 100) * width, BASE - level * PITCH];
      const around = [
        [0, 0],
        [-4, 0],
        [4, 0],
        [0, -5],
        [0, 5],
      ] as const;
      for (const [dx, dy] of around) {
        const hit = boxes.flatMap((other, number) =>
          x + dx > other.left && x + dx < other.right && y + dy > other.top && y + dy < other.bottom
            ? number
            : [],
        );
        expect(hit, `${name}, ${dx}, ${dy}`).toEqual([index]);
      }
      expect(box.bottom - box.top).toBeGreaterThanOrEqual(PITCH);
    }
  },
);
