import type { PageCitations } from "#app/evidence/citations/citations.server.ts";
import { Citation } from "#app/evidence/text/citation.tsx";
import type { CitationMark } from "#app/evidence/text/reference.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { type Column, Table } from "#app/ui/table.tsx";
import type { Comparison } from "./compare.server.ts";
import type { Row } from "./comparison-rows.server.ts";
import type { Cell } from "./device-facts.server.ts";
import type { Difference } from "./difference.ts";

export function DevicesTable({
  comparison: { names, rows },
  citations,
}: {
  comparison: Extract<Comparison, { status: "ok" }>;
  citations: PageCitations;
}) {
  const [one, other] = names;
  const marked = rows.map((row) => ({
    ...row,
    marks: row.cells.map(({ studies = [] }) => citations.cite(studies)),
  }));
  const columns: Column<Marked>[] = [
    { name: "What", cell: ({ name }) => name },
    { name: one, cell: ({ cells, marks }) => <CellText cell={cells[0]} marks={marks[0]} /> },
    { name: other, cell: ({ cells, marks }) => <CellText cell={cells[1]} marks={marks[1]} /> },
    { name: "Difference", cell: ({ difference }) => <DifferenceText difference={difference} /> },
  ];
  return (
    <Table
      caption={ownPages["/devices"].caption}
      columns={columns}
      rows={marked}
      rowKey={({ name }) => name}
    />
  );
}

type Marked = Row & { readonly marks: readonly (readonly CitationMark[])[] };

function CellText({
  cell,
  marks = [],
}: {
  cell: Cell;
  marks?: readonly CitationMark[] | undefined;
}) {
  return (
    <span className="figures">
      {cell.text}
      <Citation marks={marks} />
      {cell.note && <span className="block text-ink-soft text-small"> {cell.note}</span>}
    </span>
  );
}

function DifferenceText({ difference: { kind, words } }: { difference: Difference }) {
  return (
    <span className={kind === "differs" ? "font-semibold" : "text-ink-soft"}>
      <span aria-hidden="true">{MARKS[kind]} </span>
      {words}
    </span>
  );
}

const MARKS: Record<Difference["kind"], string> = {
  same: "=",
  overlap: "≈",
  differs: "≠",
  unknown: "?",
};
