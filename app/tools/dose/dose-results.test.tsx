import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { loadDoseData } from "#app/dose/dose-data.server.ts";
import { doseWords } from "#app/dose/dose-form.ts";
import type { Trial, TrialResult } from "#app/dose/dose-trial.ts";
import { TICKS } from "#app/dose/ruler-layout.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { calculate, DoseAmongTrials, DoseResult } from "./dose-results.tsx";
import { DoseRuler } from "./dose-ruler.tsx";

const data = await loadDoseData();

test.each([
  ["nothing yet", "", ["fig-1"]],
  ["what lies on the skin", "device=pain-pad&minutes=10", ["fig-1"]],
  ["a panel", "claim=100&at=15cm&distance=46cm&minutes=10", ["fig-1", "fig-2"]],
])("figures are numbered from 1, for %s", (_, query, numbers) => {
  const calculation = calculate(doseWords(new URLSearchParams(query)), data);
  const report = calculation.status === "ok" ? calculation : undefined;
  const Page = () => (
    <>
      <DoseResult report={report} status={calculation.status} texts={data.texts} />
      <DoseAmongTrials report={report} data={data} />
    </>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  const figures = renderToStaticMarkup(<Stub />).matchAll(/<figure id="([^"]+)"/g);
  expect(Array.from(figures, ([, id]) => id)).toEqual(numbers);
});

test("a dose with no benefit tested, or above our limit, comes without minutes to sit", () => {
  const trial = (name: string, result: TrialResult, dose: number): Trial => ({
    id: name as StudyId,
    name,
    about: "skin",
    laser: false,
    contact: false,
    nm: [],
    uses: [],
    doses: [{ from: dose, to: dose, result }],
  });
  const trials = [
    trial("a-2020", "none", 300),
    trial("b-2021", "same", 300),
    trial("c-2023", "same", 60),
  ];
  const own = { fluence: { from: 20, to: 40 }, irradiance: { from: 50, to: 100 } };
  const Page = () => <DoseRuler trials={trials} judgedSafe={[]} own={own} />;
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  const minutes = renderToStaticMarkup(<Stub />).matchAll(/<td[^>]*>([^<]*)<\/td><\/tr>/g);
  expect(Array.from(minutes, ([, cell]) => cell)).toEqual([
    "benefit not tested",
    "above our limit",
    "10 min",
  ]);
});

test("no line of the reader's or of a safe dose runs through a figure of the axis", () => {
  for (const dose of TICKS) {
    const own = { fluence: { from: dose / 2, to: dose * 0.97 }, irradiance: { from: 20, to: 40 } };
    const Page = () => <DoseRuler trials={data.trials} judgedSafe={data.judgedSafe} own={own} />;
    const Stub = createRoutesStub([{ path: "/", Component: Page }]);
    const html = renderToStaticMarkup(<Stub />);
    const [, lying = "", standing = ""] = html.split('class="dots');
    const axis = Number(/y1="(\d+)" y2="\1" stroke="var\(--ink\)"[/>]/.exec(lying)?.[1]);
    const strokes = [
      ...Array.from(lying.matchAll(/M0 (\d+)V(\d+)/g), ([, from, to]) => [from, to]),
      ...Array.from(lying.matchAll(/<line y2="(\d+)"/g), ([, to]) => [0, to]),
    ].map((ends) => ends.map(Number));
    expect(strokes.length).toBeGreaterThan(TICKS.length);
    const [top, bottom] = [axis + 11, axis + 25];
    expect(strokes.filter(([from = 0, to = 0]) => from < bottom && top < to)).toEqual([]);

    const line = Number(/<line x2="100%" y1="([\d.]+)"/.exec(standing)?.[1]);
    const figures = standing.matchAll(/<text x="46" y="([\d.]+)" text-anchor="end"/g);
    const apart = Array.from(figures, ([, y]) => Number(y) - 5 - line);
    expect(apart.length).toBeGreaterThanOrEqual(TICKS.length - 1);
    expect(Math.min(...apart.map((each) => (each > 0 ? each : -each - 16)))).toBeGreaterThan(8);
  }
});
