import type { ReactNode } from "react";
import { DoseMark } from "#app/dose/dose-marks.tsx";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { referenceAnchor } from "#app/evidence/text/reference.ts";
import { colourOfLight } from "#app/figures/seen-light.ts";
import type { ClaimLight } from "./claim-light.server.ts";
import {
  doseTicks,
  type LightAxes,
  type PlacedMark,
  placeAcross,
  placeDown,
} from "./light-layout.ts";

export function DoseAxis({ axes }: { axes: LightAxes }) {
  return (
    <svg aria-hidden="true" className="dots" width="100%" height={axes.bottom + 46}>
      {doseTicks(axes).map((dose) => (
        <text key={dose} x="42" y={placeDown(dose, axes) + 5} textAnchor="end">
          {formatNumber(dose)}
        </text>
      ))}
      <text x="0" y={axes.bottom - 20}>
        no dose
      </text>
      <text x="0" y={axes.bottom - 4}>
        to show
      </text>
    </svg>
  );
}

export function Ground({
  light: { axis, own, lights },
  axes,
}: {
  light: ClaimLight;
  axes: LightAxes;
}) {
  const ticks = Array.from(
    { length: (axis[1] - axis[0]) / 100 + 1 },
    (_, at) => axis[0] + at * 100,
  );
  return (
    <g>
      {axes.doses &&
        own?.bands.map((band) => (
          <rect
            key={band.join()}
            x={`${placeAcross(band[0] - 4, axis)}%`}
            width={`${placeAcross(band[1] + 4, axis) - placeAcross(band[0] - 4, axis)}%`}
            y={placeDown(own.dose[1], axes)}
            height={Math.max(6, placeDown(own.dose[0], axes) - placeDown(own.dose[1], axes))}
            fill="var(--rule-strong)"
            fillOpacity="0.3"
          />
        ))}
      {doseTicks(axes).map((dose) => (
        <line
          key={dose}
          x2="100%"
          y1={placeDown(dose, axes)}
          y2={placeDown(dose, axes)}
          stroke="var(--rule)"
        />
      ))}
      <line
        x2="100%"
        y1={axes.plot + 8}
        y2={axes.plot + 8}
        stroke="var(--rule-strong)"
        strokeDasharray="3 3"
      />
      <line x2="100%" y1={axes.bottom} y2={axes.bottom} stroke="var(--ink)" />
      {[...new Set(lights.flatMap(({ nm }) => nm ?? []))].map((nanometres) => (
        <line
          key={nanometres}
          x1={`${placeAcross(nanometres, axis)}%`}
          x2={`${placeAcross(nanometres, axis)}%`}
          y1={axes.bottom}
          y2={axes.bottom + 6}
          stroke={nanometres < 600 ? "var(--ink-soft)" : colourOfLight(nanometres)}
          strokeWidth="3"
        />
      ))}
      {ticks.map((tick, index) => (
        <text
          key={tick}
          className={index % 2 === 1 ? "max-sm:hidden" : undefined}
          x={`${placeAcross(tick, axis)}%`}
          y={axes.bottom + 24}
          textAnchor={tick === axis[0] ? "start" : tick === axis[1] ? "end" : "middle"}
        >
          {tick}
        </text>
      ))}
      <text x="100%" y={axes.bottom + 42} textAnchor="end">
        nm
      </text>
    </g>
  );
}

export function Mark({ place: { mark, from, to, top, bottom, label } }: { place: PlacedMark }) {
  if (from === null || to === null) return null;
  const middle = (from + to) / 2;
  return (
    <>
      {from !== to && (
        <line
          x1={`${from}%`}
          x2={`${to}%`}
          y1={bottom}
          y2={bottom}
          stroke="var(--ink)"
          strokeWidth="2"
        />
      )}
      {top !== bottom && (
        <line
          x1={`${middle}%`}
          x2={`${middle}%`}
          y1={top}
          y2={bottom}
          stroke="var(--ink)"
          strokeWidth="2"
        />
      )}
      {(from === to ? [to] : [from, to]).map((at) => (
        <svg key={at} aria-hidden="true" x={`${at}%`} y={bottom} overflow="visible">
          <DoseMark result={mark.result} laser={mark.laser} />
        </svg>
      ))}
      {label && (
        <svg
          aria-hidden="true"
          x={`${label === "right" ? to : from}%`}
          y={bottom}
          overflow="visible"
        >
          <text
            x={label === "right" ? 11 : -11}
            y="5"
            textAnchor={label === "right" ? "start" : "end"}
          >
            {mark.study.name}
          </text>
        </svg>
      )}
    </>
  );
}

/** To the study, or to the table where the marks are of several. */
export function MarksLink({
  places,
  tableId,
  children,
}: {
  places: readonly PlacedMark[];
  tableId: string;
  children: ReactNode;
}) {
  const [study, ...others] = new Set(places.map(({ mark }) => mark.study.id));
  if (study === undefined) return null;
  const isOne = others.length === 0;
  const words = places.map(({ mark }) => mark.words).join("; ");
  return (
    <a href={`#${isOne ? referenceAnchor(study) : tableId}`}>
      <title>{isOne ? words : `${words}: in the table`}</title>
      {children}
    </a>
  );
}
