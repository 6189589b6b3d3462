import type { CitationMark } from "#app/evidence/text/reference.ts";
import type { Point } from "./smooth-path.ts";

/** In J/cm²; without marks it is the site's own. */
export type DoseRange = {
  readonly label: string;
  /** "4–24 J/cm²" */
  readonly words: string;
  /** Absent for a range with only an upper end. */
  readonly from?: number;
  readonly to: number;
  readonly marks: readonly CitationMark[];
};

/** A shape, not data. */
export const doseCurve: readonly Point[] = [
  [0, 4],
  [7, 6],
  [42, 90],
  [90, 10],
  [100, 8],
];

/** In J/cm², logarithmic. */
const AXIS = { from: 1, to: 1000 };

/** In J/cm². */
export const doseTicks = [1, 10, 100, 1000];

/** In percent. Rounded, because engines differ in a logarithm's last digits. */
export function dosePosition(dose: number): number {
  const along = Math.log(dose / AXIS.from) / Math.log(AXIS.to / AXIS.from);
  return Math.round(along * 1e4) / 100;
}
