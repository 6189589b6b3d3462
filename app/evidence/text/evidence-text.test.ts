import { expect, test } from "vitest";
import { type EvidenceNode, splitFirstSentence } from "./evidence-text.ts";

const marks: EvidenceNode = { marks: [{ number: 1, id: "chow-2009", anchor: "cite-1" }] };

test("a first sentence ends before the first space after a full stop", () => {
  expect(splitFirstSentence(["It fell by 1.5 points. Then it rose.", marks])).toEqual([
    ["It fell by 1.5 points."],
    ["Then it rose.", marks],
  ]);
});

test("a first sentence keeps the markers and tags in it", () => {
  const link = { tag: "a", href: "/dose", children: ["dose. Not here"] } as const;
  expect(splitFirstSentence(["At the ", link, " it fell", marks, ". Then it rose."])).toEqual([
    ["At the ", link, " it fell", marks, "."],
    ["Then it rose."],
  ]);
});

test("a single sentence has no rest", () => {
  expect(splitFirstSentence(["It fell", marks, "."])).toEqual([["It fell", marks, "."], []]);
});
