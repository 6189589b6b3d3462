import { expect, test } from "vitest";
import { benefitFill } from "./benefit-colour.ts";

test("each of the seven colours has its own mark", () => {
  const colours = ["rose", "blue", "green", "purple", "indigo", "orange", "amber"];
  expect(colours.map(benefitFill)).toEqual(colours.map((colour) => `bg-benefit-${colour}`));
});

test("an unknown colour falls back to blue", () => {
  for (const colour of ["teal", "", "Rose", "toString"]) {
    expect(benefitFill(colour)).toBe("bg-benefit-blue");
  }
});
