import { Fragment } from "react";
import { studyPath } from "#app/evidence/text/reference.ts";
import { Figure } from "#app/figures/figure.tsx";
import { figureLegends } from "#app/figures/figures.server.ts";
import { OutcomeMarks } from "#app/figures/outcome-marks.tsx";
import type { ComparedRow } from "./compared.server.ts";

/** A mark for each result, by comparator. */
export function ComparedFigure({ rows, number }: { rows: readonly ComparedRow[]; number: number }) {
  return (
    <Figure number={number} marks={[]} caption={figureLegends.compared}>
      <div className="forest">
        {rows.map(({ comparison, studies }) => (
          <Fragment key={comparison}>
            <p className="forest-title">{comparison}</p>
            <ul>
              {studies.map(({ id, name, ...results }) => (
                <li key={id} className="forest-row compared-row">
                  <a href={studyPath(id)}>{name}</a>
                  <OutcomeMarks {...results} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </Figure>
  );
}
