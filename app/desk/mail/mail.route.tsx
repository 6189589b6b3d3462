import { data, href, redirect } from "react-router";
import { counted } from "#app/desk/amounts.ts";
import { readDeskForm, record } from "#app/desk/at-desk.server.ts";
import { DeskPage, DeskSection } from "#app/desk/desk-page.tsx";
import { nameMail } from "#app/desk/mail-words.ts";
import { Pagination } from "#app/desk/pagination.tsx";
import { withTopic } from "#app/desk/people/person-view.server.ts";
import { pageAddress, readPage } from "#app/desk/people/sign-up-filter.ts";
import {
  type ChosenMails,
  countMails,
  giveUpMails,
  listMails,
  type MailState,
  mailStates,
  retryMails,
} from "#app/forms/mails.server.ts";
import { outboxContext } from "#app/forms/outbox.server.ts";
import { clockContext } from "#app/infra/clock.ts";
import { databaseContext } from "#app/infra/database.server.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/mail.route.ts";
import { FailedGroups, MailTable } from "./mail-tables.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const database = context.get(databaseContext);
  const outbox = context.get(outboxContext);
  const { counts, failed } = await countMails(database);
  const state =
    mailStates.find((known) => known === url.searchParams.get("state")) ??
    (counts.failed > 0 ? "failed" : "waiting");
  const { lines, older, newer } = await listMails(database, state, readPage(url.searchParams));
  const nameOf = (kind: string) => nameMail(withTopic(kind));
  return {
    state,
    counts,
    sendsMail: outbox.sendsMail,
    failed: failed.map((group) => ({ ...group, name: nameOf(group.kind) })),
    mails: lines.map(({ kind, ...line }) => ({ ...line, name: nameOf(kind) })),
    older: older && pageAddress(href("/desk/mail"), { state }, { before: older }),
    newer: newer && pageAddress(href("/desk/mail"), { state }, { after: newer }),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readDeskForm(request, context);
  const database = context.get(databaseContext);
  const outbox = context.get(outboxContext);
  const clock = context.get(clockContext);
  const text = (name: string) => String(form.get(name) ?? "");
  const chosen: ChosenMails = form.has("id")
    ? { id: text("id") }
    : { kind: text("kind"), problem: text("problem") };
  const about = "id" in chosen ? `mail ${chosen.id}` : `${chosen.kind}, ${chosen.problem}`;
  const state = mailStates.find((known) => known === url.searchParams.get("state"));
  const back = (done: string) => {
    const place = { state, done };
    return redirect(pageAddress(href("/desk/mail"), place), 303);
  };
  const now = new Date(clock()).toISOString();
  switch (form.get("do")) {
    case "retry": {
      const count = await retryMails(database, chosen, now);
      if (count === 0) return back("none");
      await record(context, { action: "retried mails", about: `${about}: ${count}` });
      outbox.wake();
      return back("retried");
    }
    case "give-up": {
      const count = await giveUpMails(database, chosen, now);
      if (count === 0) return back("none");
      await record(context, { action: "gave mails up", about: `${about}: ${count}` });
      return back("given-up");
    }
    default:
      throw data("Something went wrong with this form. Reload and try again.", 400);
  }
}

const DONE = {
  retried: "Sending again now.",
  "given-up": "Stopped. We won’t try again.",
  none: "Nothing was changed: the mail is being sent or gone, its text is not kept any more, or a newer one of its kind was written for the same person.",
};

const NAMES: Record<MailState, string> = {
  waiting: "Waiting",
  failed: "Failed",
  unknown: "Not known",
  sent: "Sent",
};

const EXPLAINED: Record<MailState, string> = {
  waiting:
    "Tried again after 1, 5 and 30 minutes, then 2, 6, 12 and 24 hours. After the eighth attempt a mail has failed.",
  failed:
    "Refused for good, or eight times. The text is kept for seven days from its writing, so that it can be retried.",
  unknown:
    "The connection broke after the mail was handed over. It is not sent again, so that nobody gets it twice.",
  sent: "Taken by the mail server in the last 30 days. What bounces later goes to the sender’s mailbox.",
};

export default function MailRoute({ loaderData }: Route.ComponentProps) {
  const { state, counts, failed, mails, older, newer, sendsMail } = loaderData;
  return (
    <DeskPage
      title="Mail"
      intro={
        sendsMail
          ? "Confirmations and alerts, which the site sends by itself."
          : "SMTP_URL is not set, so the site sends no mail."
      }
      done={DONE}
    >
      <nav aria-label="Mails" className="flex flex-wrap gap-x-6 gap-y-1 text-[16px]">
        {mailStates.map((one) => (
          <TextLink
            key={one}
            to={pageAddress(href("/desk/mail"), { state: one })}
            aria-current={one === state ? "page" : undefined}
            className="py-1 aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {NAMES[one]} {counts[one].toLocaleString("en-US")}
          </TextLink>
        ))}
      </nav>
      {state === "failed" && failed.length > 0 && (
        <DeskSection
          title="Why"
          intro="A retry takes the mark away from an address that was marked because it took no mail."
        >
          <FailedGroups groups={failed} />
        </DeskSection>
      )}
      <DeskSection title={counted(counts[state], "mail")} intro={EXPLAINED[state]}>
        <MailTable mails={mails} state={state} />
        <Pagination label="Mail" newer={newer} older={older} />
      </DeskSection>
    </DeskPage>
  );
}
