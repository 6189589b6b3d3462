import { expect, test } from "vitest";
import { studyId } from "../../../tests/support/made-up-content.ts";
import { findStudy } from "./studies.server.ts";
import type { Arm } from "./study.ts";
import {
  amountEnds,
  describeTreatment,
  testedFluence,
  testedIrradiance,
  testedSessions,
  testedWavelengths,
} from "./treatment.ts";

const armsOf = (...arms: Omit<Arm, "role">[]) => ({
  arms: {
    sham: { role: "sham", light: { irradiance: 999, wavelengths: [400] } },
    ...Object.fromEntries(arms.map((arm, index) => [`a${index}`, { ...arm, role: "light" }])),
  } as const satisfies Record<string, Arm>,
});

test.each([
  ["moser-2014", "570–850 and 611–650 nm", "9 J/cm²", "30 sessions, twice-weekly"],
  ["nagy-2023", "LED, 850 nm", "1–6.5 J/cm²", "five mornings a week"],
  ["eklund-2013", "laser, 830 nm", "6 J a point", "2 times a week, for 4 weeks"],
  ["faber-2020", "laser, 808 nm", "150 J a session", "10 min"],
  ["hagen-2025", "LED, 630 and 850 nm", "up to 10 mW/cm²", "for 16 weeks"],
  ["castell-2016", "laser", null, null],
  ["dorn-2024", null, null, null],
])("%s gave %s, %s, %s", (id, light, dose, schedule) => {
  expect(describeTreatment(findStudy(studyId(id)))).toEqual({ light, dose, schedule });
});

test("a study without light has none to describe", () => {
  expect(describeTreatment({ arms: {} })).toBeNull();
  expect(describeTreatment({ arms: { sham: { role: "sham" } } })).toBeNull();
});

test("arms that differ make a range, and a rhythm only where it is the same", () => {
  const light = { source: "LED", wavelengths: [850, 633] } as const;
  const study = armsOf(
    {
      light: { ...light, irradiance: 20, energy: 4, fluence: { to: 9 } },
      schedule: { sessions: 10, minutes: 20 },
    },
    {
      light: { ...light, source: "laser", irradiance: { from: 5, to: 30 }, fluence: { to: 9 } },
      schedule: { sessions: 12, minutes: 20 },
    },
  );
  expect(describeTreatment(study)).toEqual({
    light: "LED or laser, 633 and 850 nm",
    dose: "5–30 mW/cm², 9 J/cm², 4 J a session",
    schedule: "10–12 sessions, 20 min",
  });
  const other = armsOf({ schedule: { minutes: 20 } }, { schedule: { minutes: 30 } });
  expect(describeTreatment(other)).toEqual({ light: null, dose: null, schedule: null });
});

test.each([
  [
    { sessions: 1, minutes: { from: 10, to: 20 }, perWeek: 3, weeks: 8 },
    "1 session, 10–20 min, 3 times a week, for 8 weeks",
  ],
  [{ sessions: 2, perWeek: 1, weeks: 1 }, "2 sessions, 1 time a week, for 1 week"],
  [{ minutes: { to: 5 } }, "up to 5 min"],
  [{ sessions: 2, asWritten: "daily", minutes: 20 }, "2 sessions, daily"],
  [{}, null],
])("the schedule %j is %s", (schedule, words) => {
  expect(describeTreatment(armsOf({ schedule }))?.schedule).toBe(words);
});

test("each tested wavelength once, shortest first, narrow bands before wide ones", () => {
  const study = armsOf(
    { light: { wavelengths: [850, [630, 670], 660] } },
    { light: { wavelengths: [[630, 640], 850, 630] } },
  );
  expect(testedWavelengths(study)).toEqual([630, [630, 640], [630, 670], 660, 850]);
});

test("what was tested counts the light alone", () => {
  const study = armsOf({
    light: { irradiance: 20, fluence: { from: 3, to: 6 } },
    schedule: { sessions: 12 },
  });
  expect(testedIrradiance(study)).toBe(20);
  expect(testedFluence(study)).toEqual({ from: 3, to: 6 });
  expect(testedSessions(study)).toBe(12);
  expect(testedSessions({ arms: {} })).toBeUndefined();
  expect(testedIrradiance(armsOf({ light: { irradiance: 20 } }, {}))).toBe(20);
});

test("the ends of an amount", () => {
  expect([amountEnds(4), amountEnds({ from: 3, to: 6 }), amountEnds({ to: 6 })]).toEqual([
    [4, 4],
    [3, 6],
    [6, 6],
  ]);
});
