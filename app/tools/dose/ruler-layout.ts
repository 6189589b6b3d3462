import type { Trial } from "./dose-trial.ts";

/** From the lowest printed dose to the highest, in J/cm²; each step is ten times the last. */
const AXIS = { from: 0.4, to: 2200 };

/** Doses that are written at the axis. */
export const TICKS = [1, 3, 10, 30, 100, 300, 1000];

/** Place of a dose on the ruler in percent; one beyond an end is at that end. */
export function placeDose(dose: number): number {
  const place = (Math.log(dose / AXIS.from) / Math.log(AXIS.to / AXIS.from)) * 100;
  return Math.round(Math.min(100, Math.max(0, place)) * 10) / 10;
}

/** Whether a dose lies beyond an end of the ruler, and which. */
export function beyondRuler(dose: number): "below" | "above" | undefined {
  if (dose < AXIS.from) return "below";
  return dose > AXIS.to ? "above" : undefined;
}

/** A trial on the wide ruler: on which row, from 0 up, and on which side of its marks the label is. */
type PlacedTrial = {
  readonly trial: Trial;
  /** In percent. */
  readonly from: number;
  readonly to: number;
  readonly row: number;
  readonly side: "left" | "right";
  /** What label and gap take up, in px. */
  readonly labelWidth: number;
};

/** Trials on as few rows as they need where no label may touch another mark or label, from `narrowest` px on. */
export function packTrials(trials: readonly Trial[], narrowest: number): PlacedTrial[] {
  const rows: [from: number, to: number][][] = [];
  return trials.map((trial) => {
    const ends = trial.doses.flatMap(({ from, to }) => [placeDose(from), placeDose(to)]);
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    const labelWidth = labelOf(trial).length * CHARACTER + 14;
    const label = (labelWidth / narrowest) * 100;
    const side = to + label > 100 ? "left" : "right";
    const taken: [number, number] =
      side === "right" ? [from - GAP, to + label + GAP] : [from - label - GAP, to + GAP];
    let row = rows.findIndex((spans) => spans.every(([a, b]) => b <= taken[0] || taken[1] <= a));
    if (row === -1) row = rows.push([]) - 1;
    rows[row]?.push(taken);
    return { trial, from, to, row, side, labelWidth };
  });
}

const labelOf = ({ name, about }: Trial) => `${name} ${about}`;

/** Of the site's sans-serif at 14 px, in px, mean of letters and spaces; rather too much. */
const CHARACTER = 7.4;
/** In percent. */
const GAP = 1;

/** Labels below each other along a ruler that stands: each as near to its mark as the one before allows. In px. */
export function spreadLabels(places: readonly number[], apart: number): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return places.map((place) => {
    last = Math.max(place, last + apart);
    return last;
  });
}
