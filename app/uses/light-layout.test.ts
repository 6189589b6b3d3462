import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { chartLight } from "./claim-light.server.ts";
import {
  doseTicks,
  groupMarks,
  lightAxes,
  placeAcross,
  placeDown,
  placeMarks,
} from "./light-layout.ts";

const charts = listClaims().map((claim) => ({ id: claim.id, ...chartLight(claim, null) }));

test("every wavelength is on the axis, and every dose in the plot or in the lane of those not printed", () => {
  for (const { id, ...chart } of charts) {
    const axes = lightAxes(chart);
    for (const { mark, from, to, top, bottom } of placeMarks(chart.lights, axes)) {
      for (const place of [from, to]) {
        if (place === null) continue;
        expect(place, id).toBeGreaterThanOrEqual(0);
        expect(place, id).toBeLessThanOrEqual(100);
      }
      expect(top, id).toBeGreaterThan(0);
      expect(top, id).toBeLessThanOrEqual(bottom);
      expect(bottom, id).toBeLessThan(axes.bottom);
      expect(bottom <= axes.plot, `${id} ${mark.words}`).toBe(mark.dose !== null);
    }
  }
});

test("the lane's two lines of words are clear of the lowest dose's number", () => {
  for (const { id, ...chart } of charts) {
    const { plot, bottom } = lightAxes(chart);
    // Of 14 px each, 18 px apart, below a number whose foot is 5 px under its line.
    expect(bottom - plot, id).toBeGreaterThanOrEqual(5 + 14 + 18 + 4);
  }
});

test("longer waves are further right, higher doses further up, and each line is ten times the one below", () => {
  const [chart = expect.unreachable()] = charts;
  const axes = lightAxes(chart);
  expect(placeAcross(850, axes.nm)).toBeGreaterThan(placeAcross(660, axes.nm));
  const [one = 0, ten = 0, hundred = 0] = [1, 10, 100].map((dose) => placeDown(dose, axes));
  expect(one - ten).toBeCloseTo(ten - hundred);
  expect(one).toBeGreaterThan(ten);
  const ticks = doseTicks(axes);
  expect(ticks.slice(1)).toEqual(ticks.slice(0, -1).map((dose) => 10 * dose));
});

test("names touch neither each other nor another mark, and stay within the narrowest phone", () => {
  const labelled = charts.map(({ id, ...chart }) => {
    const axes = lightAxes(chart);
    const placed = placeMarks(chart.lights, axes);
    const px = (percent: number | null) => ((percent ?? 0) / 100) * axes.narrowest;
    const names = placed.flatMap(({ mark, label, from, to, bottom }) => {
      const width = mark.study.name.length * 7;
      if (label === null) return [];
      const left = label === "right" ? px(to) + 11 : px(from) - 11 - width;
      return { left, right: left + width, middle: bottom };
    });
    for (const name of names) {
      expect(name.left, id).toBeGreaterThanOrEqual(0);
      expect(name.right, id).toBeLessThanOrEqual(axes.narrowest);
      const others = [
        ...names.filter((other) => other !== name),
        ...placed.map(({ from, to, bottom }) => ({
          left: px(from) - 7,
          right: px(to) + 7,
          middle: bottom,
        })),
      ];
      for (const { left, right, middle } of others) {
        const touches =
          left < name.right && right > name.left && Math.abs(middle - name.middle) < 14;
        expect(touches, id).toBe(false);
      }
    }
    return names.length;
  });
  expect(labelled.reduce((sum, count) => sum + count)).toBeGreaterThan(15);
});

test("every mark is in one target of 24 px, and targets do not overlap on the narrowest phone", () => {
  for (const { id, ...chart } of charts) {
    const axes = lightAxes(chart);
    const placed = placeMarks(chart.lights, axes);
    for (const isPrinted of [true, false]) {
      const marks = placed.filter(({ from }) => (from !== null) === isPrinted);
      const groups = groupMarks(marks, axes);
      expect(new Set(groups.flatMap(({ places }) => places)), id).toEqual(new Set(marks));
      for (const { target } of groups) {
        expect(target.right - target.left, id).toBeGreaterThan(23.9);
        expect(target.bottom - target.top, id).toBeGreaterThanOrEqual(24);
        for (const { target: other } of groups) {
          if (other === target) continue;
          const apart =
            other.left >= target.right ||
            other.right <= target.left ||
            other.top >= target.bottom ||
            other.bottom <= target.top;
          expect(apart, id).toBe(true);
        }
      }
    }
  }
});
