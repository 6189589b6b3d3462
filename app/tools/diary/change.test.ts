import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter } from "#app/evidence/ledger/judging-days.ts";
import { compare, compareTurns, drawTurns, isBack, isWorse, judge, type Pair } from "./change.ts";
import { type Diary, type Entry, missingBefore, VERSION } from "./diary.ts";

const scale = { better: "lower", step: 1 } as const;
const BEGAN = "2026-03-01";

function diary(change: Partial<Diary> & { values?: readonly (number | undefined)[] } = {}): Diary {
  const { values = [], ...rest } = change;
  const days = values.map((value, at): [string, Entry] => [dayAfter(BEGAN, at), { value }]);
  return {
    version: VERSION,
    id: "made-up",
    title: "A made-up ache",
    use: null,
    measure: {
      name: "Ache",
      question: "How bad?",
      said: "it was",
      unit: "",
      low: 0,
      high: 100,
      step: 1,
      better: "lower",
      every: "day",
      lasting: true,
      worthwhile: null,
    },
    began: BEGAN,
    light: dayAfter(BEGAN, 7),
    decide: dayAfter(BEGAN, 28),
    turns: null,
    days: Object.fromEntries(days),
    saved: null,
    ...rest,
  };
}

describe("before the light, and with it", () => {
  // By hand: mean 60, distances 10, 5, 5, 0, 5, 5, 10, their mean 40/7; twice that is 11.4.
  const week = [50, 55, 65, 60, 65, 55, 70];

  test("a change counts when it is greater than the days wander", () => {
    expect(compare(week, Array(14).fill(48), scale)).toMatchObject({ gain: 12, beyond: "better" });
    expect(compare(week, Array(14).fill(49), scale)).toMatchObject({ gain: 11, beyond: null });
    expect(compare(week, Array(14).fill(72), scale)).toMatchObject({ gain: -12, beyond: "worse" });
    expect(compare(week, Array(14).fill(49), scale).wander).toBeCloseTo(80 / 7);
  });

  test("from two weeks on, the days wander by one and a half times their distance", () => {
    expect(compare([...week, ...week], [40], scale).wander).toBeCloseTo(60 / 7);
  });

  test("days that are all alike wander by one step", () => {
    expect(compare(Array(7).fill(5), Array(7).fill(4), scale)).toMatchObject({
      wander: 1,
      beyond: null,
    });
  });

  const numbers = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 7, maxLength: 30 });

  test("the answer is the same wherever the scale begins, and turned around on one where higher is better", () => {
    fc.assert(
      fc.property(numbers, numbers, fc.integer({ min: -50, max: 50 }), (before, after, shift) => {
        const { beyond, gain } = compare(before, after, scale);
        const move = (all: readonly number[]) => all.map((value) => value + shift);
        expect(compare(move(before), move(after), scale).gain).toBeCloseTo(gain);
        const turned = compare(before, after, { ...scale, better: "higher" });
        expect(turned.gain).toBeCloseTo(-gain);
        const opposite = { better: "worse", worse: "better" } as const;
        expect(turned.beyond).toBe(beyond && opposite[beyond]);
      }),
    );
  });
});

describe("two weeks without the light", () => {
  // A week of 60, four weeks of 30 with the light, then two weeks, the first two days of them still at 30.
  const weeks = (value: number) => [
    ...Array(7).fill(60),
    ...Array(21).fill(30),
    30,
    30,
    ...Array(12).fill(value),
  ];
  const stopped = dayAfter(BEGAN, 28);
  const end = dayAfter(stopped, 14);
  const told = (change: Parameters<typeof diary>[0], today = end) => {
    const verdict = judge(diary({ stopped, ...change }), today);
    return verdict.status === "compared" ? verdict.test : verdict;
  };

  test("are asked for once it got better, by a diary of what comes back within days", () => {
    const values = weeks(60);
    expect(told({ values, stopped: undefined })).toEqual({ status: "open" });
    expect(told({ values }, dayAfter(end, -1))).toEqual({ status: "running", until: end });
    const { measure } = diary();
    for (const lasting of [false, undefined])
      expect(told({ values, measure: { ...measure, lasting } })).toEqual({ status: "impossible" });
    const none = values.map((value) => Math.max(value, 59));
    expect(told({ values: none })).toBeNull();
  });

  test("half of the change has to go away, from the third day on", () => {
    expect(told({ values: weeks(45) })).toEqual({ status: "done", without: 45, isBack: true });
    expect(told({ values: weeks(44) })).toEqual({ status: "done", without: 44, isBack: false });
  });

  test("need seven numbers, of days on which the light wasn't used", () => {
    expect(told({ values: weeks(60).slice(0, 36) })).toEqual({ status: "too few", numbers: 6 });
    const { days } = diary({ values: weeks(60) });
    const lit = Object.fromEntries(
      Object.entries(days).map(([day, entry]) => [day, { ...entry, light: day >= stopped }]),
    );
    expect(told({ days: lit })).toEqual({ status: "too few", numbers: 0 });
  });

  test("that begin late are compared with the days just before them", () => {
    const values = [60, 50, 50, 30, 30, 47, 47].flatMap((value) => Array(7).fill(value));
    const late = { values, decide: dayAfter(BEGAN, 21), stopped: dayAfter(BEGAN, 35) };
    expect(told(late, dayAfter(BEGAN, 49))).toMatchObject({ status: "done", isBack: true });
  });

  test("that are worse are no reason to pause the light", () => {
    const values = weeks(90);
    for (let day = 28; day < 49; day++)
      expect(isWorse(diary({ values, stopped }), dayAfter(BEGAN, day))).toBe(false);
  });

  test("the same is said wherever the scale begins, and whichever way is better", () => {
    const mean = fc.integer({ min: -100, max: 100 });
    fc.assert(
      fc.property(mean, mean, mean, mean, (before, after, without, shift) => {
        fc.pre(before !== after);
        const answer = isBack([without], { before, after });
        expect(isBack([without + shift], { before: before + shift, after: after + shift })).toBe(
          answer,
        );
        expect(isBack([-without], { before: -before, after: -after })).toBe(answer);
      }),
    );
  });
});

describe("weeks in turn", () => {
  const pairs = (...gains: number[]): Pair[] =>
    gains.map((gain) => ({ light: 50 - gain, none: 50 }));

  test("orders that look as good are counted", () => {
    // By hand: of the 16 sums of ±4 ±3 ±2 ±1, only 10 itself is 10 or more; 8 and 10 are 8 or more.
    expect(compareTurns(pairs(4, 3, 2, 1), scale)).toMatchObject({
      asGood: 1,
      orders: 16,
      beyond: "better",
      gain: 2.5,
    });
    expect(compareTurns(pairs(4, 3, 2, -1), scale)).toMatchObject({ asGood: 2, beyond: null });
    expect(compareTurns(pairs(-4, -3, -2, -1), scale)).toMatchObject({ beyond: "worse" });
  });

  test("of the orders of a published example, as many look as good as were counted then", () => {
    // Darwin's fifteen pairs of corn plants, in eighths of an inch, from Fisher, The Design of Experiments (1935), section 21.
    const corn = pairs(49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48);
    expect(compareTurns(corn, scale)).toMatchObject({ asGood: 863, orders: 32_768 });
  });

  test("without an effect, at most one order in ten says that there is one, whatever the weeks were", () => {
    const gain = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(fc.array(gain, { minLength: 4, maxLength: 7 }), (gains) => {
        const orders = Array.from({ length: 2 ** gains.length }, (_, order) =>
          gains.map((value, at) => (order & (1 << at) ? value : -value)),
        );
        const wrong = orders.filter(
          (each) => compareTurns(pairs(...each), scale).beyond === "better",
        );
        expect(wrong.length / orders.length).toBeLessThanOrEqual(0.1);
      }),
      { numRuns: 30 },
    );
  });

  test("each pair has a week with the light and one without, in an order of its own", () => {
    const drawn = [0.1, 0.9, 0.4, 0.6];
    expect(drawTurns(4, () => drawn.shift() ?? 0)).toEqual([
      "light",
      "none",
      "none",
      "light",
      "light",
      "none",
      "none",
      "light",
    ]);
  });

  test("the first two days of a week don't count, and a pair with a week of few numbers goes", () => {
    const turns = ["light", "none", "none", "light", "light", "none", "none", "light"] as const;
    const values = [
      ...Array(7).fill(60),
      ...turns.flatMap((turn) => [99, 99, ...Array(5).fill(turn === "light" ? 40 : 50)]),
    ];
    const decide = dayAfter(BEGAN, 7 + 56);
    const written = diary({ values, turns, decide });
    expect(judge(written, decide)).toMatchObject({
      status: "in turn",
      light: 40,
      none: 50,
      pairs: 4,
      asGood: 1,
      beyond: "better",
    });
    const days = Object.fromEntries(
      Object.entries(written.days).filter((_, at) => at < 9 || at > 11),
    );
    expect(judge({ ...written, days }, decide)).toMatchObject({ status: "too few" });
  });
});

describe("numbers missing before the light", () => {
  const at = (day: number) => dayAfter(BEGAN, day);

  test("a day that is left counts once, whether today has its number or not", () => {
    const skipped = diary({ values: [60, undefined, 60] });
    expect(missingBefore(skipped, at(1))).toBe(0);
    expect(missingBefore(skipped, at(2))).toBe(1);
    expect(missingBefore(diary({ values: [60, undefined] }), at(2))).toBe(1);
  });

  test("they are still missing on the first day with light and after it", () => {
    const six = diary({ values: [60, undefined, ...Array(12).fill(60)] });
    expect(missingBefore(six, at(7))).toBe(1);
    expect(missingBefore(six, at(10))).toBe(1);
    expect(missingBefore(diary({ values: Array(9).fill(60) }), at(8))).toBe(0);
  });
});

describe("the day to decide", () => {
  const values = [...Array(7).fill(60), ...Array(21).fill(30)];

  test("no answer before it, or from a handful of days", () => {
    const whole = diary({ values });
    expect(judge(whole, dayAfter(BEGAN, 27))).toEqual({ status: "waiting" });
    expect(judge(whole, whole.decide)).toMatchObject({ status: "compared", beyond: "better" });
    const few = diary({ values: values.map((value, at) => (at === 3 ? undefined : value)) });
    expect(judge(few, few.decide)).toEqual({ status: "too few", before: 6, after: 14 });
  });

  test("days before the light on which it was used don't count as days without it", () => {
    const whole = diary({ values });
    const days = { ...whole.days, "2026-03-04": { value: 60, light: true } };
    expect(judge({ ...whole, days }, whole.decide)).toMatchObject({ status: "too few", before: 6 });
  });

  test("one bad week after a good one is no reason to stop", () => {
    const values = [...Array(7).fill(60), ...Array(7).fill(60), ...Array(7).fill(61.9)];
    expect(isWorse(diary({ values }), dayAfter(BEGAN, 20))).toBe(false);
  });

  test("in weeks in turn, only weeks with the light can be worse", () => {
    const turns = ["none", "light", "light", "none"] as const;
    const values = [60, 10, 10, 60].flatMap((value) => Array(7).fill(value));
    const calm = diary({ values: [...Array(7).fill(20), ...values], turns });
    for (let at = 0; at < 35; at++) expect(isWorse(calm, dayAfter(BEGAN, at))).toBe(false);
    const worse = diary({ values: Array(35).fill(60).fill(20, 0, 7), turns });
    expect(isWorse(worse, dayAfter(BEGAN, 13))).toBe(false);
    expect(isWorse(worse, dayAfter(BEGAN, 20))).toBe(true);
    expect(isWorse(worse, dayAfter(BEGAN, 28))).toBe(false);
  });

  test("a week that is worse than the days go up and down is noticed before it", () => {
    const worse = diary({ values: [...Array(7).fill(60), ...Array(7).fill(70)] });
    expect(isWorse(worse, dayAfter(BEGAN, 13))).toBe(true);
    expect(isWorse(worse, dayAfter(BEGAN, 12))).toBe(false);
    const alike = diary({ values: [...Array(7).fill(60), ...Array(7).fill(61)] });
    expect(isWorse(alike, dayAfter(BEGAN, 13))).toBe(false);
  });

  test("after a pause of more than a week, the weeks before it are compared", () => {
    const values = [...Array(7).fill(60), ...Array(14).fill(80), ...Array(14).fill(40)];
    const kept = diary({ values, decide: dayAfter(BEGAN, 35) });
    const until = (last: number) =>
      judge(
        {
          ...kept,
          days: Object.fromEntries(
            Object.entries(kept.days).map(([day, entry]) => [
              day,
              { ...entry, light: day >= kept.light && day <= dayAfter(BEGAN, last) },
            ]),
          ),
        },
        kept.decide,
      );
    expect(until(20)).toMatchObject({ after: 80, beyond: "worse" });
    expect(until(28)).toMatchObject({ after: 40, beyond: "better" });
  });

  test("only the last two weeks with the light are compared, and no day from the day to decide on", () => {
    const late = [...Array(7).fill(60), ...Array(7).fill(0), ...Array(14).fill(58), 0, 0];
    expect(judge(diary({ values: late }), "2026-12-01")).toMatchObject({ after: 58 });
  });
});
