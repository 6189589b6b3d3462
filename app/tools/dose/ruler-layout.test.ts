import { expect, test } from "vitest";
import { findStudy, listStudies } from "#app/evidence/ledger/studies.server.ts";
import { loadDoseData } from "./dose-data.server.ts";
import { beyondRuler, packTrials, placeDose, spreadLabels, TICKS } from "./ruler-layout.ts";

const { trials, judgedSafe } = await loadDoseData();

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

test("neither animals nor reviews are, nor trials whose doses contradict each other", () => {
  const ids = trials.map(({ id }) => id);
  const wrong = listStudies().filter(({ design }) => /laboratory|review|analysis/.test(design));
  for (const { id } of wrong) expect(ids).not.toContain(id);
  expect(ids).not.toContain("mehdizadeh-2025");
});

test("a trial's filling is what its outcomes say", () => {
  const result = (id: string) =>
    trials.find((trial) => trial.id === id)?.doses.map((dose) => dose.result);
  expect(result("navarro-ledesma-2024")).toEqual(["better"]);
  expect(result("iosifescu-2022")).toEqual(["same"]);
  expect(result("mota-2023")).toEqual(["uncontrolled"]);
  expect(result("gimenez-2023")).toEqual(["same", "same", "both"]);
  expect(result("jagdeo-2020")).toEqual(["none"]);
});

test("what was judged safe is what the trial printed", () => {
  expect(judgedSafe.map(({ dose }) => dose)).toEqual([320, 480]);
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
