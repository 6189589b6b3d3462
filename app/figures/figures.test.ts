import { expect, test } from "vitest";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { viewDepth, viewDoseResponse, viewTimeline } from "./figures.server.ts";

test("each bar of depth is drawn as its words say", () => {
  const { columns } = viewDepth([660, 850], startCitations());
  expect(columns.map(({ half, tenth }) => [half.words, tenth.words])).toEqual([
    ["0.05–0.3 in (1–9 mm)", "0.2–1.4 in (5–35 mm)"],
    ["0.07–0.4 in (2–9 mm)", "0.3–1.3 in (7–32 mm)"],
  ]);
  for (const { half, tenth } of columns) {
    for (const { words, from, to } of [half, tenth]) {
      expect(words).toContain(`(${Math.round(from)}–${Math.round(to)} mm)`);
    }
  }
  expect(() => viewDepth([600], startCitations())).toThrow("No depth is known at 600 nm");
});

test("each bar of a dose is drawn as its words say", () => {
  for (const { words, from, to } of viewDoseResponse(startCitations()).ranges) {
    const drawn = from === undefined ? `up to ${to} J/cm²` : `${from}–${to} J/cm²`;
    expect(words.replace("\u00a0", " ")).toBe(drawn);
  }
});

test("each bar of weeks is drawn from the first that its words name to the last", () => {
  const [ours, ...trials] = viewTimeline(startCitations()).spans;
  expect(ours).toMatchObject({ from: 2, to: 4 });
  for (const { label, from, to } of trials) {
    expect(label.match(/\d+/g)?.map(Number)).toEqual(expect.arrayContaining([from, to]));
    expect(from).toBeLessThan(to);
  }
});
