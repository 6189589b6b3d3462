import { expect, test } from "vitest";
import { findStudy } from "./studies.server.ts";
import { describeTreatment } from "./treatment.ts";

test.each([
  ["wunsch-2014", "570–850, 611–650 nm", "9 J/cm²", "30 sessions, twice-weekly"],
  ["cassano-2018", "823 nm", "36.2 mW/cm², up to 65.2 J/cm²", "twice weekly for 8 weeks"],
  ["gimenez-2023", "850 nm", "1–6.5 J/cm²", "five mornings a week for four weeks"],
  ["hegedus-2009", "laser, 830 nm", "6 J a point", "twice weekly for 4 weeks"],
  [
    "lanzafame-2014",
    "laser and LED, 655 nm",
    "67 J/cm²",
    "60 sessions, every other day for 16 weeks",
  ],
  ["barrett-2013", "laser", null, "1 session"],
  ["liu-2019", null, null, null],
] as const)("%s gave %s, %s, %s", (id, light, dose, schedule) => {
  expect(describeTreatment(findStudy(id))).toEqual({ light, dose, schedule });
});

test("a study without light has none to describe", () => {
  expect(describeTreatment({ arms: {} })).toBeNull();
  expect(describeTreatment({ arms: { sham: { role: "sham" } } })).toBeNull();
});
