import { expect, test } from "vitest";
import {
  formatEachWavelength,
  formatLight,
  formatWavelengths,
  wavelengthEnds,
} from "./wavelength.ts";

test("wavelengths are listed, ranges with a dash", () => {
  expect(formatWavelengths([633])).toBe("633 nm");
  expect(formatWavelengths([[630, 660], 830])).toBe("630–660 and 830 nm");
  expect(formatWavelengths([[850, 850]])).toBe("850 nm");
});

test("each is listed once, from the shortest", () => {
  expect(formatEachWavelength([[830, 850], 660, 660])).toBe("660 and 830–850 nm");
});

test("lights that are on together are joined by a plus", () => {
  expect(formatLight([660, [810, 850]])).toBe("660 nm + 810–850 nm");
});

test("the ends of a single wavelength are equal", () => {
  expect(wavelengthEnds(633)).toEqual([633, 633]);
  expect(wavelengthEnds([630, 660])).toEqual([630, 660]);
});
