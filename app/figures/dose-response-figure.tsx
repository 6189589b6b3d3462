import { Citation } from "#app/evidence/text/citation.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { type DoseRange, doseCurve, dosePosition, doseTicks } from "./dose-response.ts";
import { Figure, type FigurePlace, type FigureText } from "./figure.tsx";
import { RangeChart } from "./range-chart.tsx";
import { smoothPath } from "./smooth-path.ts";

/** The two-phase curve above doses in use. */
export function DoseResponseFigure({
  ranges,
  caption,
  ...place
}: FigurePlace & FigureText & { ranges: readonly DoseRange[] }) {
  return (
    <Figure {...place} caption={<CitedText text={caption} />}>
      <Curve />
      <div className="mt-8">
        <RangeChart
          rows={ranges.map((range) => ({
            key: range.label,
            label: (
              <>
                {range.label}
                <Citation marks={range.marks} />
              </>
            ),
            value: range.words,
            left: dosePosition(range.from ?? 1),
            width: dosePosition(range.to) - dosePosition(range.from ?? 1),
            upTo: range.from === undefined,
          }))}
          ticks={doseTicks.map((dose) => ({
            label: dose === 1000 ? "1,000 J/cm²" : String(dose),
            left: dosePosition(dose),
          }))}
        />
      </div>
    </Figure>
  );
}

function Curve() {
  const path = smoothPath(doseCurve);
  return (
    <svg
      role="img"
      aria-label="Effect against dose: a curve that rises to a window and falls again"
      width="100%"
      height="220"
      className="block"
    >
      <desc>
        From left to right: too little light has hardly any effect, a window of doses has the most,
        too much has less again.
      </desc>
      <rect
        x={`${WINDOW.from}%`}
        width={`${WINDOW.to - WINDOW.from}%`}
        y={TOP}
        height={HEIGHT}
        className="fill-rule forced-colors:fill-none forced-colors:stroke-[CanvasText]"
      />
      <svg
        aria-hidden="true"
        y={TOP}
        height={HEIGHT}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path
          d={path}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-[2.5] stroke-ink forced-colors:stroke-[CanvasText]"
        />
      </svg>
      <g className="stroke-ink forced-colors:stroke-[CanvasText]">
        <line x1="0.5" x2="0.5" y1={TOP} y2={TOP + HEIGHT} />
        <line x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} />
      </g>
      <g className="fill-ink-soft forced-colors:fill-[CanvasText]">
        <text y={13}>Effect</text>
        <text x="100%" y={TOP + HEIGHT + 20} textAnchor="end">
          Dose →
        </text>
        {zones.map(({ name, centre }) => (
          <text key={name} x={`${centre}%`} y={TOP + HEIGHT + 20} textAnchor="middle">
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}

// Heights in px, the window in percent of the width.
const TOP = 24;
const HEIGHT = 170;
const WINDOW = { from: 27, to: 57 };

const zones = [
  { name: "too little", centre: 12 },
  { name: "the window", centre: 42 },
  { name: "too much", centre: 69 },
];
