import { href } from "react-router";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/log.route.ts";
import { DeskPage } from "./desk-page.tsx";
import { type DeskColumn, DeskTable } from "./desk-table.tsx";
import { Pagination } from "./pagination.tsx";
import { TimeText } from "./time-text.tsx";

const PAGE = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = url.searchParams.get("before") ?? undefined;
  const found = await context.get(servicesContext).desk.log.page(PAGE, before);
  const entries = found.slice(0, PAGE);
  const last = found.length > PAGE ? entries.at(-1) : undefined;
  return {
    entries,
    newest: before === undefined ? undefined : href("/desk/log"),
    older: last && `${href("/desk/log")}?before=${encodeURIComponent(`${last.at},${last.id}`)}`,
  };
}

const COLUMNS: DeskColumn<Route.ComponentProps["loaderData"]["entries"][number]>[] = [
  { header: "Time (UTC)", cell: ({ at }) => <TimeText iso={at} /> },
  { header: "Who", cell: ({ operator }) => operator },
  { header: "Did what", cell: ({ action }) => action, rowHeader: true },
  { header: "To what", cell: ({ about }) => about || "–" },
];

export default function LogRoute({ loaderData: { entries, newest, older } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Log"
      intro="Who did what in the desk and with npm run site desk. Nothing of readers is in it."
    >
      <div>
        <DeskTable
          caption="What was done, newest first"
          columns={COLUMNS}
          rows={entries}
          rowKey={({ id }) => id}
          empty="Nothing was done yet."
        />
        <Pagination label="Log" newer={newest} older={older} />
      </div>
    </DeskPage>
  );
}
