import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { loadDoseData } from "./dose-data.server.ts";
import { doseWords } from "./dose-form.ts";
import { calculate, DoseAmongTrials, DoseResult } from "./dose-results.tsx";

const data = await loadDoseData();

test.each([
  ["nothing yet", "", ["fig-1"]],
  ["what lies on the skin", "device=pain-pad&minutes=10", ["fig-1"]],
  ["a panel", "claim=100&at=15&distance=46&minutes=10", ["fig-1", "fig-2"]],
])("figures are numbered from 1, for %s", (_, query, numbers) => {
  const calculation = calculate(doseWords(new URLSearchParams(query)), data);
  const report = calculation.status === "ok" ? calculation : undefined;
  const Page = () => (
    <>
      <DoseResult report={report} data={data} status={calculation.status} />
      <DoseAmongTrials report={report} data={data} />
    </>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  const figures = renderToStaticMarkup(<Stub />).matchAll(/<figure id="([^"]+)"/g);
  expect(Array.from(figures, ([, id]) => id)).toEqual(numbers);
});
