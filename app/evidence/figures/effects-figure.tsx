import { grades } from "#app/evidence/ledger/grades.ts";
import { referenceAnchor } from "#app/evidence/text/reference.ts";
import type {
  DrawnEffect,
  EffectGroup,
  EffectStrip,
  EffectsChart,
  UndrawnEffect,
} from "./effects.server.ts";
import { EvidenceGrade } from "./evidence-grade.tsx";
import { Figure } from "./figure.tsx";

/** One axis for each unit. Its list has all of the drawing in words. */
export function EffectsFigure({ chart, number }: { chart: EffectsChart; number: number }) {
  const { groups, undrawn, stretched } = chart;
  const inWords = undrawn.filter(({ inPicture }) => inPicture);
  const more = undrawn.length - inWords.length;
  return (
    <Figure
      number={number}
      marks={[]}
      caption={
        <>
          Effect against the control groups, with its 95% interval. Right of the line is better with
          light; signs are turned so. Square: a review of several trials, larger with more people.
          Ring: one trial. The stronger the mark, the surer the grade. Axes of different units can’t
          be compared.
          {stretched.length > 0 &&
            ` Scales of 10 are drawn as points of 100: ${[...new Set(stretched)].join(", ")}.`}
        </>
      }
    >
      <div className="forest">
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
        {inWords.length > 0 && (
          <>
            <p className="forest-title">Not drawn: no interval or no unit in the abstracts</p>
            <ul>
              {inWords.map((row) => (
                <li key={row.uses[0]?.id} className="forest-row">
                  <RowName row={row} />
                  <span className="forest-words">
                    {row.measure}: {row.words}
                  </span>
                  <span className="forest-behind">{row.behind}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {more > 0 && (
          <p className="mt-3 text-ink-soft text-small">
            Further results ({more}), whose abstracts give no interval or no unit, are on the pages
            of their uses.
          </p>
        )}
      </div>
    </Figure>
  );
}

function Group({ group }: { group: EffectGroup }) {
  return (
    <>
      <div className="forest-row forest-head">
        <p className="forest-title">{group.title}</p>
        <Ticks {...group} />
      </div>
      <ul>
        {group.rows.map((row, index) => (
          <li key={`${row.uses[0]?.id} ${row.study} ${row.measure}`} className="forest-row">
            <RowName
              row={row}
              measured={row.measure}
              again={namesOf(row) === namesOf(group.rows[index - 1])}
            />
            <EffectCells strip={{ ...group, row }} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The drawn result, its figures and its people. */
export function EffectCells({ strip }: { strip: EffectStrip & { row: DrawnEffect } }) {
  const { value, interval, behind } = strip.row;
  return (
    <>
      <EffectMark strip={strip} />
      <span className="forest-value">
        <strong>{value}</strong> ({interval})
      </span>
      <span className="forest-behind">{behind}</span>
    </>
  );
}

/** One result above its axis. */
export function EffectAxis({ strip }: { strip: EffectStrip }) {
  return (
    <div className="figures">
      <EffectMark strip={strip} />
      <Ticks {...strip} />
    </div>
  );
}

export function Ticks({ line, ticks }: Pick<EffectStrip, "line" | "ticks">) {
  return (
    <svg aria-hidden="true" className="forest-plot" width="100%" height="20">
      {ticks.map(({ label, at }) => (
        <text key={label} x={`${at}%`} y="15" className={at === line ? "zero" : undefined}>
          {label}
        </text>
      ))}
    </svg>
  );
}

/** The line of no difference, the interval and the estimate. */
export function EffectMark({ strip: { line, ticks, row } }: { strip: EffectStrip }) {
  const { grade, pooled, at, from, to, size } = row;
  return (
    <svg
      aria-hidden="true"
      className={`forest-plot ${grade ? `sure-${grades.indexOf(grade) + 1}` : ""}`}
      width="100%"
      height="22"
    >
      {ticks
        .filter((tick) => tick.at !== line)
        .map((tick) => (
          <line key={tick.label} className="tick" x1={`${tick.at}%`} x2={`${tick.at}%`} y2="22" />
        ))}
      <line className="zero" x1={`${line}%`} x2={`${line}%`} y2="22" />
      <line className="interval" x1={`${from}%`} x2={`${to}%`} y1="11" y2="11" />
      {pooled ? (
        <line
          className="square"
          x1={`${at}%`}
          x2={`${at}%`}
          y1={11 - size / 2}
          y2={11 + size / 2}
          strokeWidth={size}
        />
      ) : (
        <circle cx={`${at}%`} cy="11" r="4.5" />
      )}
    </svg>
  );
}

/** `measured`: the outcome. `again`: the row above has the same use. */
function RowName({
  row,
  measured,
  again = false,
}: {
  row: DrawnEffect | UndrawnEffect;
  measured?: string;
  again?: boolean;
}) {
  return (
    <span className="forest-use">
      {again && <span className="sr-only">{namesOf(row)}</span>}
      {(again ? [] : row.uses).map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && " · "}
          <a href={`#${id}`}>{name}</a>
        </span>
      ))}
      <small>
        {row.grade && !again && <EvidenceGrade grade={row.grade} />}{" "}
        <a href={`#${referenceAnchor(row.study)}`}>{row.studyName}</a>
        {measured && ` ${measured}`}
      </small>
    </span>
  );
}

function namesOf(row: DrawnEffect | UndrawnEffect | undefined): string | undefined {
  return row?.uses.map(({ name }) => name).join("; ");
}
