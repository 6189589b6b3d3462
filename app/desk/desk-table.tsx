import type { ReactNode } from "react";

/** `rowHeader` marks the column that names the row. */
export type DeskColumn<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  rowHeader?: boolean;
  /** Right-aligned, with figures of one width. */
  numeric?: boolean;
};

/** @param caption for screen readers @param empty the text without rows */
export function DeskTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
}: {
  caption: string;
  columns: readonly DeskColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
}) {
  if (rows.length === 0) return <p className="text-[15px] text-ink-soft">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section aria-label={caption} tabIndex={0} className="desk-scroll overflow-x-auto">
      <table className="w-full border-collapse text-left text-[15px]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-ink border-b">
            {columns.map(({ header, numeric }) => (
              <th key={header} scope="col" className={`${HEAD} ${numeric ? "text-right" : ""}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-rule border-b">
              {columns.map(({ header, cell, rowHeader, numeric }) =>
                rowHeader ? (
                  <th key={header} scope="row" className={`${CELL} min-w-32 font-semibold`}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={header} className={`${CELL} ${numeric ? "figures text-right" : ""}`}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const HEAD = "whitespace-nowrap py-2 pr-5 font-semibold text-ink-soft text-small last:pr-0";
const CELL = "py-2 pr-5 align-top last:pr-0";
