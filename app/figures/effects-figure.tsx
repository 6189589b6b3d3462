import type { ReactNode } from "react";
import { joinWithAnd } from "#app/text/join-with-and.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import { Table } from "#app/ui/table.tsx";
import type { DrawnEffect, EffectGroup, EffectStrip } from "./draw-effects.server.ts";
import { gradeClass } from "./grade-class.ts";

/** One axis with its rows. `first`: the heading of the column that names them. */
export function EffectTable({
  axis: { title, ...axis },
  first,
  groups,
  nameOf,
}: {
  axis: Pick<EffectGroup, "title" | "line" | "ticks">;
  first: string;
  groups: readonly { title?: string; rows: readonly DrawnEffect[] }[];
  nameOf: (row: DrawnEffect) => ReactNode;
}) {
  const className = "forest-effect";
  return (
    <Table
      look={{ headRow: "forest-row", row: "forest-row" }}
      caption={title}
      columns={[
        { name: first, className: "forest-use", cell: nameOf },
        {
          name: "Effect (likely range)",
          header: (
            <>
              <Ticks {...axis} />
              <span>Effect (likely range)</span>
            </>
          ),
          head: { className },
          className,
          cell: (row) => (
            <>
              <EffectMark strip={{ ...axis, row }} />
              <span className="forest-value">
                <strong>{row.value}</strong> ({row.interval})
              </span>
            </>
          ),
        },
        { name: "Based on", className: "forest-behind", cell: ({ behind }) => behind },
      ]}
      groups={groups}
      rowKey={({ uses: [use], study, measure }) => `${use?.id} ${study} ${measure}`}
    />
  );
}

/** One result above its axis. Under it a short mark for each of these other uses, in wide windows. */
export function EffectAxis({ strip, others = [] }: { strip: EffectStrip; others?: OtherUses }) {
  return (
    <div className="figures">
      <EffectMark strip={strip}>
        {others.map(({ name, at }) => (
          <path key={name} className="other max-lg:hidden" d={`M${at} 16v6`} />
        ))}
      </EffectMark>
      <Ticks line={strip.line} ticks={strip.ticks.filter(isEnd(strip.line))} />
      {others.length > 0 && (
        <p className="mt-1 text-ink-soft text-small max-lg:hidden">
          {others.length === 1 ? "Small mark: " : "Small marks, from left to right: "}
          {joinWithAnd(others.map(({ name }) => lowerFirst(name)))}
        </p>
      )}
    </div>
  );
}

/** From left to right. */
export type OtherUses = readonly { readonly name: string; readonly at: number }[];

/** The result is in words beside it, so its axis has numbers at both ends and at the line of no difference alone. */
const isEnd =
  (line: number) =>
  ({ at }: EffectStrip["ticks"][number], index: number, { length }: EffectStrip["ticks"]) =>
    at === line || index === 0 || index === length - 1;

export function Ticks({ line, ticks }: Pick<EffectStrip, "line" | "ticks">) {
  return (
    <svg aria-hidden="true" className="forest-plot" height="20">
      {ticks.map(({ label, at }) => (
        <text key={label} x={`${at}%`} y="15" className={at === line ? "zero" : undefined}>
          {label}
        </text>
      ))}
    </svg>
  );
}

/** The line of no difference, the interval and the estimate. */
export function EffectMark({
  strip: { line, ticks, row },
  children,
}: {
  strip: EffectStrip;
  /** Further marks, under those of the result. */
  children?: ReactNode;
}) {
  const { grade, pooled, at, from, to } = row;
  return (
    <svg
      aria-hidden="true"
      height="22"
      viewBox="0 0 100 22"
      preserveAspectRatio="none"
      className={`forest-plot ${grade ? gradeClass(grade) : ""}`}
    >
      <path
        className="tick"
        d={ticks.flatMap((tick) => (tick.at === line ? [] : `M${tick.at} 0v22`)).join("")}
      />
      <path className="zero" d={`M${line} 0v22`} />
      {children}
      <path className="interval" d={`M${from} 11H${to}`} />
      {/* Points, which line caps make square or round however wide the drawing is. Readers of PDF draw none without a length. */}
      <path className={pooled ? "square" : "ring"} d={`M${at} 11h.01`} />
      {!pooled && <path className="ring" d={`M${at} 11h.01`} />}
    </svg>
  );
}
