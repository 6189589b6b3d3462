import type { Test, Verdict } from "#app/tools/diary/change.ts";
import type { Measure } from "#app/tools/diary/diary.ts";
import { texts } from "#app/tools/diary/diary-texts.server.ts";
import { verdictInWords } from "#app/tools/diary/verdict-words.ts";

const scale: Measure = {
  name: "Pain",
  question: "How bad was it?",
  said: "your pain was",
  unit: "",
  low: 0,
  high: 10,
  step: 1,
  better: "lower",
  every: "day",
  worthwhile: { value: 2, who: "people with knee arthritis", url: "https://example.org/" },
};
const hours: Measure = {
  ...scale,
  said: "you slept",
  unit: " hours",
  high: 16,
  step: 0.5,
  better: "higher",
  worthwhile: null,
};
const spots: Measure = {
  ...scale,
  name: "Spots",
  said: "you counted",
  unit: " spots",
  high: 200,
  worthwhile: null,
};

const compared = (before: number, after: number, gain: number, beyond: "worse" | null) =>
  ({ status: "compared", before, after, gain, wander: 1.2, beyond, test: null }) as const;
const gained = (before: number, after: number, test: Test) =>
  ({ ...compared(before, after, Math.abs(after - before), null), beyond: "better", test }) as const;
const inTurn = (light: number, asGood: number, beyond: "better" | "worse" | null) =>
  ({
    status: "in turn",
    light,
    none: 6,
    gain: 6 - light,
    pairs: 5,
    asGood,
    orders: 32,
    beyond,
  }) as const;

/** What /diary says on the day to decide, one of each kind. */
export function sentencesOfDiary(): string[] {
  const of = (
    verdict: Exclude<Verdict, { status: "waiting" }>,
    measure: Measure,
    turns = false,
  ) => [
    `## /diary, ${measure.name}, ${verdict.status}`,
    ...verdictInWords(verdict, { measure, turns: turns ? [] : null }, texts.verdict),
  ];
  return [
    ...of(gained(6, 4.7, { status: "open" }), scale),
    ...of(gained(6, 3.6, { status: "running", until: "2026-03-14" }), scale),
    ...of(gained(6, 3.6, { status: "too few", numbers: 5 }), scale),
    ...of(gained(6, 3.6, { status: "done", without: 5.6, isBack: true }), scale),
    ...of(gained(6, 3.6, { status: "done", without: 3.8, isBack: false }), scale),
    ...of(compared(6, 5.4, 0.6, null), scale),
    ...of(compared(6, 6, 0, null), scale),
    ...of(compared(6, 7.8, -1.8, "worse"), scale),
    ...of(gained(6.1, 7.6, { status: "done", without: 6.4, isBack: true }), hours),
    ...of(gained(14, 9, { status: "impossible" }), spots),
    ...of({ status: "too few", before: 5, after: 12 }, scale),
    ...of({ status: "too few", before: 1, after: 2 }, { ...scale, every: "week" }),
    ...of({ status: "too few", before: 2, after: 2 }, scale, true),
    ...of(inTurn(4.2, 1, "better"), scale, true),
    ...of(inTurn(5.6, 9, null), scale, true),
    ...of(inTurn(7.5, 31, "worse"), scale, true),
  ];
}
