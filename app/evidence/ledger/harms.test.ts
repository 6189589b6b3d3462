import { expect, test } from "vitest";
import { harmsInWords, harmsTold } from "./harms.ts";

const arms = { lamp: { role: "light" }, fake: { role: "sham" } } as const;
const counted = {
  arms,
  adverseEvents: "redness in one of 20 and none of 18",
  harms: [{ what: "redness", arm: "lamp", people: 1, of: 20 }],
};
const described = { arms, adverseEvents: "mild redness" };
const none = { arms, adverseEvents: "none reported", harms: "none reported" } as const;
const silent: Parameters<typeof harmsTold>[0] = {};

test("a summary counts side effects, describes them, reports none, or is silent", () => {
  expect([counted, described, none, silent].map(harmsTold)).toEqual([
    "counted",
    "described",
    "none reported",
    "not mentioned",
  ]);
});

test("counts name their group, and say no more than was printed", () => {
  const harms = [
    { what: "redness", arm: "lamp", people: 3, of: 25 },
    { what: "redness", arm: "fake", people: 1, of: 18 },
    { what: "blisters", people: 1 },
    { what: "itching", percent: 15.2 },
  ];
  expect(harmsInWords({ arms, harms })).toEqual([
    "redness: 3 of 25 people with light, 1 of 18 people with fake light",
    "blisters: 1 person",
    "itching: 15.2% of people",
  ]);
  expect(harmsInWords(none)).toEqual([]);
});
