import { DoseMark, HALO, inShort, marksOf } from "#app/dose/dose-marks.tsx";
import { round } from "#app/dose/rounding.ts";
import { placeDose, type RulerProps, spreadLabels, TICKS } from "#app/dose/ruler-layout.ts";
import { siteDoses } from "#app/physics/dose.ts";

/** On phones, with the labels beside the axis. */
export function StandingRuler({ trials, judgedSafe, own, summary }: RulerProps) {
  const y = (dose: number) => 12 + (placeDose(dose) / 100) * HEIGHT;
  const { all, mostly } = siteDoses;
  const labels = [
    ...trials.map((trial) => ({ trial, at: y(trial.doses[0].from), key: trial.id, words: "" })),
    ...judgedSafe.map(({ dose, skin }) => ({
      trial: undefined,
      at: y(dose),
      key: skin,
      words: `${dose} safe (red LED),`,
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
                <tspan x={AT + 46} dy="18">
                  {key}
                </tspan>
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
