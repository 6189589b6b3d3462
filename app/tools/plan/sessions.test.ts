import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter, daysBetween, judgingDays } from "#app/evidence/ledger/judging-days.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { daysOf, seriesOf } from "./sessions.ts";

const days = (rhythm: Parameters<typeof seriesOf>[0], start: string, judge: string) =>
  daysOf(seriesOf(rhythm, start, judge));

test("every day up to the day to judge, over the night when clocks change", () => {
  expect(days({ everyDays: 1 }, "2026-10-24", "2026-10-27")).toEqual([
    "2026-10-24",
    "2026-10-25",
    "2026-10-26",
  ]);
});

test("every other day, over the end of a year", () => {
  expect(days({ everyDays: 2 }, "2027-12-30", "2028-01-04")).toEqual([
    "2027-12-30",
    "2028-01-01",
    "2028-01-03",
  ]);
});

test("the least number a week, with days between", () => {
  expect(days({ perWeek: { from: 3, to: 4 } }, "2026-12-01", "2026-12-11")).toEqual([
    "2026-12-01",
    "2026-12-03",
    "2026-12-05",
    "2026-12-08",
    "2026-12-10",
  ]);
});

test("with training: every other week", () => {
  expect(days({ everyDays: null }, "2026-12-01", "2027-01-26")).toEqual([
    "2026-12-01",
    "2026-12-15",
    "2026-12-29",
    "2027-01-12",
  ]);
});

test("no session is before the start, after the end or on one day with another", () => {
  const start = fc.integer({ min: 0, max: 36_000 }).map((days) => dayAfter("2000-01-01", days));
  fc.assert(
    fc.property(start, fc.constantFrom(...Object.values(protocols)), (start, protocol) => {
      const { judge } = judgingDays(protocol.judging, start);
      const sessions = days(protocol.rhythm, start, judge);
      expect(sessions[0]).toBe(start);
      expect(new Set(sessions).size).toBe(sessions.length);
      for (const day of sessions) expect(day >= start && day < judge).toBe(true);
      const { rhythm } = protocol;
      const perWeek = "perWeek" in rhythm ? rhythm.perWeek.from : 7 / (rhythm.everyDays ?? 14);
      const expected = (daysBetween(start, judge) / 7) * perWeek;
      expect(Math.abs(sessions.length - expected)).toBeLessThan(1);
    }),
  );
});
