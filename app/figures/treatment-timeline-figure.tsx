import type { ReactNode } from "react";
import { Figure, type FigurePlace } from "./figure.tsx";
import { RangeChart } from "./range-chart.tsx";

/** "First change", from week 2 to week 6. */
export type TreatmentSpan = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
};

export function TreatmentTimelineFigure({
  unit,
  spans,
  caption,
  ...place
}: FigurePlace & {
  unit: "days" | "weeks" | "months";
  spans: readonly TreatmentSpan[];
  caption: ReactNode;
}) {
  const end = Math.max(...spans.map((span) => span.to));
  return (
    <Figure {...place} caption={caption}>
      <RangeChart
        rows={spans.map(({ label, from, to }) => ({
          key: label,
          label,
          value: `${from}–${to} ${unit}`,
          left: (from / end) * 100,
          width: ((to - from) / end) * 100,
        }))}
        ticks={timeTicks(end).map((tick) => ({
          label: String(tick),
          left: (tick / end) * 100,
        }))}
      />
    </Figure>
  );
}

/** Whole steps from 0 to the end, six at most. */
function timeTicks(end: number): number[] {
  const step =
    [1, 2, 3, 4, 6, 12, 13, 26].find((size) => end % size === 0 && end / size <= 6) ?? end;
  return Array.from({ length: end / step + 1 }, (_, index) => index * step);
}
