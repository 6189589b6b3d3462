import { Fragment } from "react";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { MM_PER_INCH } from "#app/physics/skin-model.ts";
import { Figure, type FigurePlace, type FigureText } from "./figure.tsx";
import { FigureTable } from "./figure-table.tsx";
import type { DepthNumbers } from "./figures.server.ts";
import { colourOfLight } from "./seen-light.ts";

/** A few wavelengths in the model of /light-in-skin, beside another model's result. */
export function DepthFigure({
  columns,
  deepest,
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
            <line
              x2="100%"
              y1={heightOf(tick * MM_PER_INCH)}
              y2={heightOf(tick * MM_PER_INCH)}
              className="stroke-rule"
            />
            <text x="100%" y={heightOf(tick * MM_PER_INCH) - 4} textAnchor="end">
              {tick === 0 ? "0 in" : tick}
            </text>
          </Fragment>
        ))}
        <line
          x2="100%"
          y1={heightOf(deepest)}
          y2={heightOf(deepest)}
          strokeDasharray="5 4"
          className="stroke-[1.5] stroke-ink"
        />
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
              <rect
                key={words}
                x={at === 0 ? -20 : 2}
                y={heightOf(from)}
                width={18}
                height={rounded((to - from) * PER_MM)}
                fill={colourOfLight(nanometres)}
                fillOpacity={at === 0 ? 1 : 0.4}
              />
            ))}
          </svg>
        ))}
      </svg>
      <FigureTable
        caption="Depths at which half of the light is left, and a tenth"
        columns={["Wavelength", "Half is left at", "A tenth is left at"]}
        rows={columns.map(({ nanometres, half, tenth }) => [
          `${nanometres} nm`,
          half.words,
          tenth.words,
        ])}
      />
    </Figure>
  );
}

function inWords(columns: DepthNumbers["columns"]): string {
  return columns
    .map(
      ({ nanometres, half, tenth }) =>
        `${nanometres} nm: a half left at ${half.words}, a tenth at ${tenth.words}`,
    )
    .join("; ");
}

// In px, linear, and the axis in inches.
const TOP = 28;
const PER_MM = 7;
const TICKS = [0, 0.5, 1, 1.5];
const HEIGHT = TOP + PER_MM * 42;

function heightOf(depth: number): number {
  return rounded(TOP + depth * PER_MM);
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
