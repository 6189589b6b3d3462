import { DeskPage } from "#app/desk/desk-page.tsx";
import { type DeskColumn, DeskTable } from "#app/desk/desk-table.tsx";
import { Pagination } from "#app/desk/pagination.tsx";
import { TimeText } from "#app/desk/time-text.tsx";
import { listReceipts } from "#app/forms/erase.server.ts";
import { databaseContext } from "#app/infra/database.server.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/receipts.route.ts";
import { pageAddress, readPage } from "./sign-up-filter.ts";

const HERE = "/desk/people/erased";

export async function loader({ context, url }: Route.LoaderArgs) {
  const database = context.get(databaseContext);
  const { lines, older, newer } = await listReceipts(database, readPage(url.searchParams));
  return {
    receipts: lines,
    older: older && pageAddress(HERE, {}, { before: older }),
    newer: newer && pageAddress(HERE, {}, { after: newer }),
  };
}

const COLUMNS: DeskColumn<Route.ComponentProps["loaderData"]["receipts"][number]>[] = [
  {
    header: "Receipt",
    rowHeader: true,
    cell: ({ id }) => <TextLink to={`${HERE}/${id}`}>{id}</TextLink>,
  },
  { header: "Time (UTC)", cell: ({ erased_at }) => <TimeText iso={erased_at} /> },
  { header: "By", cell: ({ erased_by }) => erased_by },
];

export default function ReceiptsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <DeskPage title="Erased people" intro="Receipts of what was erased. They say nothing of whom.">
      <div>
        <DeskTable
          caption="Receipts, newest first"
          columns={COLUMNS}
          rows={loaderData.receipts}
          rowKey={({ id }) => id}
          empty="Nobody was erased yet."
        />
        <Pagination label="Receipts" newer={loaderData.newer} older={loaderData.older} />
      </div>
    </DeskPage>
  );
}
