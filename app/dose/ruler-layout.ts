import type { Range } from "./dose-device.ts";
import type { DoseData, Trial } from "./dose-trial.ts";

/** What both rulers draw. */
export type RulerProps = {
  trials: readonly Trial[];
  judgedSafe: DoseData["judgedSafe"];
  /** The reader's own, in J/cm² and mW/cm². */
  own: { fluence: Range; irradiance: Range } | undefined;
  /** For screen readers. */
  summary: string;
};

/** In J/cm², from the lowest printed dose to the highest, logarithmic. */
const AXIS = { from: 0.4, to: 2200 };

/** In J/cm². */
export const TICKS = [1, 3, 10, 30, 100, 300, 1000];

/** In percent; a dose beyond an end is placed at that end. */
export function placeDose(dose: number): number {
  const place = (Math.log(dose / AXIS.from) / Math.log(AXIS.to / AXIS.from)) * 100;
  return Math.round(Math.min(100, Math.max(0, place)) * 10) / 10;
}

/** @param dose in J/cm² */
export function beyondRuler(dose: number): "below" | "above" | undefined {
  if (dose < AXIS.from) return "below";
  return dose > AXIS.to ? "above" : undefined;
}

/** Its row from 0, and the side of its label. */
type PlacedTrial = {
  readonly trial: Trial;
  /** In percent. */
  readonly from: number;
  readonly to: number;
  readonly row: number;
  readonly side: "left" | "right";
  /** Label and gap, in px. */
  readonly labelWidth: number;
};

/** Uses as few rows as possible without overlaps, at `narrowest` px or wider. */
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

/** In px: the mean width of the site's sans-serif at 14 px, rounded up. */
const CHARACTER = 7.4;
/** In percent. */
const GAP = 1;

/** Spreads labels of a vertical ruler, each as near to its mark as possible. In px. */
export function spreadLabels(places: readonly number[], apart: number): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return places.map((place) => {
    last = Math.max(place, last + apart);
    return last;
  });
}
