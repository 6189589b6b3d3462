import { data, href, redirect } from "react-router";
import { atDesk, readDeskForm, record } from "#app/desk/at-desk.server.ts";
import { deskContext } from "#app/desk/desk.server.ts";
import { DeskForm } from "#app/desk/desk-form.tsx";
import { DeskPage, DeskSection } from "#app/desk/desk-page.tsx";
import { type DeskColumn, DeskTable } from "#app/desk/desk-table.tsx";
import { Pagination } from "#app/desk/pagination.tsx";
import { TimeText } from "#app/desk/time-text.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/access.route.ts";
import { takesPasskeys } from "./passkeys.server.ts";
import { SESSION_HOURS } from "./sessions.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const desk = context.get(deskContext);
  const { session, operator } = atDesk(context);
  const before = url.searchParams.get("before") ?? undefined;
  const [sessions, passkeys, acts] = await Promise.all([
    desk.sessions.list(),
    desk.passkeys.list(operator),
    desk.log.page(SHOWN_ACTS, before),
  ]);
  const last = acts.length > SHOWN_ACTS ? acts[SHOWN_ACTS - 1] : undefined;
  const log = `${href("/desk/access")}?before=`;
  return {
    acts: acts.slice(0, SHOWN_ACTS),
    newest: before === undefined ? undefined : href("/desk/access"),
    older: last && log + encodeURIComponent(`${last.at},${last.id}`),
    takesPasskeys: takesPasskeys(desk.siteUrl),
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created_at,
      used_at,
      canGo: passkeys.length > 1,
    })),
    sessions: sessions.map((one) => ({ ...one, isThis: one.id === session.id })),
    hours: SESSION_HOURS,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readDeskForm(request, context);
  const desk = context.get(deskContext);
  const { operator } = atDesk(context);
  switch (form.get("do")) {
    case "end": {
      const id = String(form.get("session"));
      const was = await desk.sessions.revoke(id);
      if (was) await record(context, { action: "ended a session", about: id });
      return redirect(`${href("/desk/access")}?done=ended`, 303);
    }
    case "end-others": {
      const count = await desk.sessions.revokeOthers(atDesk(context).session);
      await record(context, { action: "signed out everywhere else", about: `${count} sessions` });
      return redirect(`${href("/desk/access")}?done=ended`, 303);
    }
    case "add-passkey": {
      const token = await desk.operators.makeLink("invite", operator.id);
      return redirect(href("/desk/invite/:token", { token }), 303);
    }
    case "remove-passkey": {
      const id = String(form.get("passkey"));
      if (!(await desk.passkeys.remove(operator, id))) {
        throw data("Your last passkey can’t be removed: make another one first.", 400);
      }
      await record(context, { action: "removed a passkey", about: id.slice(0, 8) });
      return redirect(`${href("/desk/access")}?done=removed`, 303);
    }
    default:
      throw data("Something went wrong with this form. Reload and try again.", 400);
  }
}

const SHOWN_ACTS = 50;

const DONE = { ended: "Signed out.", removed: "The passkey is removed." };

const WAYS = { invite: "an invite", passkey: "a passkey", mail: "a link by mail" } as const;

type Loaded = Route.ComponentProps["loaderData"];

const PASSKEYS: DeskColumn<Loaded["passkeys"][number]>[] = [
  { header: "Made with", rowHeader: true, cell: ({ name }) => name },
  { header: "Made (UTC)", cell: ({ created_at }) => <TimeText iso={created_at} /> },
  {
    header: "Last used (UTC)",
    cell: ({ used_at }) => (used_at ? <TimeText iso={used_at} /> : "not yet"),
  },
  {
    header: "Remove it",
    cell: ({ id, name, canGo }) =>
      canGo ? (
        <details>
          <summary className="text-link whitespace-nowrap">Remove…</summary>
          <DeskForm className="mt-2">
            <input type="hidden" name="passkey" value={id} />
            <Button
              type="submit"
              name="do"
              value="remove-passkey"
              variant="secondary"
              size="sm"
              aria-label={`Remove the passkey made with ${name}`}
            >
              Remove for good
            </Button>
          </DeskForm>
        </details>
      ) : (
        "not the last one"
      ),
  },
];

const SESSIONS: DeskColumn<Loaded["sessions"][number]>[] = [
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
        <DeskForm action={href("/desk/sign-out")}>
          <button type="submit" className="text-link whitespace-nowrap">
            Sign out
          </button>
        </DeskForm>
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

const ACTS: DeskColumn<Loaded["acts"][number]>[] = [
  { header: "Time (UTC)", cell: ({ at }) => <TimeText iso={at} /> },
  { header: "Who", cell: ({ operator }) => operator },
  { header: "Did what", cell: ({ action }) => action, rowHeader: true },
  { header: "To what", cell: ({ about }) => about || "–" },
];

export default function AccessRoute({ loaderData }: Route.ComponentProps) {
  const { sessions, passkeys, hours, takesPasskeys, acts, newest, older } = loaderData;
  return (
    <DeskPage
      title="Access"
      intro="Who can get into the desk, from where, and what they did in it."
      done={DONE}
    >
      {takesPasskeys && (
        <DeskSection
          title="Your passkeys"
          intro="Set up two passkeys on two devices. If you lose your only one, you’ll need a new invite from the server."
        >
          <DeskTable
            caption="Your passkeys"
            columns={PASSKEYS}
            rows={passkeys}
            rowKey={({ id }) => id}
            empty="You have none yet."
          />
          <DeskForm className="mt-5">
            <Button type="submit" name="do" value="add-passkey" variant="secondary" size="sm">
              Add a passkey
            </Button>
          </DeskForm>
        </DeskSection>
      )}
      <DeskSection
        title="Signed-in browsers"
        intro={`A browser is signed out after ${hours.idle} hours without use, and after ${hours.most / 24} days in any case.`}
      >
        <DeskTable
          caption="Signed-in browsers, of all operators"
          columns={SESSIONS}
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
      <DeskSection
        title="Log"
        intro="Who did what in the desk and with npm run site desk. It contains nothing about readers."
      >
        <DeskTable
          caption="What was done, newest first"
          columns={ACTS}
          rows={acts}
          rowKey={({ id }) => id}
          empty="Nothing was done yet."
        />
        <Pagination label="Log" newer={newest} older={older} />
      </DeskSection>
    </DeskPage>
  );
}
