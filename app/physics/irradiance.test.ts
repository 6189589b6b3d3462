import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fluence } from "./dose.ts";
import {
  emittedPower,
  energy,
  gridOf,
  irradianceAt,
  type LedArray,
  lambertianOrder,
  ledSpacing,
  meanIrradiance,
  minutesFor,
  nearestDistance,
  pointIrradiance,
  relativeIrradiance,
} from "./irradiance.ts";

const panel: LedArray = { width: 30, height: 60, leds: 200, beamAngle: 60 };
const claim = { irradiance: 100, distance: 15 };

const arrays = fc.record({
  width: fc.double({ min: 1, max: 100, noNaN: true }),
  height: fc.double({ min: 1, max: 100, noNaN: true }),
  leds: fc.integer({ min: 1, max: 150 }),
  beamAngle: fc.double({ min: 10, max: 160, noNaN: true }),
});

test("a panel of 30 × 60 cm that gives 100 mW/cm² at 15 cm gives 49 at 46, not the 11 of a point", () => {
  expect(lambertianOrder(60)).toBeCloseTo(4.82, 2);
  expect(gridOf(panel)).toEqual({ columns: 10, rows: 20 });
  expect(ledSpacing(panel)).toBeCloseTo(3);
  expect(nearestDistance(panel)).toBeCloseTo(3);
  expect(nearestDistance({ ...panel, beamAngle: 30 })).toBeCloseTo(5.6, 1);
  expect(irradianceAt(panel, claim, { distance: 46 })).toBeCloseTo(49.1, 1);
  expect(pointIrradiance(claim, 46)).toBeCloseTo(10.6, 1);
  expect(fluence(irradianceAt(panel, claim, { distance: 46 }), 10)).toBeCloseTo(29.4, 1);
});

test("the beam is half as strong at half of its angle, and a Lambertian emitter's angle is 120°", () => {
  expect(lambertianOrder(120)).toBeCloseTo(1);
  fc.assert(
    fc.property(fc.double({ min: 1, max: 179, noNaN: true }), (angle) => {
      expect(Math.cos((angle * Math.PI) / 360) ** lambertianOrder(angle)).toBeCloseTo(0.5, 9);
    }),
  );
});

describe("the sum over the array", () => {
  test("is the known figure where that was measured", () => {
    fc.assert(
      fc.property(arrays, fc.double({ min: 1, max: 200, noNaN: true }), (array, distance) => {
        const known = { irradiance: 70, distance };
        expect(irradianceAt(array, known, { distance })).toBeCloseTo(70, 9);
      }),
    );
  });

  test("is within 1% of a point at ten diameters and beyond", () => {
    fc.assert(
      fc.property(arrays, fc.double({ min: 1, max: 50, noNaN: true }), (array, further) => {
        // A narrow beam is a point only from where the whole array lies within it.
        const tangent = Math.tan((Math.min(array.beamAngle, 60) * Math.PI) / 360);
        const diameter = Math.hypot(array.width, array.height) * (Math.tan(Math.PI / 6) / tangent);
        const known = { irradiance: 1, distance: 10 * diameter };
        const distance = known.distance * further;
        const ratio = irradianceAt(array, known, { distance }) / pointIrradiance(known, distance);
        expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
      }),
    );
  });

  test("does not change with the distance before a panel without end", () => {
    // Wide beams see the edges of whatever panel is calculated; this one is 60 distances wide.
    const endless: LedArray = { width: 600, height: 600, leds: 90_000, beamAngle: 60 };
    const at = (distance: number) => relativeIrradiance(endless, { distance });
    // One LED a square of s by s gives 2π / ((m + 1) s²) in these units.
    const limit = (2 * Math.PI) / ((lambertianOrder(60) + 1) * ledSpacing(endless) ** 2);
    for (const distance of [6, 8, 10]) expect(at(distance) / limit).toBeCloseTo(1, 3);
  });

  test("falls with the distance, from twice the nearest distance on", () => {
    const steps = fc.double({ min: 1.01, max: 10, noNaN: true });
    fc.assert(
      fc.property(arrays, steps, steps, (array, first, second) => {
        const near = nearestDistance(array) * 2 * first;
        const [here, there] = [near, near * second].map((distance) =>
          relativeIrradiance(array, { distance }),
        );
        // Before a panel that is wide beside its distance it is as good as even.
        expect(there).toBeLessThan((here ?? 0) * (1 + 1e-3));
      }),
    );
  });

  test("is near what a face that shines all over gives", () => {
    // An integral over the face by many small squares, instead of a sum over LEDs.
    const fine: LedArray = { ...panel, leds: 180_000 };
    for (const distance of [15, 46, 100]) {
      const known = { irradiance: 1, distance: 30 };
      const place = { distance, x: 4, y: -7 };
      expect(irradianceAt(panel, known, place) / irradianceAt(fine, known, place)).toBeCloseTo(
        1,
        2,
      );
    }
  });
});

test("the light that an array gives in all is what falls on a plane before it", () => {
  const light = emittedPower(panel, claim);
  const step = 4;
  let fallen = 0;
  for (let x = -200; x < 200; x += step) {
    for (let y = -200; y < 200; y += step) {
      const place = { distance: 30, x: x + step / 2, y: y + step / 2 };
      fallen += (irradianceAt(panel, claim, place) * step ** 2) / 1000;
    }
  }
  expect(fallen / light).toBeCloseTo(1, 2);
});

test("an even face lights no place with more than it gives per area", () => {
  fc.assert(
    fc.property(arrays, fc.double({ min: 2, max: 50, noNaN: true }), (array, further) => {
      const known = { irradiance: 70, distance: further * nearestDistance(array) };
      const perArea = (emittedPower(array, known) * 1000) / (array.width * array.height);
      expect(perArea).toBeGreaterThan(70 * 0.99);
    }),
  );
});

describe("the mean over an area", () => {
  test("is that of a fine grid of points", () => {
    const middle = (index: number) => ((index + 0.5) / 60 - 0.5) * 16;
    let sum = 0;
    for (let column = 0; column < 60; column += 1) {
      for (let row = 0; row < 60; row += 1) {
        const place = { distance: 46, x: middle(column), y: middle(row) };
        sum += irradianceAt(panel, claim, place);
      }
    }
    expect(meanIrradiance(panel, claim, 46, 256)).toBeCloseTo(sum / 3600, 2);
    expect(meanIrradiance(panel, claim, 46, 256)).toBeCloseTo(47.3, 1);
  });

  test("is that of a fine grid where the area is large beside the lit spot", () => {
    const lamp: LedArray = { width: 10, height: 10, leds: 16, beamAngle: 30 };
    const torch: LedArray = { width: 5, height: 5, leds: 9, beamAngle: 30 };
    const one: LedArray = { width: 1, height: 1, leds: 1, beamAngle: 5 };
    const mean = (array: LedArray, irradiance: number, at: number, area: number) =>
      meanIrradiance(array, { irradiance, distance: at }, at, area);
    const middles = (array: LedArray, irradiance: number, at: number, area: number) => {
      const step = Math.sqrt(area) / 500;
      let sum = 0;
      for (let x = 0.5; x < 250; x += 1) {
        for (let y = 0.5; y < 250; y += 1) {
          const place = { distance: at, x: x * step, y: y * step };
          sum += relativeIrradiance(array, place);
        }
      }
      return (sum / 250 ** 2 / relativeIrradiance(array, { distance: at })) * irradiance;
    };
    for (const [array, irradiance, at, area] of [
      [lamp, 1000, 10, 20_000],
      [torch, 150, 5, 600],
      [one, 100, 12, 20_000],
    ] as const) {
      const ratio = mean(array, irradiance, at, area) / middles(array, irradiance, at, area);
      expect(ratio).toBeCloseTo(1, 3);
    }
  });

  test("never holds more light than the array gives, and all of it where the area is without end", () => {
    const further = fc.double({ min: 1, max: 20, noNaN: true });
    const area = fc.double({ min: 1, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(arrays, further, area, (array, further, area) => {
        const known = { irradiance: 70, distance: further * nearestDistance(array) };
        const light = emittedPower(array, known);
        const lit = (area: number) =>
          (meanIrradiance(array, known, known.distance, area) * area) / 1000;
        expect(lit(area) / light).toBeLessThan(1 + 1e-6);
        expect(lit(1e18) / light).toBeCloseTo(1, 3);
      }),
    );
  });
});

test("minutes and dose are two sides of the same", () => {
  const amount = fc.double({ min: 0.01, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(amount, amount, (dose, irradiance) => {
      expect(fluence(irradiance, minutesFor(dose, irradiance)) / dose).toBeCloseTo(1, 9);
    }),
  );
  expect(energy(29.4, 256)).toBeCloseTo(7526.4);
});
