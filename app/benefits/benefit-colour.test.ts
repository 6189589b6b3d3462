import { expect, test } from "vitest";
import { benefitColour } from "./benefit-colour.ts";
import { benefits } from "./content/benefits.ts";

test("each of the seven colours has its own mark", () => {
  for (const name of ["rose", "blue", "green", "purple", "indigo", "orange", "amber"]) {
    expect(benefitColour(name)).toEqual({
      fill: `bg-benefit-${name}`,
      hue: `hue-${name}`,
    });
  }
});

test("the pages have the colours that the specification gives them", () => {
  expect(benefits.map(({ slug, colour }) => [slug, colour])).toEqual([
    ["skin-health", "rose"],
    ["pain-inflammation", "blue"],
    ["hair-growth", "green"],
    ["sleep-energy", "purple"],
    ["mood-mental-health", "indigo"],
    ["athletic-performance", "orange"],
    ["hormonal-health", "amber"],
  ]);
});

test("an unknown colour falls back to blue", () => {
  for (const name of ["teal", "", "Rose", "toString"]) {
    expect(benefitColour(name).fill).toBe("bg-benefit-blue");
  }
});
