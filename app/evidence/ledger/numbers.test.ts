import { expect, test } from "vitest";
import { formatInterval, formatNumber, formatPrice, formatSigned, formatValue } from "./numbers.ts";

test("a value has its unit and no sign, and a percentage no space", () => {
  expect(formatValue({ value: -14.23, unit: "mm" })).toBe("14.23 mm");
  expect(formatValue({ value: 48.07, unit: "% increase" })).toBe("48.07% increase");
  expect(formatValue({ value: 0.55 })).toBe("0.55");
});

test("a value has a sign where its interval has signs, so that it lies between the ends", () => {
  expect(formatValue({ value: -0.28, ci: [-0.66, 0.1] })).toBe("−0.28");
  expect(formatValue({ value: -41.8, unit: "U/l", ci: [-168.78, 85.17] })).toBe("−41.8 U/l");
  expect(formatValue({ value: 0.16, ci: [-0.99, 1.31] })).toBe("0.16");
  expect(formatValue({ value: -1.2, ci: [-1.91, -0.88] })).toBe("1.2");
  expect(formatSigned({ value: -0.28 })).toBe("−0.28");
});

test("where no words say it, a value has its sign, and nothing has none", () => {
  expect(formatSigned({ value: 7.5, unit: "µm" })).toBe("+7.5 µm");
  expect(formatSigned({ value: -15.03, unit: "µm" })).toBe("−15.03 µm");
  expect(formatSigned({ value: 0, unit: "%" })).toBe("0%");
});

test("an interval has signs only across zero, and goes from the less to the more", () => {
  expect(formatInterval({ ci: [7.31, 21.14] })).toBe("7.31 to 21.14");
  expect(formatInterval({ ci: [-0.66, 0.1] })).toBe("−0.66 to 0.1");
  expect(formatInterval({ ci: [-1.91, -0.88] })).toBe("0.88 to 1.91");
  expect(formatInterval({ ci: [-1.76, 0] })).toBe("0 to 1.76");
  expect(formatInterval({ ci: [0, 1.5] })).toBe("0 to 1.5");
});

test("numbers are as printed, thousands with a comma", () => {
  expect(formatNumber(3098)).toBe("3,098");
  expect(formatNumber(0.123456789)).toBe("0.123456789");
});

test("a price is a range, which may be open", () => {
  expect(formatPrice({ from: 100, to: 400 })).toBe("$100–$400");
  expect(formatPrice({ from: 1000, to: 3000, andUp: true })).toBe("$1,000–$3,000+");
});
