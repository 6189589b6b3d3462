import type { ReactNode } from "react";
import { referenceAnchor } from "#app/evidence/text/reference.ts";
import { Figure } from "#app/figures/figure.tsx";
import { FigureTable } from "#app/figures/figure-table.tsx";
import { figureLegends } from "#app/figures/figures.server.ts";
import { capitalise } from "#app/text/capitalise.ts";
import type { TwoGroups } from "./two-groups.server.ts";

/** Two bars for each result: the group with light above the other. */
export function TwoGroupsFigure({
  groups: { study, studyName, people, control, rows },
  number,
  caption,
}: {
  groups: TwoGroups;
  number: number;
  caption: ReactNode;
}) {
  const words = rows.map(
    (row) => `${row.measure}: ${row.light.value} with light, ${row.control.value} with ${control}`,
  );
  return (
    <Figure
      number={number}
      marks={[]}
      caption={
        <>
          {caption}{" "}
          <a href={`#${referenceAnchor(study)}`} className="underline underline-offset-[0.2em]">
            {studyName}
          </a>
          {people !== null && `, ${people} people in the whole study`}. {figureLegends.noInterval}
        </>
      }
    >
      <div role="img" aria-label={`${words.join(". ")}.`} className="space-y-5">
        {rows.map(({ measure, light, control: other }) => (
          <div key={measure}>
            <p className="font-semibold text-[15px]">{capitalise(measure)}</p>
            <svg aria-hidden="true" className="dots mt-1.5" width="100%" height="36">
              <rect width={widthOf(light)} height="16" className="fill-ink" />
              <text x={widthOf(light)} y="13" dx="8" className="fill-ink">
                {`${light.value}, light`}
              </text>
              <rect y="20" width={widthOf(other)} height="16" className="fill-rule-strong" />
              <text x={widthOf(other)} y="33" dx="8">
                {`${other.value}, ${control}`}
              </text>
            </svg>
          </div>
        ))}
      </div>
      <FigureTable
        caption={`What ${studyName} reports for both groups`}
        columns={["Measured", "Light", capitalise(control)]}
        rows={rows.map(({ measure, light, control: other }) => [
          capitalise(measure),
          light.value,
          other.value,
        ])}
      />
    </Figure>
  );
}

/** The longest bar's share of the width; its words need the rest. */
const WIDTH = 0.48;

function widthOf({ length }: { length: number }): string {
  return `${(length * WIDTH).toFixed(1)}%`;
}
