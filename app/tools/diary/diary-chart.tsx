import { dayAfter, daysBetween } from "#app/evidence/ledger/judging-days.ts";
import { Figure } from "#app/figures/figure.tsx";
import { FigureTable } from "#app/figures/figure-table.tsx";
import { formatDate, formatDay } from "#app/text/format-date.ts";
import { wanderOf } from "./change.ts";
import type { DiaryHelp } from "./choices.ts";
import { BEFORE, type Day, type Diary, later, numbersBefore, turnOn } from "./diary.ts";
import { format } from "./verdict-words.ts";

/** In px; widths are in percent, so that words keep their size on a phone. */
const HEIGHT = 220;
const SESSIONS = HEIGHT + 16;

/** The reader's days, her own time before the light, and the change that others called worth having. */
export function DiaryChart({
  diary,
  today,
  words,
}: {
  diary: Diary;
  today: Day;
  words: DiaryHelp["chart"];
}) {
  const { measure, began, light, decide, stopped, days } = diary;
  const written = Object.keys(days).toSorted();
  const end = dayAfter(later(stopped ?? decide, today), 1);
  const length = Math.max(1, daysBetween(began, end));
  const x = (day: Day) => ((daysBetween(began, day) + 0.5) / length) * 100;
  const before = numbersBefore(diary);
  const base = before.length >= BEFORE ? wanderOf(before, measure) : null;
  const goal = base ? worthwhile(base.mean, measure) : null;
  const [low, high] = scaleOf(diary, base, goal);
  const y = (value: number) => HEIGHT - ((value - low) / (high - low)) * HEIGHT;
  const level = (value: number) => Math.min(HEIGHT, Math.max(0, y(value)));
  const ticks = [low, (low + high) / 2, high];
  return (
    <Figure
      number={1}
      marks={[]}
      caption={
        <>
          {words.dots} {base ? words.band : words.noBand} {words.used}
          {goal !== null && ` ${words.goal}`}
          {stopped && ` ${words.stopped}`}
        </>
      }
    >
      <div className="figures flex gap-2 text-small">
        <svg
          aria-hidden="true"
          width="34"
          height={SESSIONS + 34}
          overflow="visible"
          className="shrink-0"
        >
          {ticks.map((tick) => (
            <text key={tick} x={30} y={y(tick) + 5} textAnchor="end" className="fill-ink-soft">
              {format(tick, measure)}
            </text>
          ))}
        </svg>
        <svg
          role="img"
          aria-label={`Chart: ${measure.name}, ${written.length} days. The table below says the same.`}
          width="100%"
          height={SESSIONS + 34}
          overflow="visible"
          className="min-w-0 flex-1"
        >
          {base && (
            <>
              <rect
                width="100%"
                y={level(base.mean + base.wander)}
                height={level(base.mean - base.wander) - level(base.mean + base.wander)}
                className="fill-ink/10"
              />
              <line x2="100%" y1={y(base.mean)} y2={y(base.mean)} className="stroke-ink-soft" />
            </>
          )}
          {goal !== null && (
            <line
              x2="100%"
              y1={y(goal)}
              y2={y(goal)}
              strokeDasharray="2 4"
              className="stroke-red stroke-2"
            />
          )}
          <line y1={HEIGHT} y2={HEIGHT} x2="100%" className="stroke-rule-strong" />
          <line x1={`${x(light)}%`} x2={`${x(light)}%`} y2={SESSIONS + 8} className="stroke-red" />
          {stopped && (
            <line
              x1={`${x(stopped)}%`}
              x2={`${x(stopped)}%`}
              y2={SESSIONS + 8}
              className="stroke-ink-soft"
            />
          )}
          {lit(diary).map(({ from, to }) => (
            <rect
              key={from}
              x={`${x(from)}%`}
              width={`${x(to) - x(from)}%`}
              y={HEIGHT}
              height={4}
              className="fill-red opacity-40"
            />
          ))}
          {written.map((day) => {
            const { value, light: used, off } = days[day] ?? {};
            return (
              <g key={day}>
                {value !== undefined && (
                  <circle
                    cx={`${x(day)}%`}
                    cy={y(value)}
                    r={4}
                    className={
                      turnOn(diary, day) === "light"
                        ? "fill-red stroke-paper"
                        : "fill-paper stroke-2 stroke-ink"
                    }
                  />
                )}
                {used && (
                  <svg x={`${x(day)}%`} y={SESSIONS - 4} overflow="visible" aria-hidden="true">
                    <rect x={-2} width={4} height={12} className="fill-red" />
                  </svg>
                )}
                {off && (
                  <text
                    x={`${x(day)}%`}
                    y={SESSIONS + 8}
                    textAnchor="middle"
                    className="fill-ink-soft"
                  >
                    –
                  </text>
                )}
              </g>
            );
          })}
          {x(light) > 30 && (
            <text y={SESSIONS + 30} className="fill-ink-soft">
              {formatDay(began)}
            </text>
          )}
          <text
            x={`${x(light)}%`}
            y={SESSIONS + 30}
            textAnchor="middle"
            className="fill-red font-semibold"
          >
            light, {formatDay(light)}
          </text>
          <text x="100%" y={SESSIONS + 30} textAnchor="end" className="fill-ink-soft">
            {formatDay(dayAfter(end, -1))}
          </text>
        </svg>
      </div>
      <FigureTable
        caption={`${diary.title}: ${measure.name}`}
        columns={["Day", measure.name, "Light", "Note"]}
        rows={written.map((day) => {
          const { value, light: used, off, wrong, note } = days[day] ?? {};
          return [
            formatDate(day),
            value === undefined ? "–" : format(value, measure),
            used ? "yes" : off ? "day off" : "no",
            [wrong && "Something was wrong.", note].filter(Boolean).join(" "),
          ];
        })}
      />
    </Figure>
  );
}

function worthwhile(
  mean: number,
  { better, low, high, worthwhile }: Diary["measure"],
): number | null {
  if (!worthwhile) return null;
  const goal = better === "lower" ? mean - worthwhile.value : mean + worthwhile.value;
  // The scale has no place for it.
  return goal < low || goal > high ? null : goal;
}

/** A short scale is drawn whole, of others what is there. */
function scaleOf(
  { measure, days }: Diary,
  base: { mean: number; wander: number } | null,
  goal: number | null,
): [number, number] {
  if (measure.high - measure.low <= 10) return [measure.low, measure.high];
  const values = [
    ...Object.values(days).flatMap(({ value }) => value ?? []),
    ...(base ? [base.mean - base.wander, base.mean + base.wander] : []),
    ...(goal === null ? [] : [goal]),
  ];
  if (values.length === 0) return [measure.low, measure.high];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(measure.step, (most - least) / 8);
  return [Math.max(measure.low, Math.floor(least - room)), Math.ceil(most + room)];
}

function lit({ light, turns }: Diary): { from: Day; to: Day }[] {
  return (turns ?? []).flatMap((turn, week) =>
    turn === "light"
      ? [{ from: dayAfter(light, week * 7), to: dayAfter(light, week * 7 + 7) }]
      : [],
  );
}
