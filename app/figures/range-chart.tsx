import { Fragment, type ReactNode } from "react";

/** Places in percent of the axis. */
type ChartRange = {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly left: number;
  readonly width: number;
  /** Has only an upper end. */
  readonly upTo?: boolean;
};

/** One axis for all. The words are beside the bars. */
export function RangeChart({
  rows,
  ticks,
}: {
  rows: readonly ChartRange[];
  ticks: readonly { label: string; left: number }[];
}) {
  return (
    <div className="figures text-small">
      <ul className="space-y-4">
        {rows.map((row) => (
          <li key={row.key}>
            <span className="flex items-baseline justify-between gap-6">
              <span>{row.label}</span> <span className="shrink-0 font-semibold">{row.value}</span>
            </span>
            <svg aria-hidden="true" width="100%" height="10" className="mt-1.5 block">
              <line
                x2="100%"
                y1={5}
                y2={5}
                className="stroke-rule forced-colors:stroke-[CanvasText]"
              />
              <rect
                x={`${row.left}%`}
                width={`${Math.round(row.width * 100) / 100}%`}
                height={10}
                rx={2}
                className={row.upTo ? `${FILL} opacity-30` : FILL}
              />
              {row.upTo && (
                <svg aria-hidden="true" x={`${row.left + row.width}%`} overflow="visible">
                  <rect x={-4} width={4} height={10} rx={1} className={FILL} />
                </svg>
              )}
            </svg>
          </li>
        ))}
      </ul>
      <svg aria-hidden="true" width="100%" height="26" overflow="visible" className="mt-2 block">
        {ticks.map(({ label, left }) => (
          <Fragment key={label}>
            <line
              x1={`${left}%`}
              x2={`${left}%`}
              y2={6}
              className="stroke-ink-soft forced-colors:stroke-[CanvasText]"
            />
            <text
              x={`${left}%`}
              y={22}
              className={FILL}
              textAnchor={left === 0 ? "start" : left === 100 ? "end" : "middle"}
            >
              {label}
            </text>
          </Fragment>
        ))}
      </svg>
    </div>
  );
}

const FILL = "fill-ink-soft forced-colors:fill-[CanvasText]";
