import type { ReactNode } from "react";
import { DeskForm } from "#app/desk/desk-form.tsx";
import { type DeskColumn, DeskTable } from "#app/desk/desk-table.tsx";
import { problemInWords, STATE_NAMES } from "#app/desk/mail-words.ts";
import { TimeText } from "#app/desk/time-text.tsx";
import type { Person } from "#app/forms/people.server.ts";
import type { OutboxRow } from "#app/infra/database-tables.server.ts";
import { TextLink } from "#app/ui/link.tsx";
import { STATUS_NAMES } from "./people-words.ts";
import type { ShownSignUp } from "./person-view.server.ts";

export function SignUpFacts({ signUp, sendsMail }: { signUp: ShownSignUp; sendsMail: boolean }) {
  const { id, list, status, consent, details, times, stop } = signUp;
  return (
    <>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-1.5 text-[15px] sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Fact name="Status">{STATUS_NAMES[status]}</Fact>
        {details.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value || "–"}
          </Fact>
        ))}
        <Fact name="Agreed to">
          {consent.wording ? `“${consent.wording}”` : "Words that the site no longer has"} (version{" "}
          {consent.version})
        </Fact>
        <Fact name="Agreed on">
          <TimeText iso={consent.at} /> (UTC), source: {consent.source}
        </Fact>
        {times.map(({ name, at }) => (
          <Fact key={name} name={name}>
            <TimeText iso={at} /> (UTC)
          </Fact>
        ))}
      </dl>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-6 text-[15px]">
        {status === "pending" && list !== "webinar" && sendsMail && (
          <DeskForm>
            <input type="hidden" name="sign-up" value={id} />
            <button type="submit" name="do" value="resend" className="text-link py-1">
              Send the confirmation again
            </button>
          </DeskForm>
        )}
        {status !== "unsubscribed" && (
          <TextLink to={stop} className="py-1">
            Stop these emails, on the reader’s own page
          </TextLink>
        )}
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft max-sm:mt-1.5">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

type Mail = Pick<
  OutboxRow,
  "id" | "state" | "attempts" | "problem" | "created_at" | "finished_at"
> & { name: string };

/** Newest first. */
export function PersonMails({ mails }: { mails: readonly Mail[] }) {
  return (
    <DeskTable
      caption="Mails to this address, newest first"
      columns={COLUMNS}
      rows={mails}
      rowKey={({ id }) => id}
      empty="Nothing was mailed to this address in the last 30 days."
    />
  );
}

/** The forms do not tell readers of it. */
export function MailboxLimit({ limit }: { limit: NonNullable<Person["limit"]> }) {
  const { unanswered, stopped_at, updated_at } = limit;
  return (
    <p className="mt-2 text-[15px]">
      {stopped_at ? (
        <>
          Somebody stopped a mail to this mailbox on <TimeText iso={stopped_at} /> (UTC), so forms
          write none to it for 30 days.
        </>
      ) : (
        <>
          The mailbox’s limit is reached: nobody answered {unanswered} mails, the last of{" "}
          <TimeText iso={updated_at} /> (UTC). Forms write one a day to it, until a button of one is
          pressed.
        </>
      )}
    </p>
  );
}

const COLUMNS: DeskColumn<Mail>[] = [
  { header: "Mail", rowHeader: true, cell: ({ name }) => name },
  { header: "Written (UTC)", cell: ({ created_at }) => <TimeText iso={created_at} /> },
  { header: "State", cell: ({ state }) => STATE_NAMES[state] },
  {
    header: "Why",
    cell: ({ problem }) =>
      problem ? (
        <>
          {problemInWords(problem)} <code>{problem}</code>
        </>
      ) : (
        "–"
      ),
  },
];
