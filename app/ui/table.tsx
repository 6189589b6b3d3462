// biome-ignore-all lint/a11y/noRedundantRoles: with display: block the roles of table, tr and td are lost.
import type { ReactNode } from "react";

/** `rowHeader` marks the column that names the row. */
export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  rowHeader?: boolean;
  /** Right-aligned, with figures of one width. */
  numeric?: boolean;
};

/** Under 640 px every row becomes a list of "column: value". */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  return (
    <table role="table" className="w-full border-collapse text-left text-[16px] max-sm:block">
      <caption className="caption-bottom pt-3 text-left text-ink-soft text-small max-sm:block max-sm:pt-0 max-sm:pb-3">
        {caption}
      </caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-ink border-b">
          {columns.map((column) => (
            <th
              key={column.header}
              role="columnheader"
              scope="col"
              className={`py-3 pr-6 font-semibold text-ink-soft text-small last:pr-0 ${column.numeric ? "text-right" : ""}`}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block max-sm:border-ink max-sm:border-t">
        {rows.map((row) => (
          <tr
            role="row"
            key={rowKey(row)}
            className="border-rule border-b max-sm:block max-sm:py-4"
          >
            {columns.map((column) => (
              <Cell key={column.header} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.rowHeader) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={`${CELL} font-semibold max-sm:block max-sm:pb-2 max-sm:text-[18px]`}
      >
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      role="cell"
      data-label={column.header}
      className={`${CELL} max-sm:grid max-sm:grid-cols-[112px_1fr] max-sm:gap-4 max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)] ${column.numeric ? "figures sm:text-right" : ""}`}
    >
      <div>{column.cell(row)}</div>
    </td>
  );
}

const CELL = "py-3.5 pr-6 align-top last:pr-0 max-sm:py-1 max-sm:pr-0";
