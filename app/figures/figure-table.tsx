import type { ReactNode } from "react";
import { Table } from "#app/ui/table.tsx";

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
      <Table
        id={id}
        look={{ caption: "sr-only" }}
        caption={caption}
        columns={columns.map((name, at) => ({
          name,
          cell: (row: readonly ReactNode[]) => row[at],
        }))}
        rows={rows}
        rowKey={(_, index) => `${index}`}
      />
    </details>
  );
}
