import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { chartLight } from "./claim-light.server.ts";
import { doseTicks, lightAxes, placeAcross, placeDown, placeMarks } from "./light-layout.ts";

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
  const knee = charts.find(({ id }) => id === "knee-osteoarthritis") ?? expect.unreachable();
  const axes = lightAxes(knee);
  expect(placeAcross(850, axes.nm)).toBeGreaterThan(placeAcross(660, axes.nm));
  expect(doseTicks(axes)).toEqual([1, 10, 100]);
  const [one = 0, ten = 0, hundred = 0] = doseTicks(axes).map((dose) => placeDown(dose, axes));
  expect(one - ten).toBe(ten - hundred);
  expect(one).toBeGreaterThan(ten);
});

test("names touch neither each other nor a mark, and stay within a phone", () => {
  const lights = charts.flatMap((chart) => chart.lights);
  const placed = placeMarks(lights, lightAxes({ axis: [400, 1100], lights, own: null }));
  const labels = placed.filter(({ label }) => label !== null);
  expect(labels.length).toBeGreaterThan(3);
  expect(new Set(labels.map(({ mark }) => mark.study.id)).size).toBe(labels.length);
  for (const one of labels) {
    for (const other of labels) {
      if (one === other || one.label !== other.label) continue;
      const apart = Math.abs(one.bottom - other.bottom) >= 16;
      const beside = Math.abs((one.to ?? 0) - (other.to ?? 0)) > 20;
      expect(apart || beside, `${one.mark.words} and ${other.mark.words}`).toBe(true);
    }
  }
});
