import { expect, test } from "vitest";
import { claimId } from "../../tests/support/made-up-content.ts";
import { drawMainEffect } from "./main-effect.server.ts";

test("a main result without a unit or an interval has no axis", () => {
  expect(drawMainEffect(claimId("stiff-hands"))).toBeNull();
  expect(drawMainEffect(claimId("sore-knees"))?.row).toMatchObject({ at: 47.5, from: 35, to: 60 });
});

test("beside a main result stand those of other uses that were measured in its unit", () => {
  const others = (use: string, beside: string[]) =>
    drawMainEffect(claimId(use), beside.map(claimId))?.others;
  const neck = drawMainEffect(claimId("sore-necks"))?.row.at;
  expect(others("sore-knees", ["sore-necks", "tight-jaws"])).toEqual([
    { id: "sore-necks", at: neck },
  ]);
  // Men and women share a result, which is drawn once.
  expect(others("thin-hair-men", ["thin-hair-women"])).toEqual([]);
});
