import { expect, test } from "vitest";
import { checkDose, contradictsItself } from "./dose-check.ts";

test("a dose adds up when mW/cm² × s ÷ 1,000 is what is printed, but for rounding", () => {
  const arm = (irradiance: number, minutes: number, fluence: number) => ({
    light: { irradiance, fluence },
    schedule: { minutes },
  });
  expect(checkDose(arm(30, 20, 36))).toEqual({
    irradiance: 30,
    minutes: 20,
    printed: 36,
    computed: 36,
    addsUp: true,
  });
  expect(checkDose(arm(30, 20, 37.7))?.addsUp).toBe(true);
  expect(checkDose(arm(30, 20, 38))?.addsUp).toBe(false);
  expect(checkDose(arm(30, 20, 34))?.addsUp).toBe(false);
});

test("a range of minutes makes a range, in which all that is printed must lie", () => {
  const arm = (fluence: number | { from?: number; to: number }) => ({
    light: { irradiance: 36.2, fluence },
    schedule: { minutes: { from: 20, to: 30 } },
  });
  expect(checkDose(arm({ to: 65.2 }))).toMatchObject({
    computed: { from: 43.4, to: 65.2 },
    addsUp: true,
  });
  expect(checkDose(arm({ from: 10, to: 65.2 }))?.addsUp).toBe(false);
  expect(checkDose(arm({ from: 43.4, to: 80 }))?.addsUp).toBe(false);
  expect(checkDose(arm({ from: 50, to: 60 }))?.addsUp).toBe(true);
});

test("nothing is checked where one of the three is missing", () => {
  expect(checkDose({ light: { irradiance: 30, fluence: 36 } })).toBeUndefined();
  expect(checkDose({ schedule: { minutes: 20 } })).toBeUndefined();
  expect(checkDose({})).toBeUndefined();
  const schedule = { minutes: 20 };
  expect(checkDose({ schedule, light: { irradiance: 30 } })).toBeUndefined();
  expect(checkDose({ schedule, light: { fluence: 36 } })).toBeUndefined();
});

test("a study contradicts itself when the dose of one arm does not add up", () => {
  const arm = (printed: number) =>
    ({
      role: "light",
      light: { irradiance: 30, fluence: printed },
      schedule: { minutes: 20 },
    }) as const;
  expect(contradictsItself({ arms: { low: arm(36), high: arm(36), sham: { role: "sham" } } })).toBe(
    false,
  );
  expect(contradictsItself({ arms: { low: arm(36), high: arm(72) } })).toBe(true);
});
