import { expect, test } from "vitest";
import { findStudy } from "./bibliography.server.ts";
import { describeTreatment } from "./treatment.ts";

test.each([
  ["wunsch-2014", "570–850, 611–650 nm; 9 J/cm²; 30 sessions; twice-weekly"],
  ["cassano-2018", "823 nm; up to 65.2 J/cm²; twice weekly for 8 weeks"],
  ["gimenez-2023", "850 nm; 1–6.5 J/cm²; four weeks"],
  ["barrett-2013", "1 session"],
  ["liu-2019", null],
] as const)("%s gave %s", (id, treatment) => {
  expect(describeTreatment(findStudy(id))).toBe(treatment);
});
