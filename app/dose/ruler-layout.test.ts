import { expect, test } from "vitest";
import { findStudy, listStudies } from "#app/evidence/ledger/studies.server.ts";
import { loadDoseData } from "./dose-data.server.ts";
import { beyondRuler, packTrials, placeDose, spreadLabels, TICKS } from "./ruler-layout.ts";

const { trials } = await loadDoseData();

test("each step of the ruler is ten times the last", () => {
  const [one, ten, hundred] = [1, 10, 100].map(placeDose);
  expect((ten ?? 0) - (one ?? 0)).toBeCloseTo((hundred ?? 0) - (ten ?? 0), 0);
  expect(TICKS.map(placeDose)).toEqual(TICKS.map(placeDose).toSorted((a, b) => a - b));
  expect([placeDose(0.01), placeDose(1e6)]).toEqual([0, 100]);
  expect([0.1, 10, 5000].map(beyondRuler)).toEqual(["below", undefined, "above"]);
});

test("every trial is on it, with the doses that its abstract prints, and none beyond its ends", () => {
  expect(trials.length).toBeGreaterThan(15);
  for (const { id, doses } of trials) {
    const printed = JSON.stringify(
      Object.values(findStudy(id).arms).map(({ light }) => light?.fluence),
    );
    for (const { from, to } of doses) {
      expect(printed, id).toContain(`${from}`);
      expect(printed, id).toContain(`${to}`);
      expect([beyondRuler(from), beyondRuler(to)], id).toEqual([undefined, undefined]);
    }
  }
});

test("neither animals nor reviews are", () => {
  const ids = trials.map(({ id }) => id);
  const wrong = listStudies().filter(({ design }) => /laboratory|review|analysis/.test(design));
  for (const { id } of wrong) expect(ids).not.toContain(id);
});

test("no label touches another or a mark on its row", () => {
  const placed = packTrials(trials, 700);
  const spans = placed.map(({ from, to, row, side, labelWidth }) => {
    const label = labelWidth / 7;
    return side === "right" ? { row, from, to: to + label } : { row, from: from - label, to };
  });
  for (const a of spans) {
    expect(a.from >= 0 && a.to <= 100).toBe(true);
    for (const b of spans) {
      if (a !== b && a.row === b.row) expect(a.to <= b.from || b.to <= a.from).toBe(true);
    }
  }
});

test("labels of a standing ruler keep apart and stay in order", () => {
  expect(spreadLabels([10, 12, 13, 90], 20)).toEqual([10, 30, 50, 90]);
});
