import { expect, test } from "vitest";
import { namedWavelengths } from "./named-wavelengths.ts";

test("single wavelengths and bands, in the order of the text", () => {
  expect(namedWavelengths("660nm + 810-850nm")).toEqual([660, [810, 850]]);
  expect(namedWavelengths("810, 830 or 850nm")).toEqual([810, 830, 850]);
  expect(namedWavelengths("Red only, about 625–660 nm")).toEqual([[625, 660]]);
});

test("a light without a wavelength has none", () => {
  expect(namedWavelengths("White light, measured in lux")).toEqual([]);
});
