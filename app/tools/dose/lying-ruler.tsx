import type { Range } from "#app/dose/dose-device.ts";
import { DoseMark, HALO, inShort, marksOf } from "#app/dose/dose-marks.tsx";
import { round } from "#app/dose/rounding.ts";
import {
  beyondRuler,
  packTrials,
  placeDose,
  type RulerProps,
  TICKS,
} from "#app/dose/ruler-layout.ts";
import { siteDoses } from "#app/physics/dose.ts";

/** On wide screens. Places are in percent of the width, details around them in px. */
export function LyingRuler({ trials, judgedSafe, own, summary }: RulerProps) {
  const placed = packTrials(trials, NARROWEST);
  const axis = (Math.max(...placed.map(({ row }) => row)) + 1) * ROW + 8;
  const { all, mostly } = siteDoses;
  return (
    <svg className="dots max-md:hidden" width="100%" height={axis + 180}>
      <title>{summary}</title>
      {[all, mostly].map(({ from, to }) => (
        <rect
          key={from}
          x={`${placeDose(from)}%`}
          width={`${placeDose(to) - placeDose(from)}%`}
          height={axis}
          fill="var(--rule)"
          fillOpacity="0.45"
        />
      ))}
      {judgedSafe.map(({ dose, skin }, index) => (
        <svg aria-hidden="true" key={dose} x={`${placeDose(dose)}%`} overflow="visible">
          <path
            d={pastFigures(axis, axis + 80 + index * 20)}
            stroke="var(--ink)"
            strokeDasharray="4 4"
          />
          <text x="-6" y={axis + 78 + index * 20} textAnchor="end">
            {dose} judged safe for red LED, {skin}
          </text>
        </svg>
      ))}
      {own && <OwnMark own={own.fluence} axis={axis} />}
      {placed.map(({ trial, from, to, row, side, labelWidth }) => (
        <a key={trial.id} href={`#ref-${trial.id}`} aria-label={inShort(trial)}>
          <svg
            aria-hidden="true"
            x={`${from}%`}
            width={`${to - from}%`}
            y={row * ROW}
            height={ROW}
            overflow="visible"
          >
            <line x2="100%" y1="12" y2="12" stroke="var(--ink)" strokeWidth="2" />
          </svg>
          {marksOf(trial).map(({ at, result }) => (
            <svg
              aria-hidden="true"
              key={at}
              x={`${placeDose(at)}%`}
              y={row * ROW + 12}
              overflow="visible"
            >
              <DoseMark result={result} laser={trial.laser} />
            </svg>
          ))}
          <svg
            aria-hidden="true"
            x={`${side === "right" ? to : from}%`}
            y={row * ROW}
            overflow="visible"
          >
            <rect
              x={side === "right" ? -12 : -labelWidth}
              width={labelWidth + 12}
              height="24"
              fill="transparent"
            />
            <text
              x={side === "right" ? 12 : -12}
              y="17"
              textAnchor={side === "right" ? "start" : "end"}
              {...HALO}
            >
              <tspan fill="var(--ink)" fontWeight="600">
                {trial.name}
              </tspan>{" "}
              {trial.about}
            </text>
          </svg>
        </a>
      ))}
      <line x2="100%" y1={axis} y2={axis} stroke="var(--ink)" />
      {TICKS.map((tick) => (
        <svg aria-hidden="true" key={tick} x={`${placeDose(tick)}%`} y={axis} overflow="visible">
          <line y2="6" stroke="var(--ink)" />
          <text y="22" textAnchor="middle">
            {round(tick)}
          </text>
        </svg>
      ))}
      <text x="100%" y={axis + 22} textAnchor="end">
        J/cm²
      </text>
      <Span range={mostly} y={axis + 110} words={`${mostly.from}–${mostly.to}, our usual range`} />
      <Span
        range={all}
        y={axis + 144}
        words={`${all.from}–${all.to}, our lowest dose to our limit`}
      />
    </svg>
  );
}

/** In px. */
const ROW = 26;
const NARROWEST = 700;

/** A bracket under the axis. */
function Span({ range: { from, to }, y, words }: { range: Range; y: number; words: string }) {
  const [left, right] = [`${placeDose(from)}%`, `${placeDose(to)}%`];
  return (
    <g stroke="var(--ink)">
      <line x1={left} x2={right} y1={y + 6} y2={y + 6} />
      <line x1={left} x2={left} y1={y} y2={y + 6} />
      <line x1={right} x2={right} y1={y} y2={y + 6} />
      <text x={left} y={y + 24} stroke="none">
        {words}
      </text>
    </g>
  );
}

/** A line with a gap for the axis's figures. */
const pastFigures = (axis: number, to: number) => `M0 0V${axis + 6}M0 ${axis + 29}V${to}`;

function OwnMark({ own: { from, to }, axis }: { own: Range; axis: number }) {
  const [low, high] = [placeDose(from), placeDose(to)];
  const isRight = high > 70;
  return (
    <>
      <line
        x1={`${low}%`}
        x2={`${high}%`}
        y1={axis + 46}
        y2={axis + 46}
        stroke="var(--rule-strong)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <svg aria-hidden="true" x={`${high}%`} overflow="visible">
        <path d={pastFigures(axis, axis + 46)} stroke="var(--ink)" strokeWidth="2.5" />
        <path d={`M-7 ${axis + 46}a7 7 0 1 0 14 0a7 7 0 1 0-14 0`} fill="var(--ink)" />
        <text
          x={isRight ? -14 : 14}
          y={axis + 53}
          textAnchor={isRight ? "end" : "start"}
          fill="var(--ink)"
          fontSize="20"
          className="font-display"
        >
          {OWN_WORDS[beyondRuler(to) ?? "on"]}
          {round(to)} J/cm²
        </text>
      </svg>
    </>
  );
}

const OWN_WORDS = {
  on: "You: ",
  below: "You, below this ruler: ",
  above: "You, above this ruler: ",
};
