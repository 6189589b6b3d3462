import { expect, test } from "vitest";
import type { Diary } from "./diary.ts";
import { diaryFile, diaryTable, readDiaryFile, withEntriesOf } from "./diary-file.ts";

const diary: Diary = {
  version: 1,
  id: "made-up",
  title: "A made-up ache",
  use: null,
  measure: {
    name: "Ache",
    question: "How bad?",
    said: "it was",
    unit: "",
    low: 0,
    high: 10,
    step: 1,
    better: "lower",
    every: "day",
    worthwhile: { value: 2, who: "people with a made-up ache", url: "https://example.org/" },
  },
  began: "2026-03-01",
  light: "2026-03-08",
  decide: "2026-04-19",
  saved: null,
  turns: ["light", "none"],
  days: { "2026-03-02": { value: 6.5, light: true, note: '=1+1, "so-so"' }, "2026-03-01": {} },
};

test("a file brings back what was saved", () => {
  expect(readDiaryFile(diaryFile([diary]))).toEqual({ status: "ok", diaries: [diary] });
});

test("a file of a later version, or of something else, is refused whole", () => {
  const later = JSON.stringify({ diaries: [diary, { ...diary, version: 2 }] });
  expect(readDiaryFile(later)).toEqual({ status: "newer" });
  for (const text of [
    "",
    "{",
    "null",
    '{"diaries":3}',
    "[]",
    diaryFile([diary]).replace("6.5", '"x"'),
  ])
    expect(readDiaryFile(text), text).toEqual({ status: "unknown" });
  expect(readDiaryFile(diaryFile([diary]).replace("2026-03-02", "2026-02-30"))).toEqual({
    status: "unknown",
  });
  const script = diaryFile([diary]).replace("https://example.org/", "javascript:alert(1)");
  expect(readDiaryFile(script)).toEqual({ status: "unknown" });
});

test("an old file takes nothing away from the browser's diary", () => {
  const held = { ...diary, days: { "2026-03-02": { value: 3 } } };
  expect(withEntriesOf(held, diary).days).toEqual({
    "2026-03-01": {},
    "2026-03-02": { value: 3, light: true, note: '=1+1, "so-so"' },
  });
});

test("a table has a line a day, in order, and no formulas", () => {
  expect(diaryTable(diary).split("\n")).toEqual([
    "\uFEFFDay,Ache,Light,Day off,Something wrong,Note",
    "2026-03-01,,,,,",
    `2026-03-02,6.5,yes,,,"'=1+1, ""so-so"""`,
    "",
  ]);
});
