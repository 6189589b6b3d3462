import { data, href, redirect } from "react-router";
import { readDeskForm, record } from "#app/desk/at-desk.server.ts";
import { DeskForm } from "#app/desk/desk-form.tsx";
import { DeskPage, DeskSection } from "#app/desk/desk-page.tsx";
import { nameMail, problemInWords } from "#app/desk/mail-words.ts";
import { TimeText } from "#app/desk/time-text.tsx";
import { alertsContext } from "#app/forms/alerts/alerts.server.ts";
import { newsletterContext } from "#app/forms/newsletter/newsletter.server.ts";
import { outboxContext } from "#app/forms/outbox.server.ts";
import { findPerson } from "#app/forms/people.server.ts";
import { clearUndeliverable } from "#app/forms/undeliverable.server.ts";
import { databaseContext } from "#app/infra/database.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/person.route.ts";
import { MailboxLimit, PersonMails, SignUpFacts } from "./person-parts.tsx";
import { showPerson } from "./person-view.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const database = context.get(databaseContext);
  const outbox = context.get(outboxContext);
  const person = await findPerson(database, params.id);
  if (!person) throw data(null, 404);
  return { ...showPerson(person), id: params.id, sendsMail: outbox.sendsMail };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readDeskForm(request, context);
  const database = context.get(databaseContext);
  const newsletter = context.get(newsletterContext);
  const alerts = context.get(alertsContext);
  const person = await findPerson(database, params.id);
  if (!person) return redirect(`${href("/desk/people")}?done=gone`, 303);
  const back = (done: string) => redirect(`${href("/desk/people/:id", params)}?done=${done}`, 303);
  const signUp = String(form.get("sign-up"));
  switch (form.get("do")) {
    case "resend": {
      const { signUps } = showPerson(person);
      const list = signUps.find(({ id }) => id === signUp)?.list;
      if (!list || list === "webinar") return back("not-pending");
      const { status } = await { newsletter, alerts }[list].resend(signUp);
      if (status !== "ok") return back(status.replace(" ", "-"));
      await record(context, { action: "sent a confirmation again", about: `sign-up ${signUp}` });
      return back("resent");
    }
    case "clear-mark":
      await database.query((db) => clearUndeliverable(db, [person.emailKey]));
      await record(context, { action: "took a mark away", about: `person of ${params.id}` });
      return back("cleared");
    default:
      throw data("Something went wrong with this form. Reload and try again.", 400);
  }
}

const DONE = {
  resent: "The confirmation goes out again now.",
  "not-pending": "Nothing was sent: this sign-up does not wait for a confirmation.",
  "no-mail": "Nothing was sent: SMTP_URL is not set, so the site sends no mail.",
  limited:
    "Nothing was sent: this address was asked five times in an hour, as often as its reader may ask. Try again later.",
  cleared: "The mark is gone: this address is exported again and gets alerts.",
};

export default function PersonRoute({ loaderData }: Route.ComponentProps) {
  const { id, email, signUps, mails, undeliverable, limit, told, countedForms, sendsMail } =
    loaderData;
  return (
    <DeskPage
      title="Person"
      intro={<span className="break-all font-semibold text-ink">{email}</span>}
      done={DONE}
      actions={
        <ButtonLink to={href("/desk/people/:id/erase", { id })} variant="secondary" size="sm">
          Erase…
        </ButtonLink>
      }
    >
      {undeliverable && (
        <DeskSection
          title="Takes no mail"
          intro="Exports leave this address out and it gets no alerts, until its owner confirms it again."
        >
          <p className="text-[15px]">
            <TimeText iso={undeliverable.marked_at} /> (UTC):{" "}
            {problemInWords(undeliverable.problem)} <code>{undeliverable.problem}</code>
          </p>
          <DeskForm className="mt-2">
            <button type="submit" name="do" value="clear-mark" className="text-link py-1">
              Take the mark away
            </button>
          </DeskForm>
        </DeskSection>
      )}
      {signUps.map((signUp) => (
        <DeskSection key={signUp.id} title={signUp.title}>
          <SignUpFacts signUp={signUp} sendsMail={sendsMail} />
        </DeskSection>
      ))}
      {signUps.length === 0 && (
        <p>There is no sign-up of this address any more, only what was mailed to it.</p>
      )}
      {told.length > 0 && (
        <DeskSection title="Changes they were told of">
          <ul className="text-[15px]">
            {told.map(({ change_id, told_at }) => (
              <li key={change_id}>
                <TimeText iso={told_at} /> (UTC): {change_id}
              </li>
            ))}
          </ul>
        </DeskSection>
      )}
      <DeskSection
        title="Mails"
        intro="That a mail was written and what became of it is kept for 30 days."
      >
        <PersonMails mails={mails.map((mail) => ({ ...mail, name: nameMail(mail) }))} />
        {limit && <MailboxLimit limit={limit} />}
      </DeskSection>
      {countedForms > 0 && (
        <p className="text-[15px] text-ink-soft">
          Against abuse, {countedForms === 1 ? "1 form" : `${countedForms} forms`} of this address
          {countedForms === 1 ? " is" : " are"} counted, for three hours at most.
        </p>
      )}
    </DeskPage>
  );
}
