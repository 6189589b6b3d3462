import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { plainText } from "#app/text/text.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { GuideFigure } from "./guide-figure.tsx";
import type { GuidePartView, TablePart } from "./long-guide.server.ts";

export function GuidePart({ part }: { part: GuidePartView }) {
  switch (part.kind) {
    case "text":
      return (
        <div className="prose mt-5">
          <CitedText text={part.text} />
        </div>
      );
    case "subheading":
      return <h3 className="mt-10 max-w-(--measure) text-h3">{part.text}</h3>;
    case "figure":
      return (
        <div className="my-10 border-rule border-y py-8">
          <GuideFigure part={part} />
        </div>
      );
    case "table":
      return (
        <div className="mt-8 mb-10 max-sm:[&_caption]:sr-only">
          <PhoneFold title={part.caption}>
            <GuideTable table={part} />
          </PhoneFold>
        </div>
      );
  }
}

function GuideTable({ table: { caption, columns, rows } }: { table: TablePart }) {
  const drawn = columns.map(
    (header, index): Column<readonly EvidenceText[]> => ({
      name: header,
      cell: (row) => (
        <div>
          <CitedText text={row[index] ?? []} />
        </div>
      ),
    }),
  );
  return (
    <Table
      caption={caption}
      columns={drawn}
      rows={rows}
      rowKey={([name = []]) => plainText(name)}
    />
  );
}
