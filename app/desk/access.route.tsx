import { data, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/access.route.ts";
import { atDesk, readDeskForm, record } from "./at-desk.server.ts";
import { DeskForm } from "./desk-form.tsx";
import { DeskPage, DeskSection } from "./desk-page.tsx";
import { type DeskColumn, DeskTable } from "./desk-table.tsx";
import { SESSION_HOURS } from "./sessions.server.ts";
import { TimeText } from "./time-text.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { desk } = context.get(servicesContext);
  const { session } = atDesk(context);
  const sessions = await desk.sessions.list();
  return {
    sessions: sessions.map((one) => ({ ...one, isThis: one.id === session.id })),
    hours: SESSION_HOURS,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readDeskForm(request, context);
  const { desk } = context.get(servicesContext);
  switch (form.get("do")) {
    case "end": {
      const id = String(form.get("session"));
      const was = await desk.sessions.revoke(id);
      if (was) await record(context, { action: "ended a session", about: id });
      return redirect("/desk/access?done=ended", 303);
    }
    case "end-others": {
      const count = await desk.sessions.revokeOthers(atDesk(context).session);
      await record(context, { action: "signed out everywhere else", about: `${count} sessions` });
      return redirect("/desk/access?done=ended", 303);
    }
    default:
      throw data("The desk does not know what this form asks for.", 400);
  }
}

const DONE = { ended: "Signed out." };

const WAYS = { invite: "an invite", passkey: "a passkey", mail: "a link by mail" } as const;

type Row = Route.ComponentProps["loaderData"]["sessions"][number];

const COLUMNS: DeskColumn<Row>[] = [
  {
    header: "Browser",
    rowHeader: true,
    cell: ({ device, isThis }) => (isThis ? `${device} (this one)` : device),
  },
  { header: "Operator", cell: ({ operator }) => operator },
  { header: "Signed in with", cell: ({ way }) => WAYS[way] },
  { header: "Since (UTC)", cell: ({ created_at }) => <TimeText iso={created_at} /> },
  { header: "Last used (UTC)", cell: ({ used_at }) => <TimeText iso={used_at} /> },
  {
    header: "End it",
    cell: ({ id, device, isThis }) =>
      isThis ? (
        "with “Sign out”"
      ) : (
        <DeskForm>
          <input type="hidden" name="session" value={id} />
          <button
            type="submit"
            name="do"
            value="end"
            className="text-link whitespace-nowrap"
            aria-label={`Sign out ${device}`}
          >
            Sign out
          </button>
        </DeskForm>
      ),
  },
];

export default function AccessRoute({ loaderData: { sessions, hours } }: Route.ComponentProps) {
  return (
    <DeskPage title="Access" intro="Who can get into the desk, and from where." done={DONE}>
      <DeskSection
        title="Signed-in browsers"
        intro={`A browser is signed out after ${hours.idle} hours without use, and after ${hours.most / 24} days in any case.`}
      >
        <DeskTable
          caption="Signed-in browsers, of all operators"
          columns={COLUMNS}
          rows={sessions}
          rowKey={({ id }) => id}
          empty="None."
        />
        {sessions.length > 1 && (
          <DeskForm className="mt-5">
            <Button type="submit" name="do" value="end-others" variant="secondary" size="sm">
              Sign me out everywhere else
            </Button>
          </DeskForm>
        )}
      </DeskSection>
    </DeskPage>
  );
}
