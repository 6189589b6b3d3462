import { referenceAnchor } from "#app/evidence/text/reference.ts";
import type { ClaimChart } from "#app/figures/claim-chart.server.ts";
import { EffectTable } from "#app/figures/effects-figure.tsx";
import { Figure } from "#app/figures/figure.tsx";
import { figureLegends } from "#app/figures/figures.server.ts";

/** Pooled reviews apart from single trials, one axis for each unit. */
export function ClaimEffectsFigure({ chart, number }: { chart: ClaimChart; number: number }) {
  const { groups, undrawn } = chart;
  const inWords = [...undrawn.pooled, ...undrawn.single];
  if (groups.length === 0) {
    return (
      <p className="mt-5 max-w-(--measure) text-ink-soft">
        {inWords.length === 0 ? figureLegends.effectsFound : figureLegends.effectsReported}
      </p>
    );
  }
  return (
    <Figure
      number={number}
      marks={[]}
      caption={
        <>
          {figureLegends.effects}
          {inWords.length > 0 &&
            ` ${inWords.length === 1 ? "One result isn’t" : `${inWords.length} results aren’t`} drawn, because the range or the unit isn’t reported. See the words below.`}
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
              { title: "Reviews that combine trials", rows: pooled },
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
