import { useId } from "react";
import { studyPath } from "#app/evidence/text/reference.ts";
import { Figure } from "#app/figures/figure.tsx";
import { figureLegends } from "#app/figures/figures.server.ts";
import { fillIn } from "#app/text/fill-in.ts";
import type { TrialPeople } from "./people.server.ts";

/** A mark for each person in trials with a sham. */
export function PeopleFigure({
  people: all,
  trials,
  number,
}: {
  people: number;
  trials: readonly TrialPeople[];
  number: number;
}) {
  const id = useId();
  return (
    <Figure
      number={number}
      marks={[]}
      caption={fillIn(figureLegends.people, { people: all, trials: trials.length })}
    >
      <div className="forest">
        <ul>
          {trials.map(({ id: study, name, people, uses, favours }) => (
            <li key={study} className="forest-row people-row">
              <span className="forest-use">
                {uses}
                <small>
                  <a href={studyPath(study)}>{name}</a>
                </small>
              </span>
              <svg
                aria-hidden="true"
                width={Math.ceil(people / ROWS) * PITCH_PX}
                height={ROWS * PITCH_PX}
                fill={`url(#${id}${favours})`}
              >
                <rect width={Math.floor(people / ROWS) * PITCH_PX} height={ROWS * PITCH_PX} />
                <rect
                  x={Math.floor(people / ROWS) * PITCH_PX}
                  width={PITCH_PX}
                  height={(people % ROWS) * PITCH_PX}
                />
              </svg>
              <span className="forest-value">
                <strong>{people} people</strong>
              </span>
              <span className="forest-behind">{figureLegends.peopleResults[favours]}</span>
            </li>
          ))}
        </ul>
        <svg aria-hidden="true" width="0" height="0">
          {Object.keys(figureLegends.peopleResults).map((favours) => (
            <pattern
              key={favours}
              id={id + favours}
              width={PITCH_PX}
              height={PITCH_PX}
              patternUnits="userSpaceOnUse"
            >
              <circle
                cx="6"
                cy="6"
                r="4"
                fill="none"
                className={favours === "all" ? "stroke-ink fill-ink" : "stroke-ink"}
              />
              {favours === "some" && <path d="M6 2a4 4 0 0 1 0 8z" className="fill-ink" />}
            </pattern>
          ))}
        </svg>
      </div>
    </Figure>
  );
}

const ROWS = 5;
const PITCH_PX = 12;
