import { expect, test } from "vitest";
import { lightByColor } from "./light-in-words.ts";

test.each([
  [
    { source: "LED", wavelengths: [850, 630] },
    "Red and near-infrared LED light",
    "850 and 630\u00a0nm",
  ],
  [
    { source: "laser", wavelengths: [[655, 950]] },
    "Red and near-infrared laser",
    "655–950\u00a0nm",
  ],
  [
    { source: "not in the abstract", wavelengths: [415] },
    "Blue light, kind not reported",
    "415\u00a0nm",
  ],
  [{ source: "lamp" }, "Lamp", null],
] as const)("%j is named by its color", (light, words, wavelengths) => {
  expect(lightByColor({ light: { ...light } as never })).toEqual({ words, wavelengths });
});
