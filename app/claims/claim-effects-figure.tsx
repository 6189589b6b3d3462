import type { ClaimChart } from "#app/evidence/figures/effects.server.ts";
import { EffectTable } from "#app/evidence/figures/effects-figure.tsx";
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
          <EffectTable
            key={axis.title}
            first="Study"
            axis={axis}
            groups={[
              { title: "Pooled reviews", rows: pooled },
              { title: "Single trials", rows: single },
            ].filter(({ rows }) => rows.length > 0)}
            nameOf={({ study, studyName, measure }) => (
              <>
                <a href={`#${referenceAnchor(study)}`}>{studyName}</a>
                <small>{measure}</small>
              </>
            )}
          />
        ))}
      </div>
    </Figure>
  );
}
