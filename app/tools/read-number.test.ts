import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type NumberLimit, readNumber, readRange } from "./read-number.ts";

const distance: NumberLimit = { name: "Your distance", from: 0.5, to: 30_000, unit: "cm" };
const errorOf = (written: string, limit = distance) => {
  const read = readNumber(written, limit);
  return "error" in read ? read.error : expect.unreachable(`${written} is ${read.number}`);
};

test.each([
  ["46", 46],
  [" 46.5 ", 46.5],
  ["46,5", 46.5],
  ["0,125", 0.125],
  [",75", 0.75],
  ["12,3456", 12.3456],
  ["46 cm", 46],
  ["46cm", 46],
  ["46 Centimetres", 46],
  ["1000", 1000],
  ["1.000", 1],
  ["４６．５ ｃｍ", 46.5],
  ["٤٦٫٥", 46.5],
  ["46\u200b", 46],
  ["1 000", 1000],
  ["1\u202f000 cm", 1000],
  ["1'000.5", 1000.5],
])("%j is %d", (written, number) => {
  expect(readNumber(written, { ...distance, from: 0.1 })).toEqual({ number });
});

test.each([
  ["100 mW/cm2", 100],
  ["100 mW cm-2", 100],
  ["100 mW·cm⁻²", 100],
  ["100mW cm−2", 100],
  ["62,5 mw * cm^-2", 62.5],
  ["100 mW cm^(-2)", 100],
  ["１００ mW/㎠", 100],
  ["100 ㎽/㎠", 100],
])("%j is %d, as papers print it", (written, number) => {
  const irradiance = { name: "It", from: 1, to: 200, unit: "mW/cm²" } as const;
  expect(readNumber(written, irradiance)).toEqual({ number });
  expect(readRange(`20-${written}`, irradiance)).toEqual({ range: { from: 20, to: number } });
});

describe("what can't be read is told", () => {
  test("with what may be written and what was", () => {
    expect(errorOf("6 in")).toBe(
      "Your distance must be a number from 0.5 to 30000, in cm. You wrote “6 in”. In cm that is 15.24.",
    );
    expect(errorOf(" ")).toMatch(/The field is empty\.$/);
    expect(errorOf("9".repeat(5000)).length).toBeLessThan(120);
  });

  test.each(["1,000", "1,200 cm", "12,500"])("%s may be thousands or a decimal", (written) => {
    const digits = written.split(" ")[0] ?? "";
    expect(errorOf(written)).toContain(
      `it may be ${digits.replace(",", "")} or ${Number(digits.replace(",", "."))}: write which.`,
    );
  });

  test.each([
    ['18"', "cm", "45.72"],
    ["18,5 inches", "cm", "46.99"],
    ["2 ft", "cm", "60.96"],
    ["1 m", "cm", "100"],
    ["40 sq in", "cm²", "258.1"],
    ["0.1 W/cm2", "mW/cm²", "100"],
    ["1000 W / m²", "mW/cm²", "100"],
    ["0.1 W cm⁻²", "mW/cm²", "100"],
    ["1000 W m-2", "mW/cm²", "100"],
    ["90 seconds", "minutes", "1.5"],
  ] as const)("%j with what it is in %s", (written, unit, number) => {
    expect(errorOf(written, { ...distance, unit })).toMatch(
      new RegExp(`You wrote “.*”\\. In ${unit} that is ${number}\\.$`),
    );
  });

  test.each(["400 m", "1,000 in", "5 yards"])("%j without one that it may not be", (written) => {
    expect(errorOf(written)).not.toContain("In cm");
  });

  test.each(["ten", "-5", "1e9", "1000000000", "NaN", "Infinity", ".", "0x10", "1.5.2", "5 5"])(
    "%j",
    (written) => expect(errorOf(written)).toContain(`You wrote “${written}”.`),
  );

  test("where it should be whole, or has no unit", () => {
    const leds: NumberLimit = { name: "The number of LEDs", from: 1, to: 2000, whole: true };
    expect(errorOf("1.5", leds)).toMatch(/must be a whole number from 1 to 2000\. /);
    expect(errorOf("5 cm", leds)).toContain("You wrote “5 cm”.");
  });
});

describe("a range", () => {
  test.each([
    ["20", 20, 20],
    ["20–40", 20, 40],
    ["20 - 40 cm", 20, 40],
    ["20 cm to 40 cm", 20, 40],
    ["40–20,5", 20.5, 40],
  ])("%j goes from %d to %d", (written, from, to) => {
    expect(readRange(written, distance)).toEqual({ range: { from, to } });
  });

  test.each(["20–", "–20", "-20", "20–30–40", "20–many", "0.1–20", "1,000–2,000", ""])(
    "%j is none",
    (written) => expect(readRange(written, distance)).toHaveProperty("error"),
  );
});

test("whatever is written, a number within its limits or a sentence comes of it", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (written) => {
      const read = readNumber(written, distance);
      if ("error" in read) expect(read.error).toMatch(/^Your distance must be/);
      else expect(read.number >= distance.from && read.number <= distance.to).toBe(true);
    }),
  );
});
