import { expect, test } from "vitest";
import { labelBands, placeBand, spectrumPosition } from "./spectrum.ts";

test("the spectrum runs from 600 to 1000 nm", () => {
  expect([600, 660, 1000].map(spectrumPosition)).toEqual([0, 15, 100]);
});

test("bands are cut at the ends, and those off the spectrum have no place", () => {
  expect(placeBand([630, 670])).toEqual({ left: 7.5, width: 10 });
  expect(placeBand([570, 850])).toEqual({ left: 0, width: 62.5 });
  expect(placeBand(810)).toEqual({ left: 52.5, width: 0 });
  expect(placeBand(415)).toBeNull();
  expect(placeBand(1064)).toBeNull();
});

test("bands far apart have labels of their own, near ones share one", () => {
  expect(labelBands([660, 850]).map(({ text }) => text)).toEqual(["660 nm", "850 nm"]);
  expect(labelBands([850, 660, 810, 830]).map(({ text }) => text)).toEqual([
    "660 nm",
    "810, 830, and 850 nm",
  ]);
  expect(labelBands([415])).toEqual([]);
});

test("labels stay within the ends", () => {
  const [label] = labelBands([[600, 610]]);
  expect(label?.centre).toBeCloseTo(13);
});
