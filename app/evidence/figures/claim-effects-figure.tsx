import { referenceAnchor } from "#app/evidence/text/reference.ts";
import type { ClaimChart, DrawnEffect } from "./effects.server.ts";
import { EffectCells, Ticks } from "./effects-figure.tsx";
import { Figure } from "./figure.tsx";
import { FigureTable } from "./figure-table.tsx";

/** Pooled reviews apart from single trials, one axis for each unit. */
export function ClaimEffectsFigure({ chart, number }: { chart: ClaimChart; number: number }) {
  const { groups, undrawn } = chart;
  const inWords = [...undrawn.pooled, ...undrawn.single];
  if (groups.length === 0) {
    return (
      <p className="mt-5 max-w-(--measure) text-ink-soft">
        {inWords.length === 0
          ? "There is nothing to draw: nobody has measured it in people."
          : "There is nothing to draw: no abstract prints an effect with its unit and its interval. The results are below, in words."}
      </p>
    );
  }
  return (
    <Figure
      number={number}
      marks={[]}
      caption={
        <>
          Effect with its 95% interval, on the scale of the trials. Right of the line is better with
          light; signs are turned so. Square: a review of several trials, larger with more people.
          Ring: one trial. Axes of different units can’t be compared.
          {inWords.length > 0 &&
            ` Not drawn (${inWords.length}): their abstracts give no interval or no unit. They are below, in words.`}
        </>
      }
    >
      <div className="forest">
        {groups.map(({ pooled, single, ...axis }) => (
          <div key={axis.title}>
            <div className="forest-row forest-head">
              <p className="forest-title">{axis.title}</p>
              <Ticks {...axis} />
            </div>
            <Rows title="Pooled reviews" rows={pooled} axis={axis} />
            <Rows title="Single trials" rows={single} axis={axis} />
          </div>
        ))}
      </div>
      <FigureTable
        caption="The results behind the claim, with their intervals and the people behind them"
        columns={[
          "Study",
          "Kind",
          "Measured",
          "Effect, better with light",
          "95% interval",
          "Behind it",
        ]}
        rows={[
          ...groups.flatMap(({ title, pooled, single }) =>
            [...pooled, ...single].map((row) => [
              row.studyName,
              row.pooled ? "review" : "one trial",
              row.measure,
              `${row.value} (${title.replace(/ \(.*/, "")})`,
              row.interval,
              row.behind,
            ]),
          ),
          ...(["pooled", "single"] as const).flatMap((kind) =>
            undrawn[kind].map((row) => [
              row.studyName,
              kind === "pooled" ? "review" : "one trial",
              row.measure,
              row.words,
              "not drawn",
              row.behind,
            ]),
          ),
        ]}
      />
    </Figure>
  );
}

function Rows({
  title,
  rows,
  axis,
}: {
  title: string;
  rows: readonly DrawnEffect[];
  axis: Omit<ClaimChart["groups"][number], "pooled" | "single">;
}) {
  if (rows.length === 0) return null;
  return (
    <>
      <p className="mt-3 text-ink-soft text-small">{title}</p>
      <ul>
        {rows.map((row) => (
          <li key={`${row.study} ${row.measure}`} className="forest-row">
            <span className="forest-use">
              <a href={`#${referenceAnchor(row.study)}`}>{row.studyName}</a>
              <small>{row.measure}</small>
            </span>
            <EffectCells strip={{ ...axis, row }} />
          </li>
        ))}
      </ul>
    </>
  );
}
