import { expect, test } from "vitest";
import { unitsInWords } from "./units-in-words.ts";

test("each unit is explained once, and a text without one needs nothing", () => {
  expect(unitsInWords(["A mask (630 and 850\u00a0nm)", "660\u00a0nm, 10 min"])).toBe(
    "Wavelengths, in nanometers (nm), say which color the light is.",
  );
  expect(unitsInWords(["A laser, 10\u00a0J/cm²"])).toMatch(/^The dose, in J\/cm²/);
  expect(unitsInWords(["", "daily"])).toBe("");
});
