import { expect, test } from "vitest";
import { benefitColour } from "./benefit-colour.ts";

test("each of the seven colours has its own mark", () => {
  for (const name of ["rose", "blue", "green", "purple", "indigo", "orange", "amber"]) {
    expect(benefitColour(name)).toEqual({
      fill: `bg-benefit-${name}`,
      hue: `hue-${name}`,
    });
  }
});

test("an unknown colour falls back to blue", () => {
  for (const name of ["teal", "", "Rose", "toString"]) {
    expect(benefitColour(name).fill).toBe("bg-benefit-blue");
  }
});
