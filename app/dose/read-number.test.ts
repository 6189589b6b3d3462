import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatArea,
  formatLength,
  formatSize,
  type NumberLimit,
  readNumber,
  readRange,
} from "./read-number.ts";

const distance: NumberLimit = {
  ask: "your distance",
  unitName: "inches",
  example: "18",
  from: 0.5,
  to: 30_000,
  unit: "length",
};
const strength: NumberLimit = {
  ask: "the strength",
  unitName: "mW/cm²",
  example: "50",
  from: 0.1,
  to: 2000,
  unit: "strength",
  tooMuch: "Far too much.",
};
const minutes: NumberLimit = {
  ask: "the minutes",
  example: "10",
  from: 0.1,
  to: 120,
  unit: "minutes",
};
const errorOf = (written: string, limit = distance) => {
  const read = readNumber(written, limit);
  return "error" in read ? read.error : expect.unreachable(`${written} is ${read.number}`);
};
const numberOf = (written: string, limit: NumberLimit) => {
  const read = readNumber(written, limit);
  return "number" in read ? read.number : expect.unreachable(`${written}: ${read.error}`);
};

test.each([
  ["18", 45.72],
  [" 18.5 ", 46.99],
  ["18,5 inches", 46.99],
  ["12 in", 30.48],
  ['18"', 45.72],
  ["1 ft", 30.48],
  ["46 cm", 46],
  ["46cm", 46],
  ["46 Centimetres", 46],
  ["300 mm", 30],
  ["1 m", 100],
  ["18″", 45.72],
  ["４６．５ ｃｍ", 46.5],
  ["٤٦٫٥ cm", 46.5],
  ["1\u202f000 cm", 1000],
  ["6½", 16.51],
  ["6 1/2 in", 16.51],
  ['18-3/4"', 47.625],
  ["½ in", 1.27],
])("a length of %j is %d cm", (written, centimeters) => {
  expect(numberOf(written, distance)).toBeCloseTo(centimeters);
});

test.each([
  ["100", 100],
  ["100 mW/cm2", 100],
  ["100 mW·cm⁻²", 100],
  ["62,5 mw * cm^-2", 62.5],
  ["100 mW cm^(-2)", 100],
  ["0.1 W/cm2", 100],
  ["0.1 W cm⁻²", 100],
  ["1000 W / m²", 100],
  ["1000 W m-2", 100],
  ["1,000", 1000],
  ["1,5", 1.5],
  ["0,125", 0.125],
  [",75", 0.75],
  ["12,3456", 12.3456],
  ["1 000", 1000],
  ["1'000.5", 1000.5],
  ["１００ mW/㎠", 100],
  ["100 ㎽/㎠", 100],
  ["100 mW∕cm²", 100],
])("a strength of %j is %d mW/cm²", (written, number) => {
  expect(numberOf(written, strength)).toBeCloseTo(number);
});

test("an area is in square inches, and a time in minutes, unless it says otherwise", () => {
  expect(numberOf("40", { ...distance, unit: "area" })).toBeCloseTo(258.1, 1);
  expect(numberOf("40 sq in", { ...distance, unit: "area" })).toBeCloseTo(258.1, 1);
  expect(numberOf("40 cm²", { ...distance, unit: "area" })).toBe(40);
  expect(numberOf("90 seconds", minutes)).toBe(1.5);
  expect(numberOf("1 h", minutes)).toBe(60);
});

describe("what can't be taken is answered with what to type", () => {
  test.each(["", "ten", "-5", "1e9", "1000000000", "NaN", ".", "0x10", "1.5.2", "5 5", "5 J"])(
    "%j",
    (written) => expect(errorOf(written)).toBe("Enter your distance, like 18 inches."),
  );

  test("with the limit that it passed, in the field's own unit, where it is a number", () => {
    expect(errorOf("0.1")).toBe("Enter your distance, at least 0.197 inches.");
    expect(errorOf("400 m")).toBe("Enter your distance, at most 11,800 inches.");
    expect(errorOf("600", minutes)).toBe("Enter the minutes, at most 120.");
  });

  test("where it should be whole", () => {
    const leds: NumberLimit = { ask: "the LEDs", example: "200", from: 1, to: 2000, whole: true };
    expect(errorOf("1.5", leds)).toBe("Enter the LEDs, like 200.");
    expect(errorOf("5 cm", leds)).toBe("Enter the LEDs, like 200.");
  });

  test("where it is power, or a slip of units", () => {
    expect(errorOf("100 mW", strength)).toBe(
      "That’s power, not strength. Enter the strength, like 50 mW/cm².",
    );
    expect(errorOf("20 W/cm²", strength)).toBe("Far too much. Enter the strength, like 50 mW/cm².");
  });
});

describe("a range", () => {
  test.each([
    ["20", 20, 20],
    ["20–40", 20, 40],
    ["20 - 40 mW/cm²", 20, 40],
    ["20 to 40", 20, 40],
    ["0.02–0.04 W/cm²", 20, 40],
    ["20-40 mW cm-2", 20, 40],
    ["40–20,5", 20.5, 40],
    ["20~40", 20, 40],
    ["２０～４０", 20, 40],
    ["２０〜４０", 20, 40],
    ["２０ー４０", 20, 40],
    ["２０－４０", 20, 40],
  ])("%j goes from %d to %d", (written, from, to) => {
    expect(readRange(written, strength)).toEqual({ range: { from, to } });
  });

  test.each(["20–", "–20", "-20", "20–30–40", "20–many", "0.01–20", "1–9,000", ""])(
    "%j is none",
    (written) => expect(readRange(written, strength)).toHaveProperty("error"),
  );
});

test("a length is told in inches first", () => {
  expect(formatLength(45.72)).toBe("18 in (46 cm)");
  expect(formatLength(7)).toBe("2.8 in (7 cm)");
  expect(formatArea(256)).toBe("40 in² (256 cm²)");
  expect(formatSize(30, 60)).toBe("12 × 24 in (30 × 60 cm)");
});

test("whatever is written, a number within its limits or a sentence comes of it", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (written) => {
      const read = readNumber(written, distance);
      if ("error" in read) expect(read.error).toMatch(/^Enter your distance, /);
      else expect(read.number >= distance.from && read.number <= distance.to).toBe(true);
    }),
  );
});
