import { expect, test } from "vitest";
import { findStudy } from "./studies.server.ts";
import { describeTreatment } from "./treatment.ts";

test.each([
  ["wunsch-2014", "570–850, 611–650 nm; 9 J/cm²; 30 sessions; twice-weekly"],
  ["cassano-2018", "823 nm; up to 65.2 J/cm²; twice weekly for 8 weeks"],
  ["gimenez-2023", "850 nm; 1–6.5 J/cm²; five mornings a week for four weeks"],
  ["hegedus-2009", "830 nm; twice weekly for 4 weeks"],
  ["lanzafame-2014", "655 nm; 67 J/cm²; 60 sessions; every other day for 16 weeks"],
  ["iosifescu-2022", "830 nm; 65.8 J/cm²; 20 min, 2 times a week, for 6 weeks"],
  ["barrett-2013", "1 session"],
  ["liu-2019", null],
] as const)("%s gave %s", (id, treatment) => {
  expect(describeTreatment(findStudy(id))).toBe(treatment);
});
