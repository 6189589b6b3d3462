import { DoseMark } from "#app/dose/dose-marks.tsx";
import { referenceAnchor } from "#app/evidence/text/reference.ts";
import { Figure } from "#app/figures/figure.tsx";
import { FigureTable } from "#app/figures/figure-table.tsx";
import { figureLegends } from "#app/figures/figures.server.ts";
import type { ClaimLight, LightMark } from "./claim-light.server.ts";
import { DoseAxis, Ground, Mark, MarksLink } from "./claim-light-drawing.tsx";
import { groupMarks, type LightAxes, lightAxes, placeMarks, UNPRINTED } from "./light-layout.ts";

/** Dose by wavelength. Marks with a missing value have a place of their own. */
export function ClaimLightFigure({ light, number }: { light: ClaimLight; number: number }) {
  const { summary, lights, rows, neither } = light;
  if (rows.length === 0) {
    return <p className="text-ink-soft">{figureLegends.lightGiven}</p>;
  }
  const axes = lightAxes(light);
  const height = axes.bottom + 46;
  const placed = placeMarks(lights, axes);
  const withLight = placed.filter(({ from }) => from !== null);
  const withoutLight = placed.filter(({ from }) => from === null);
  const tableId = `fig-${number}-table`;
  return (
    <Figure
      number={number}
      marks={[]}
      caption={
        <>
          {figureLegends.light} {neither > 0 && `${reportNeither(neither, rows.length)} `}
          {light.own && axes.doses && `${figureLegends.lightOwn} `}
          {axes.doses && `${figureLegends.lightDoses} `}
          {figureLegends.lightTable}
        </>
      }
    >
      {lights.length === 0 ? (
        <p className="text-ink-soft">{figureLegends.lightReported}</p>
      ) : (
        <>
          <Key lights={lights} />
          <div
            className={`grid ${withoutLight.length > 0 ? "grid-cols-[3.25rem_minmax(0,1fr)_4.5rem]" : "grid-cols-[3.25rem_minmax(0,1fr)]"}`}
          >
            <DoseAxis axes={axes} />
            <svg className="dots" width="100%" height={height}>
              <title>{summary}</title>
              <Ground light={light} axes={axes} />
              {groupMarks(withLight, axes).map(
                ({ places, target: { left, right, top, bottom } }) => (
                  <MarksLink key={left + top} places={places} tableId={tableId}>
                    <rect
                      x={across(left, axes)}
                      width={across(right - left, axes)}
                      y={top}
                      height={bottom - top}
                    />
                    {places.map((each) => (
                      <Mark key={each.mark.words} place={each} />
                    ))}
                  </MarksLink>
                ),
              )}
            </svg>
            {withoutLight.length > 0 && (
              <svg className="dots" width="100%" height={height}>
                <title>Doses whose wavelength is not reported</title>
                <line
                  x1="10"
                  x2="10"
                  y2={axes.plot}
                  stroke="var(--rule-strong)"
                  strokeDasharray="3 3"
                />
                {groupMarks(withoutLight, axes).map(
                  ({ places, target: { left, right, top, bottom } }) => (
                    <MarksLink key={top} places={places} tableId={tableId}>
                      <rect x={left} width={right - left} y={top} height={bottom - top} />
                      {places.map(({ mark, top, bottom }) => (
                        <g key={mark.words}>
                          <line
                            x1={UNPRINTED}
                            x2={UNPRINTED}
                            y1={top}
                            y2={bottom}
                            stroke="var(--ink)"
                            strokeWidth="2"
                          />
                          <svg aria-hidden="true" x={UNPRINTED} y={bottom} overflow="visible">
                            <DoseMark result={mark.result} laser={mark.laser} />
                          </svg>
                        </g>
                      ))}
                    </MarksLink>
                  ),
                )}
                <text x={UNPRINTED} y={axes.bottom + 24} textAnchor="middle">
                  nm not
                </text>
                <text x={UNPRINTED} y={axes.bottom + 42} textAnchor="middle">
                  reported
                </text>
              </svg>
            )}
          </div>
        </>
      )}
      <FigureTable
        id={tableId}
        caption={figureLegends.lightRows}
        columns={["Study", "Result", "Light", "Dose", "Schedule"]}
        rows={rows.map(({ study, found, light, dose, schedule }) => [
          <a key={study.id} href={`#${referenceAnchor(study.id)}`}>
            {study.name}
          </a>,
          found,
          light ?? NOT_SEEN,
          dose ?? NOT_SEEN,
          schedule ?? NOT_SEEN,
        ])}
      />
    </Figure>
  );
}

const NOT_SEEN = "not reported";

/** Of studies without a wavelength and a dose. */
export function reportNeither(neither: number, of: number): string {
  if (of === 1) return "The one study reports neither a wavelength nor a dose to draw.";
  if (neither === of) return "None of the studies reports a wavelength or a dose to draw.";
  const [reports, are] = neither === 1 ? ["reports", "is"] : ["report", "are"];
  return `${neither} of ${of} studies ${reports} neither a wavelength nor a dose to draw, and ${are} in the table only.`;
}

/** The axis is wider than on the narrowest phone. */
const across = (px: number, { narrowest }: LightAxes) =>
  `${Math.round((px / narrowest) * 1000) / 10}%`;

function Key({ lights }: { lights: readonly LightMark[] }) {
  const results = (["better", "same", "both", "worse", "uncontrolled"] as const).filter((result) =>
    lights.some((light) => light.result === result),
  );
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-small">
      {results.map((result) => (
        <li key={result} className="flex items-center gap-2">
          <svg aria-hidden="true" width="14" height="16" viewBox="-7 -8 14 16">
            <DoseMark result={result} laser={false} />
          </svg>
          {figureLegends.lightResults[result]}
        </li>
      ))}
    </ul>
  );
}
