import { data, href, redirect } from "react-router";
import { readDeskForm } from "#app/desk/at-desk.server.ts";
import { DeskForm } from "#app/desk/desk-form.tsx";
import { DeskPage } from "#app/desk/desk-page.tsx";
import { DeskTable } from "#app/desk/desk-table.tsx";
import { TimeText } from "#app/desk/time-text.tsx";
import { emptyLog, findReceipt } from "#app/forms/erase.server.ts";
import { lists } from "#app/forms/sign-up-lists.ts";
import { databaseContext } from "#app/infra/database.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/receipt.route.ts";
import { ERASED_NAMES } from "./people-words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const receipt = await findReceipt(context.get(databaseContext), params.id);
  if (!receipt) throw data(null, 404);
  return receipt;
}

/** Empties SQLite's write-ahead log again, after another process prevented it. */
export async function action({ params, request, context }: Route.ActionArgs) {
  await readDeskForm(request, context);
  const database = context.get(databaseContext);
  if (await findReceipt(database, params.id)) await emptyLog(database, params.id);
  return redirect(href("/desk/people/erased/:id", params), 303);
}

export default function ReceiptRoute({ loaderData: receipt }: Route.ComponentProps) {
  const { id, erased_at, erased_by, log_emptied } = receipt;
  const rows = [
    ...lists.map((list) => ({ of: ERASED_NAMES[list], count: receipt[list] })),
    { of: "Mails", count: receipt.mails },
  ];
  return (
    <DeskPage title="A person was erased" intro={`Receipt ${id}`}>
      <div className="max-w-[42rem] space-y-5">
        <p>
          On <TimeText iso={erased_at} /> (UTC) by {erased_by}, from every table. This receipt says
          nothing of whom.
        </p>
        <DeskTable
          caption="What was erased"
          columns={[
            { header: "What", rowHeader: true, cell: ({ of }) => of },
            { header: "How many", numeric: true, cell: ({ count }) => count },
          ]}
          rows={rows}
          rowKey={({ of }) => of}
          empty=""
        />
        {log_emptied === 0 && (
          <div className="space-y-2">
            <p className="font-medium text-red">
              The file site.db-wal still holds the rows, because another process is using the
              database.
            </p>
            <DeskForm>
              <Button type="submit" variant="secondary" size="sm">
                Empty it now
              </Button>
            </DeskForm>
          </div>
        )}
        <p className="text-[15px] text-ink-soft">
          Copies in older back-ups and exported lists stay until you delete those. After restoring
          an older back-up erase the person again.
        </p>
        <TextLink to={href("/desk/people")}>To the people</TextLink>
      </div>
    </DeskPage>
  );
}
