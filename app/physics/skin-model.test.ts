import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { absorptionSpread as spread } from "#app/evidence/ledger/skin-spread.server.ts";
import { optics } from "./optics.ts";
import {
  bloodAbsorption,
  depthLeft,
  depthRange,
  epidermisTransmission,
  formatDepth,
  formatTenths,
  melanosomeAbsorption,
  reducedScattering,
  type Skin,
  skinAbsorption,
  typicalSkin,
  waterAbsorption,
} from "./skin-model.ts";

/** The range as a page prints it, in mm with one decimal. */
function printed(fraction: number, nanometres: number): string | undefined {
  const range = depthRange(fraction, nanometres, typicalSkin, spread);
  return range && `${range.from.toFixed(1)} to ${range.to.toFixed(1)}`;
}

test.each([
  [850, 0.5, "1.9 to 9.1"],
  [850, 0.1, "6.6 to 32.3"],
  [850, 0.01, "13.5 to 65.5"],
  [660, 0.5, "1.2 to 8.8"],
])(
  "the depth of typical skin, as it was worked out by other means: %i nm, %f left",
  (nanometres, fraction, range) => {
    expect(printed(fraction, nanometres)).toBe(range);
  },
);

test("water absorbs what was worked out from the printed k by hand", () => {
  const perCm = [0.00228, 0.00279, 0.00317, 0.00415, 0.00601, 0.0159, 0.0261, 0.024, 0.0196];
  const rest = [0.0277, 0.0433, 0.0562, 0.0679, 0.144, 0.388, 0.449, 0.363];
  const all = [...perCm, ...rest];
  expect(optics.water.rows.map(([nanometres]) => nanometres)).toEqual(
    all.map((_, index) => 600 + 25 * index),
  );
  all.forEach((absorption, index) => {
    const ratio = waterAbsorption(600 + 25 * index) / absorption;
    expect(Math.abs(ratio - 1), String(600 + 25 * index)).toBeLessThan(0.005);
  });
});

test("with oxygen, blood absorbs less of red than without, and more of the far end", () => {
  const red = bloodAbsorption(660);
  const far = bloodAbsorption(900);
  // 2.303 × 320 × 150 ÷ 66,500 and the like.
  expect(red?.withOxygen).toBeCloseTo(1.662, 3);
  expect(red?.withoutOxygen).toBeCloseTo(16.62, 2);
  expect(far?.withOxygen).toBeCloseTo(6.233, 3);
  expect(far?.withoutOxygen).toBeCloseTo(4.571, 3);
});

test("between two rows of the tables lies a value between theirs", () => {
  const at = (nanometres: number) => bloodAbsorption(nanometres)?.withOxygen ?? Number.NaN;
  expect(at(655)).toBeCloseTo((at(650) + at(660)) / 2, 9);
  expect(waterAbsorption(612.5) * 612.5).toBeCloseTo(
    Math.sqrt(waterAbsorption(600) * 600 * (waterAbsorption(625) * 625)),
    9,
  );
});

test.each([
  [{ from: 2.9, to: 9.1 }, "0.1–0.4 in (3–9 mm)", "2.9–9.1"],
  [{ from: 2.6, to: 3.4 }, "about 0.1 in (3 mm)", "2.6–3.4"],
  [{ from: 1.2, to: 6.6 }, "0.05–0.3 in (1–7 mm)", "1.2–6.6"],
  [{ from: 4.2, to: 6.1 }, "about 0.2 in (4–6 mm)", "4.2–6.1"],
  [{ from: 0.1, to: 0.5 }, "0–0.02 in (0–1 mm)", "0.1–0.5"],
  [{ from: 0.01, to: 0.49 }, "under 0.04 in (1 mm)", "0.0–0.5"],
  [{ from: 0, to: 0.05 }, "under 0.04 in (1 mm)", "0.0–0.1"],
  [{ from: 0, to: 0.049 }, "under 0.04 in (1 mm)", "under 0.1"],
  [{ from: 0, to: 0 }, "in the epidermis", "in the epidermis"],
])("the depth %j is %s, in tenths %s", (range, words, tenths) => {
  expect(formatDepth(range)).toBe(words);
  expect(formatTenths(range)).toBe(tenths);
});

test("where no values of blood are held there is no depth", () => {
  for (const nanometres of [600, 629, 951, 1000]) {
    expect(bloodAbsorption(nanometres)).toBeUndefined();
    expect(skinAbsorption(nanometres, typicalSkin)).toBeUndefined();
    expect(depthRange(0.5, nanometres, typicalSkin, spread)).toBeUndefined();
  }
  for (const nanometres of [630, 950])
    expect(depthRange(0.5, nanometres, typicalSkin, spread)).toBeDefined();
  expect(() => waterAbsorption(599)).toThrow("no values of water at 599 nm");
});

test("melanosomes absorb as the published curve says", () => {
  // 1.70e12 × 694^-3.48, by hand with logarithms.
  expect(melanosomeAbsorption(694)).toBeCloseTo(219.9, 0);
  expect(epidermisTransmission(850, { melanin: 0, blood: 0.002 })).toBe(1);
});

test("the model comes near what was measured in living skin", () => {
  const { nanometres, absorption, scattering } = optics.measured;
  const [upper, lower] = absorption;
  const ours = skinAbsorption(nanometres, typicalSkin) ?? 0;
  expect(ours).toBeGreaterThan(lower * 0.9);
  expect(ours).toBeLessThan(upper * 1.1);
  expect(Math.abs(reducedScattering(nanometres) / scattering - 1)).toBeLessThan(0.1);
});

test("the shallow end counts what skin without blood absorbs, unless the spread has more", () => {
  const full: Skin = { melanin: 0.1, blood: 0.05 };
  const ends = [typicalSkin, full].map((skin) => {
    const absorption = skinAbsorption(660, skin) ?? Number.NaN;
    const from = depthRange(0.5, 660, skin, spread)?.from;
    const [bloodless, apart] = [0.2849 + absorption, absorption * Math.sqrt(spread)];
    return [bloodless, apart].map(
      (each) => depthLeft(0.5, 660, skin, each).toFixed(2) === from?.toFixed(2),
    );
  });
  expect(ends).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe("whatever the skin and the light", () => {
  const nanometres = fc.integer({ min: 630, max: 950 });
  const skin = fc.record({
    melanin: fc.double({ min: 0, max: 0.43, noNaN: true }),
    blood: fc.double({ min: 0.0005, max: 0.05, noNaN: true }),
  });
  const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  const factor = fc.double({ min: 1, max: 100, noNaN: true });
  const left = (fraction: number, nm: number, each: Skin, times = 1) =>
    depthLeft(fraction, nm, each, times * (skinAbsorption(nm, each) ?? Number.NaN));

  test("less light is left further down", () => {
    fc.assert(
      fc.property(share, share, nanometres, skin, (one, other, nm, each) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(left(less, nm, each)).toBeGreaterThanOrEqual(left(more, nm, each));
      }),
    );
  });

  test("a depth is finite, and positive where the epidermis lets more through than is to be left", () => {
    fc.assert(
      fc.property(share, nanometres, skin, (fraction, nm, each) => {
        const depth = left(fraction, nm, each);
        expect(Number.isFinite(depth)).toBe(true);
        expect(depth > 0).toBe(epidermisTransmission(nm, each) > fraction);
      }),
    );
  });

  test("the range goes downwards and has the model inside, and is wider with a wider spread", () => {
    fc.assert(
      fc.property(share, nanometres, skin, factor, factor, (fraction, nm, each, one, other) => {
        const narrow = depthRange(fraction, nm, each, one);
        const wide = depthRange(fraction, nm, each, one * other);
        const model = left(fraction, nm, each);
        if (!narrow || !wide) throw new Error("no range");
        expect(wide.from).toBeLessThanOrEqual(narrow.from);
        expect(narrow.from).toBeLessThanOrEqual(model);
        expect(model).toBeLessThanOrEqual(narrow.to);
        expect(narrow.to).toBeLessThanOrEqual(wide.to);
      }),
    );
  });

  test("more melanin, more blood and more absorption all keep the light shallower", () => {
    fc.assert(
      fc.property(share, nanometres, skin, factor, (fraction, nm, each, times) => {
        const depth = left(fraction, nm, each);
        const darker = { ...each, melanin: each.melanin * times };
        const redder = { ...each, blood: each.blood * times };
        for (const less of [
          left(fraction, nm, darker),
          left(fraction, nm, redder),
          left(fraction, nm, each, times),
        ])
          expect(less).toBeLessThanOrEqual(depth);
      }),
    );
  });
});
