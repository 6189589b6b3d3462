import { expect, test } from "vitest";
import { roundMinutes } from "./rounding.ts";

test("minutes are given as somebody sets a timer, and never give more than the dose", () => {
  expect(roundMinutes({ from: 1.34, to: 8.1 })).toBe("1–8");
  expect(roundMinutes({ from: 0.67, to: 4 })).toBe("0.67–4");
  expect(roundMinutes({ from: 5.999_999_9, to: 6.4 })).toBe("6");
  expect(roundMinutes({ from: 12.9, to: 5000 })).toBe("12 and more");
  expect(roundMinutes({ from: 2000, to: 5000 })).toBe("more than 1,440");
});
