// biome-ignore-all lint/a11y/noRedundantRoles: with display: block the roles of table, tr and td are lost.

import type { ClaimChart, DrawnEffect } from "#app/evidence/figures/effects.server.ts";
import { EffectRow, EffectTable } from "#app/evidence/figures/effects-figure.tsx";
import { Figure } from "#app/evidence/figures/figure.tsx";
import { referenceAnchor } from "#app/evidence/text/reference.ts";

/** Pooled reviews apart from single trials, one axis for each unit. */
export function ClaimEffectsFigure({ chart, number }: { chart: ClaimChart; number: number }) {
  const { groups, undrawn } = chart;
  const inWords = [...undrawn.pooled, ...undrawn.single];
  if (groups.length === 0) {
    return (
      <p className="mt-5 max-w-(--measure) text-ink-soft">
        {inWords.length === 0
          ? "There is nothing to draw: we found no study that measured it in people."
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
          light; signs are turned so. Square: a review of several trials. Ring: one trial. Axes of
          different units can’t be compared.
          {inWords.length > 0 &&
            ` Not drawn (${inWords.length}): their abstracts give no interval or no unit. They are below, in words.`}
        </>
      }
    >
      <div className="forest">
        {groups.map(({ pooled, single, ...axis }) => (
          <EffectTable key={axis.title} first="Study" {...axis}>
            <Rows title="Pooled reviews" rows={pooled} axis={axis} />
            <Rows title="Single trials" rows={single} axis={axis} />
          </EffectTable>
        ))}
      </div>
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
    <tbody role="rowgroup">
      <tr role="row">
        <th
          role="rowheader"
          scope="row"
          colSpan={3}
          className="pt-3 font-normal text-ink-soft text-small"
        >
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <EffectRow key={`${row.study} ${row.measure}`} strip={{ ...axis, row }}>
          <th role="rowheader" scope="row" className="forest-use">
            <a href={`#${referenceAnchor(row.study)}`}>{row.studyName}</a>
            <small>{row.measure}</small>
          </th>
        </EffectRow>
      ))}
    </tbody>
  );
}
