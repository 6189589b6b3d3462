import { describe, expect, test } from "vitest";
import { judgingDays, parseDay } from "./judging-days.ts";
import { protocols, type Rhythm } from "./protocols.server.ts";

describe("the days to judge", () => {
  test("count weeks and months from the start", () => {
    expect(judgingDays({ first: 2, judge: 6, unit: "weeks" }, "2026-12-01")).toEqual({
      start: "2026-12-01",
      first: "2026-12-15",
      judge: "2027-01-12",
    });
    expect(judgingDays({ first: 6, judge: 9, unit: "months" }, "2026-08-31")).toEqual({
      start: "2026-08-31",
      // No 31 February.
      first: "2027-02-28",
      judge: "2027-05-31",
    });
    expect(judgingDays({ judge: 1, unit: "weeks" }, "2028-02-28")).toMatchObject({
      first: null,
      judge: "2028-03-06",
    });
  });

  test("what is no day is refused", () => {
    const wrong = ["", "tomorrow", "2026-02-30", "2026-13-01", "1.12.2026", "1926-12-01"];
    for (const text of [...wrong, "12026-12-01", "2026-12-011"]) {
      expect(parseDay(text), text).toBeNull();
      expect(() => judgingDays({ judge: 1, unit: "weeks" }, text)).toThrow(`Not a day: ${text}`);
    }
  });

  test("are what the protocol says in words", () => {
    for (const { course, judging } of Object.values(protocols)) {
      const numbers = course.match(/\d+/g)?.map(Number) ?? [];
      expect(numbers, course).toContain(judging.judge);
      if ("first" in judging) expect(numbers, course).toContain(judging.first);
      expect(course).toContain(judging.unit);
    }
  });

  test("and the rhythm is what the protocol says in words", () => {
    for (const { frequency, rhythm } of Object.values(protocols)) {
      expect(frequency).toMatch(wordsFor(rhythm));
    }
  });
});

function wordsFor(rhythm: Rhythm): RegExp {
  if ("perWeek" in rhythm) {
    return new RegExp(`^${rhythm.perWeek.from}-${rhythm.perWeek.to} times a week`);
  }
  if (rhythm.everyDays === null) return /^On training days/;
  return rhythm.everyDays === 1 ? /^(?:daily|once a day)$/ : /^every other day$/;
}
