import { FigureTable } from "#app/evidence/figures/figure-table.tsx";
import { siteDoses } from "#app/evidence/ledger/dose.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { round, roundMinutes, roundRange } from "./dose.ts";
import type { Range } from "./dose-device.ts";
import { DoseMark, HALO, printedDoses, RESULT_WORDS, resultsOf } from "./dose-marks.tsx";
import type { DoseData, Trial, TrialResult } from "./dose-trial.ts";
import { inWords, minutesOf } from "./dose-words.ts";
import { beyondRuler, packTrials, placeDose, spreadLabels, TICKS } from "./ruler-layout.ts";

type Props = {
  trials: readonly Trial[];
  judgedSafe: DoseData["judgedSafe"];
  /** The reader's own, in J/cm² and mW/cm². */
  own: { fluence: Range; irradiance: Range } | undefined;
};

/** Trials' doses, the site's limits and the reader's own dose; vertical on phones. */
export function DoseRuler(props: Props) {
  const { trials, own } = props;
  const least = Math.min(...trials.map(({ doses }) => doses[0].from));
  const most = Math.max(...trials.flatMap(({ doses }) => doses.map(({ to }) => to)));
  const range = `${formatNumber(least)} to ${formatNumber(most)} J/cm²`;
  const summary = `Doses of ${trials.length} trials from ${range}${own ? `, and yours at ${roundRange(own.fluence)}` : ""}`;
  return (
    <>
      <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-small">
        {KEY.map(({ result, laser, words }) => (
          <li key={words} className="flex items-center gap-2">
            <svg aria-hidden="true" width="14" height="16" viewBox="-7 -8 14 16">
              <DoseMark result={result} laser={laser} />
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <LyingRuler {...props} summary={summary} />
      <StandingRuler {...props} summary={summary} />
      <FigureTable
        caption="Studies by dose"
        columns={["Study", "About", "J/cm²", "Result", "Light", "Your minutes"]}
        rows={trials.map((trial) => [
          <a key={trial.id} href={`#ref-${trial.id}`}>
            {trial.name}
          </a>,
          trial.about,
          printedDoses(trial),
          resultsOf(trial),
          [trial.laser && "laser", trial.nm.length > 0 && `${inWords(trial.nm)} nm`]
            .filter(Boolean)
            .join(", ") || "not reported",
          own ? minutesIn(trial, own.irradiance) : "",
        ])}
      />
    </>
  );
}

const KEY: { result: TrialResult; laser: boolean; words: string }[] = [
  ...(["better", "same", "both", "worse", "uncontrolled", "none"] as const).map((result) => ({
    result,
    laser: false,
    words: RESULT_WORDS[result],
  })),
  { result: "better", laser: true, words: "laser" },
];

/**
 * A dose at which nobody looked for a benefit, as in a test of what skin bears, is no time to sit.
 * Neither is one above our limit, whoever gave it.
 */
function minutesIn({ doses, laser }: Trial, irradiance: Range): string {
  if (laser) return "laser, can’t compare";
  if (doses.every(({ result }) => result === "none")) return RESULT_WORDS.none;
  const ends = { from: doses[0].from, to: doses.at(-1)?.to ?? doses[0].to };
  if (ends.to > siteDoses.all.to) return "above our limit";
  return `${roundMinutes(minutesOf(ends, irradiance.to))} min`;
}

/** Places are in percent of the width, details around them in px. */
function LyingRuler({ trials, judgedSafe, own, summary }: Props & { summary: string }) {
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
            d={pastFigures(axis, axis + 74 + index * 20)}
            stroke="var(--ink)"
            strokeDasharray="4 4"
          />
          <text x="-6" y={axis + 72 + index * 20} textAnchor="end">
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

/** Both ends of a range have a mark. */
function marksOf({ doses }: Trial): { at: number; result: TrialResult }[] {
  return doses.flatMap(({ from, to, result }) =>
    from === to ? [{ at: to, result }] : [from, to].map((at) => ({ at, result })),
  );
}

const inShort = (trial: Trial) =>
  `${trial.name}, ${trial.about}: ${printedDoses(trial)} J/cm², ${resultsOf(trial)}`;

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

function StandingRuler({ trials, judgedSafe, own, summary }: Props & { summary: string }) {
  const y = (dose: number) => 12 + (placeDose(dose) / 100) * HEIGHT;
  const { all, mostly } = siteDoses;
  const labels = [
    ...trials.map((trial) => ({ trial, at: y(trial.doses[0].from), key: trial.id, words: "" })),
    ...judgedSafe.map(({ dose, skin }) => ({
      trial: undefined,
      at: y(dose),
      key: skin,
      words: `${dose} safe (red LED), ${skin}`,
    })),
  ].toSorted((a, b) => a.at - b.at);
  const places = spreadLabels(
    labels.map(({ at }) => at),
    24,
  );
  const height = Math.max(HEIGHT + 24, (places.at(-1) ?? 0) + 16);
  const isFree = (tick: number) => {
    const above = own ? y(own.fluence.to) - y(tick) : OWN_LABEL;
    return above >= OWN_LABEL || above <= -10;
  };
  return (
    <svg className="dots md:hidden" width="100%" height={height}>
      <title>{summary}</title>
      {[all, mostly].map(({ from, to }) => (
        <rect
          key={from}
          x={AT}
          y={y(from)}
          width="100%"
          height={y(to) - y(from)}
          fill="var(--rule)"
          fillOpacity="0.45"
        />
      ))}
      <line x1={AT} x2={AT} y1="12" y2={12 + HEIGHT} stroke="var(--ink)" />
      {TICKS.filter(isFree).map((tick) => (
        <text key={tick} x={AT - 10} y={y(tick) + 5} textAnchor="end">
          {round(tick)}
        </text>
      ))}
      {labels.map(({ trial, at, key, words }, index) => {
        const place = places[index] ?? at;
        const line = (
          <path
            d={`M${AT} ${at}h14L${AT + 34} ${place}h6`}
            fill="none"
            stroke="var(--rule-strong)"
            strokeDasharray={trial ? undefined : "4 4"}
          />
        );
        if (!trial) {
          return (
            <g key={key}>
              {line}
              <text x={AT + 46} y={place + 5} {...HALO}>
                {words}
              </text>
            </g>
          );
        }
        const last = trial.doses.at(-1)?.to ?? 0;
        return (
          <a key={key} href={`#ref-${trial.id}`} aria-label={inShort(trial)}>
            {line}
            <line x1={AT} x2={AT} y1={at} y2={y(last)} stroke="var(--ink)" strokeWidth="3" />
            {marksOf(trial).map(({ at: dose, result }) => (
              <svg aria-hidden="true" key={dose} x={AT} y={y(dose)} overflow="visible">
                <DoseMark result={result} laser={trial.laser} />
              </svg>
            ))}
            <rect x={AT + 40} y={place - 12} width="240" height="24" fill="transparent" />
            <text x={AT + 46} y={place + 5} {...HALO}>
              <tspan fill="var(--ink)" fontWeight="600">
                {trial.name}
              </tspan>{" "}
              {trial.about}
            </text>
          </a>
        );
      })}
      {own && (
        <>
          <line
            x1={AT}
            x2={AT}
            y1={y(own.fluence.from)}
            y2={y(own.fluence.to)}
            stroke="var(--ink)"
            strokeWidth="6"
            strokeLinecap="round"
            strokeOpacity="0.4"
          />
          <line
            x2="100%"
            y1={y(own.fluence.to)}
            y2={y(own.fluence.to)}
            stroke="var(--ink)"
            strokeWidth="2.5"
          />
          <text y={y(own.fluence.to) - 6} fill="var(--ink)" fontSize="17" className="font-display">
            You {round(own.fluence.to)}
          </text>
        </>
      )}
    </svg>
  );
}

/** In px. */
const HEIGHT = 1080;
const AT = 56;
/** In px. The axis has no figure under the reader's own label. */
const OWN_LABEL = 28;
