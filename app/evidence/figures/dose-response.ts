import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Point } from "./smooth-path.ts";

/** A dose in J/cm² that the figure sets against others; without `source` it is the site's own. */
export type DoseRange = {
  readonly label: string;
  /** "4–24 J/cm²" */
  readonly words: string;
  /** Without it the range has only an upper end. */
  readonly from?: number;
  readonly to: number;
  readonly source?: StudyId;
};

/** What the figure shows of the ledger. */
export type DoseNumbers = {
  readonly ranges: readonly DoseRange[];
  /** How often the light of the safe doses was given: "three times a week for three weeks". */
  readonly safeSchedule: string;
};

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
