import { expect, test } from "vitest";
import { fluence, formatDose, formatMinutes } from "./dose.ts";

test("dose is irradiance times seconds", () => {
  expect(fluence(50, 10)).toBe(30);
  // The trial of maiello-2019: 30 mW/cm² for 20 minutes gave 36 J/cm².
  expect(fluence(30, 20)).toBe(36);
});

test("a session's dose follows from its minutes and irradiance", () => {
  expect(formatDose(plan(10, 20, 20))).toBe("12–24 J/cm²");
  expect(formatDose(plan(20, 20, 30))).toBe("36 J/cm²");
  expect(formatDose(plan(5, 7, 13))).toBe("3.9–5.5 J/cm²");
});

test("minutes are a range or one figure", () => {
  expect(formatMinutes({ from: 10, to: 20 })).toBe("10–20 min");
  expect(formatMinutes({ from: 20, to: 20 })).toBe("20 min");
});

function plan(from: number, to: number, irradiance: number) {
  return { minutes: { from, to }, irradiance };
}
