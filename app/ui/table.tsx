// biome-ignore-all lint/a11y/noRedundantRoles: with display: block or grid the roles of table, tr and td are lost.
import type { ReactNode, ThHTMLAttributes } from "react";

/** The first column names its row. */
export type Column<Row> = {
  /** Where rows are lists, the label of each cell. */
  name: string;
  /** In place of the name; null for a column without a header. */
  header?: ReactNode;
  head?: Pick<ThHTMLAttributes<HTMLElement>, "className" | "aria-sort">;
  cell: (row: Row) => ReactNode;
  className?: string | ((row: Row) => string | undefined);
};

/** The classes of each element. */
type Look = Partial<
  Record<"table" | "caption" | "thead" | "headRow" | "columnHeader" | "tbody" | "row", string> &
    Record<"rowHeader" | "cell", string>
>;

/** Every row becomes a list of "column: value" on narrow screens: with the usual look under 640 px. */
export function Table<Row>({
  id,
  caption,
  columns,
  rows = [],
  groups = [{ rows }],
  rowKey,
  look = LOOK,
}: {
  id?: string | undefined;
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows?: readonly Row[];
  /** Rows under titles, in place of `rows`. */
  groups?: readonly { title?: string; rows: readonly Row[] }[];
  rowKey: (row: Row, index: number) => string;
  look?: Look;
}) {
  return (
    <table id={id} role="table" className={look.table}>
      <caption className={look.caption}>{caption}</caption>
      {columns.some(({ header }) => header !== null) && (
        <thead role="rowgroup" className={look.thead}>
          <tr role="row" className={look.headRow}>
            {columns.map((column) => (
              <ColumnHeader key={column.name} column={column} look={look} />
            ))}
          </tr>
        </thead>
      )}
      {groups.map(({ title, rows }) => (
        <tbody key={title ?? ""} role="rowgroup" className={look.tbody}>
          {title && (
            <tr role="row">
              {/* biome-ignore lint/a11y/useSemanticElements: it heads a group of rows. */}
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={columns.length}
                className="group-title"
              >
                {title}
              </th>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} role="row" className={look.row}>
              {columns.map((column, at) => (
                <Cell
                  key={column.name}
                  column={column}
                  row={row}
                  look={look}
                  isRowHeader={at === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function ColumnHeader<Row>({
  column: { name, header = name, head },
  look,
}: {
  column: Column<Row>;
  look: Look;
}) {
  if (header === null) return <td role="cell" {...head} />;
  return (
    <th role="columnheader" scope="col" className={look.columnHeader} {...head}>
      {header}
    </th>
  );
}

function Cell<Row>({
  column: { name, cell, className },
  row,
  look,
  isRowHeader,
}: {
  column: Column<Row>;
  row: Row;
  look: Look;
  isRowHeader: boolean;
}) {
  const own = typeof className === "function" ? className(row) : className;
  return isRowHeader ? (
    <th role="rowheader" scope="row" className={own ?? look.rowHeader}>
      {cell(row)}
    </th>
  ) : (
    <td role="cell" data-label={name} className={own ?? look.cell}>
      {cell(row)}
    </td>
  );
}

const CELL = "py-3.5 pr-6 align-top last:pr-0 max-sm:py-1 max-sm:pr-0";

const LOOK: Look = {
  table: "w-full border-collapse text-left text-[16px] max-sm:block",
  caption:
    "caption-bottom pt-3 text-left text-ink-soft text-small max-sm:block max-sm:pt-0 max-sm:pb-3",
  thead: "max-sm:sr-only",
  headRow: "border-ink border-b",
  columnHeader: "py-3 pr-6 font-semibold text-ink-soft text-small last:pr-0",
  tbody: "max-sm:block max-sm:border-ink max-sm:border-t",
  row: "border-rule border-b max-sm:block max-sm:py-4",
  rowHeader: `${CELL} font-semibold max-sm:block max-sm:pb-2 max-sm:text-[18px]`,
  cell: `${CELL} max-sm:grid max-sm:grid-cols-[112px_1fr] max-sm:gap-4 max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)]`,
};
