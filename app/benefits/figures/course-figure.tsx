import { Fragment } from "react";
import { studyPath } from "#app/evidence/text/reference.ts";
import { Figure } from "#app/figures/figure.tsx";
import { FigureTable } from "#app/figures/figure-table.tsx";
import { figureLegends } from "#app/figures/figures.server.ts";
import { TARGET } from "#app/figures/stack-dots.ts";
import type { Course } from "./course.server.ts";

/** Our own day to judge beside the trials' lengths. */
export function CourseFigure({ course, number }: { course: Course; number: number }) {
  const { unit, first, judge, ticks, trials } = course;
  const height = (Math.max(0, ...trials.map(({ level }) => level)) + 1) * PITCH;
  const axis = trials.length > 0 ? OURS + height + 12 : OURS;
  return (
    <Figure
      number={number}
      marks={[]}
      caption={
        <>
          {figureLegends.course}
          {trials.length > 0 && ` ${figureLegends.courseStudies}`}
        </>
      }
    >
      <svg className="dots course" width="100%" height={axis + 24}>
        <title>{`Decide after ${judge.after} ${unit}`}</title>
        {first && (
          <>
            <line className="span" x1={`${first.at}%`} x2={`${judge.at}%`} y1="34" y2="34" />
            <text x={`${first.at}%`} y="14" textAnchor={first.at < 12 ? "start" : "end"}>
              first look {first.after}
            </text>
          </>
        )}
        <line className="judge" x1={`${judge.at}%`} x2={`${judge.at}%`} y1="22" y2={axis} />
        <text
          className="judge"
          x={`${judge.at}%`}
          y="14"
          textAnchor={judge.at > 82 ? "end" : "start"}
          dx={judge.at > 82 ? 0 : -2}
        >
          judge {judge.after}
        </text>
        {trials.map(({ study, name, weeks, at, level }) => (
          <a key={study} href={studyPath(study)}>
            <title>{`${name}, ${weeks} weeks`}</title>
            <rect
              x={`${tenth(at - TARGET / 2)}%`}
              y={axis - PITCH * (level + 1)}
              width={`${TARGET}%`}
              height={PITCH}
            />
            <circle cx={`${at}%`} cy={axis - PITCH * (level + 0.5)} r="5" />
          </a>
        ))}
        <line className="axis" x2="100%" y1={axis} y2={axis} />
        {withoutCrowding(ticks).map(({ label, at }, index, { length }) => (
          <text
            key={label}
            x={`${at}%`}
            y={axis + 19}
            textAnchor={index === 0 ? "start" : at > END_FROM ? "end" : "middle"}
          >
            {index === length - 1 ? `${label} ${unit}` : label}
          </text>
        ))}
      </svg>
      <FigureTable
        caption="Our own times and the lengths of the studies"
        columns={["What", "How long"]}
        rows={[
          ...(first ? [["First check", `${first.after} ${unit}`]] : []),
          ["Decision day", `${judge.after} ${unit}`],
          ...[...Map.groupBy(trials, ({ weeks }) => weeks)].map(([weeks, alike]) => [
            alike.map(({ study, name }, index) => (
              <Fragment key={study}>
                {index > 0 && ", "}
                <a href={studyPath(study)}>{name}</a>
              </Fragment>
            )),
            weeks === 1 ? "1 week" : `${weeks} weeks`,
          ]),
        ]}
      />
    </Figure>
  );
}

/** The last label names the unit too, and on a phone would lie over a number that is near. */
function withoutCrowding(ticks: Course["ticks"]): Course["ticks"] {
  const end = ticks.at(-1)?.at ?? 0;
  const room = end > END_FROM ? LAST_LABEL : LAST_LABEL / 2;
  return ticks.filter(({ at }) => at === 0 || at === end || at < end - room - HALF_NUMBER);
}

/** In percent of the axis: labels from here on end at their place. */
const END_FROM = 88;
/** "12 months" and half of "10", in percent of the narrowest phone's axis. */
const LAST_LABEL = 26;
const HALF_NUMBER = 4;

// In px.
const OURS = 48;
const PITCH = 24;

const tenth = (number: number) => Math.round(number * 10) / 10;
