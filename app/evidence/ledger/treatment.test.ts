import { expect, test } from "vitest";
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
  ["wunsch-2014", "570–850 and 611–650 nm", "9 J/cm²", "30 sessions, twice-weekly"],
  ["cassano-2018", "823 nm", "36.2 mW/cm², up to 65.2 J/cm²", "twice weekly for 8 weeks"],
  ["gimenez-2023", "850 nm", "1–6.5 J/cm²", "five mornings a week for four weeks"],
  ["hegedus-2009", "laser, 830 nm", "6 J a point", "twice weekly for 4 weeks"],
  [
    "lanzafame-2014",
    "laser and LED, 655 nm",
    "67 J/cm²",
    "60 sessions, every other day for 16 weeks",
  ],
  ["azuma-2021", "laser, 808 nm", "35,700 mW/cm², 28 J a session", null],
  ["barrett-2013", "laser", null, "1 session"],
  ["liu-2019", null, null, null],
] as const)("%s gave %s, %s, %s", (id, light, dose, schedule) => {
  expect(describeTreatment(findStudy(id))).toEqual({ light, dose, schedule });
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
