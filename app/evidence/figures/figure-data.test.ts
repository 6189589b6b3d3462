import { expect, test } from "vitest";
import { resultTimes, resultTimesSources } from "#app/guides/result-times.ts";
import { findStudy, type StudyId } from "../ledger/studies.server.ts";
import { doseRanges } from "./dose-response.ts";
import { DEEPEST, penetrationDepthSources } from "./penetration-depth.ts";

// Figures are drawn in the browser, which has no ledger: their numbers are typed, and held against it here.

function numbersOf(ids: readonly StudyId[]): number[] {
  return ids.flatMap((id) => {
    const { finding, arms, outcomes } = findStudy(id);
    return (
      `${finding} ${JSON.stringify({ arms, outcomes })}`.match(/\d+(\.\d+)?/g)?.map(Number) ?? []
    );
  });
}

test("the deepest point is that of its source", () => {
  expect(numbersOf(penetrationDepthSources)).toContain(DEEPEST);
});

test.each(doseRanges)("the doses of '$label' are those of their source", (range) => {
  const { source, from, to } = range;
  if (source) expect(numbersOf([source])).toEqual(expect.arrayContaining([from ?? to, to]));
  else expect([from, to]).toEqual(to === 90 ? [3, 90] : [4, 24]);
});

test("weeks of results are those of the studies behind them, or the site's own", () => {
  const [own, ...studied] = resultTimes;
  expect(own).toMatchObject({ from: 2, to: 4 });
  const known = numbersOf(resultTimesSources);
  for (const { label, from, to } of studied) {
    const named = label.match(/\d+/g)?.map(Number) ?? [];
    expect([Math.min(...named), Math.max(...named)], label).toEqual([from, to]);
    expect(known, label).toEqual(expect.arrayContaining(named));
  }
});
