// biome-ignore-all lint/a11y/noRedundantRoles: with display: block the roles of table, tr and td are lost.
import type { ReactNode } from "react";

/** A figure's data, folded. Under 760 px rows become lists of "column: value". */
export function FigureTable({
  id,
  caption,
  columns,
  rows,
}: {
  /** A link to it opens the table. */
  id?: string;
  /** For readers who can't see the figure. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <details className="figure-table">
      <summary>The same as a table</summary>
      <table id={id} role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
            <tr key={index} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} role="cell" data-label={columns[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
