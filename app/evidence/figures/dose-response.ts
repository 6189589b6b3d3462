import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Point } from "./smooth-path.ts";

/** Doses in J/cm² that the figure sets against each other; without `source` they are the site's own. */
export type DoseRange = {
  readonly label: string;
  readonly from?: number;
  readonly to: number;
  readonly source?: StudyId;
};

export const doseRanges: readonly DoseRange[] = [
  { label: "On this site, mostly", from: 4, to: 24 },
  { label: "On this site, all", from: 3, to: 90 },
  { label: "Advised by some groups, at the target", from: 4, to: 10, source: "zein-2018" },
  { label: "Used by others, at the surface", to: 50, source: "zein-2018" },
  { label: "Judged safe on skin of colour", to: 320, source: "jagdeo-2020" },
  { label: "Judged safe on non-Hispanic Caucasian skin", to: 480, source: "jagdeo-2020" },
];

/**
 * What the figure cites, in the order in which it does: first the ranges, then, for the curve, reviews
 * of the biphasic dose response.
 */
export const doseResponseSources: readonly StudyId[] = [
  ...doseRanges.flatMap((range) => range.source ?? []),
  "huang-2009",
  "huang-2011",
];

/** The curve as it is drawn: a shape, not data. */
export const doseCurve: readonly Point[] = [
  [0, 4],
  [7, 6],
  [42, 90],
  [90, 10],
  [100, 8],
];

/** The ends of the dose axis, which is logarithmic, and the doses that it names. */
const AXIS = { from: 1, to: 1000 };
export const doseTicks = [1, 10, 100, 1000];

/**
 * Where a dose in J/cm² lies on the axis, in percent. Rounded, as the last digits of a logarithm differ
 * between JavaScript engines and the browser must draw what the server drew.
 */
export function dosePosition(dose: number): number {
  const along = Math.log(dose / AXIS.from) / Math.log(AXIS.to / AXIS.from);
  return Math.round(along * 1e4) / 100;
}
