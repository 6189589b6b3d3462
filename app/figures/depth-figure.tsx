import { Fragment } from "react";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { Figure, type FigurePlace, type FigureText } from "./figure.tsx";
import type { DepthNumbers } from "./figures.server.ts";
import { LABEL } from "./plot-path.ts";
import { colourOfLight } from "./seen-light.ts";

/** A few wavelengths in the model of /light-in-skin, beside another model's result. */
export function DepthFigure({
  columns,
  deepest,
  deepestAt,
  caption,
  ...place
}: FigurePlace & FigureText & DepthNumbers) {
  return (
    <Figure {...place} caption={<CitedText text={caption} />}>
      <svg
        role="img"
        aria-label={inWords(columns)}
        width="100%"
        height={HEIGHT}
        className="dots when-near"
      >
        {TICKS.map((tick) => (
          <Fragment key={tick}>
            <line x2="100%" y1={heightOf(tick)} y2={heightOf(tick)} className="stroke-rule" />
            <text x="100%" y={heightOf(tick) - 4} textAnchor="end">
              {tick === 0 ? "0 mm" : tick}
            </text>
          </Fragment>
        ))}
        <line
          x2="100%"
          y1={heightOf(deepestAt)}
          y2={heightOf(deepestAt)}
          strokeDasharray="5 4"
          className="stroke-[1.5] stroke-ink"
        />
        <text x="100%" y={rounded(heightOf(deepestAt) - 6)} textAnchor="end" className={LABEL}>
          {deepest}
        </text>
        {columns.map(({ nanometres, half, tenth }, index) => (
          <svg
            key={nanometres}
            aria-hidden="true"
            x={`${((index + 0.6) * 86) / columns.length}%`}
            overflow="visible"
          >
            <text y={15} textAnchor="middle" className="fill-ink font-semibold">
              {nanometres} nm
            </text>
            {[half, tenth].map(({ from, to, words }, at) => (
              <Fragment key={words}>
                <rect
                  x={-30}
                  y={heightOf(from)}
                  width={18}
                  height={rounded((to - from) * PER_MM)}
                  fill={colourOfLight(nanometres)}
                  fillOpacity={at === 0 ? 1 : 0.4}
                />
                <text x={-6} y={labelAt((from + to) / 2, deepestAt) + 5} className={LABEL}>
                  {words}
                </text>
              </Fragment>
            ))}
          </svg>
        ))}
      </svg>
    </Figure>
  );
}

function inWords(columns: DepthNumbers["columns"]): string {
  return columns
    .map(
      ({ nanometres, half, tenth }) =>
        `${nanometres} nm: a half left at ${half.words} mm, a tenth at ${tenth.words} mm`,
    )
    .join("; ");
}

// In px, linear.
const TOP = 28;
const PER_MM = 7;
const TICKS = [0, 10, 20, 30, 40];
const HEIGHT = TOP + PER_MM * 42;

/** The middle of a label at this depth, moved clear of a line at the other. */
function labelAt(depth: number, line: number): number {
  const [middle, crossed] = [heightOf(depth), heightOf(line)];
  if (Math.abs(middle - crossed) >= CLEAR) return middle;
  return middle < crossed ? crossed - CLEAR : crossed + CLEAR;
}

/** In px: half of a label's height, and a gap. */
const CLEAR = 11;

function heightOf(depth: number): number {
  return rounded(TOP + depth * PER_MM);
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
