import { href } from "react-router";
import { DeskForm } from "#app/desk/desk-form.tsx";
import { type DeskColumn, DeskTable } from "#app/desk/desk-table.tsx";
import { problemInWords, STATE_NAMES } from "#app/desk/mail-words.ts";
import { TimeText } from "#app/desk/time-text.tsx";
import type { FailedMails, MailLine, MailState } from "#app/forms/mails.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";

type Group = FailedMails & { name: string };

export function FailedGroups({ groups }: { groups: readonly Group[] }) {
  return (
    <DeskTable
      caption="Failed mails by what they are and why"
      columns={GROUP_COLUMNS}
      rows={groups}
      rowKey={({ kind, problem }) => `${kind} ${problem}`}
      empty=""
    />
  );
}

const GROUP_COLUMNS: DeskColumn<Group>[] = [
  { header: "Mail", rowHeader: true, cell: ({ name }) => name },
  { header: "Why", cell: ({ problem }) => <Problem problem={problem} /> },
  { header: "How many", numeric: true, cell: ({ count }) => count.toLocaleString("en-US") },
  {
    header: "All of them",
    cell: ({ kind, name, problem, retryable }) =>
      retryable === 0 ? (
        "Can’t be retried"
      ) : (
        <details>
          <summary className="cursor-pointer py-1 text-link">
            Retry or give up {retryable.toLocaleString("en-US")}
          </summary>
          <DeskForm className="flex flex-wrap gap-3 py-2">
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="problem" value={problem} />
            <Button type="submit" name="do" value="retry" variant="secondary" size="sm">
              Retry all
            </Button>
            <Button type="submit" name="do" value="give-up" variant="secondary" size="sm">
              Give all up
            </Button>
            <span className="sr-only">{`${name}: ${problem}`}</span>
          </DeskForm>
        </details>
      ),
  },
];

type Mail = Omit<MailLine, "kind"> & { name: string };

export function MailTable({ mails, state }: { mails: readonly Mail[]; state: MailState }) {
  return (
    <DeskTable
      caption="Mails, newest first"
      columns={COLUMNS[state]}
      rows={mails}
      rowKey={({ id }) => id}
      empty="None."
    />
  );
}

const RECIPIENT: DeskColumn<Mail> = {
  header: "To",
  rowHeader: true,
  cell: ({ id, recipient }) => (
    <TextLink
      to={href("/desk/people/:id", { id })}
      className="wrap-anywhere inline-block min-w-52 max-w-80"
    >
      {recipient}
    </TextLink>
  ),
};
const NAME: DeskColumn<Mail> = { header: "Mail", cell: ({ name }) => name };
const WRITTEN: DeskColumn<Mail> = {
  header: "Written (UTC)",
  cell: ({ created_at }) => <TimeText iso={created_at} />,
};
const FINISHED: DeskColumn<Mail> = {
  header: "Ended (UTC)",
  cell: ({ finished_at }) => (finished_at ? <TimeText iso={finished_at} /> : "–"),
};
const WHY: DeskColumn<Mail> = {
  header: "Why",
  cell: ({ problem }) => (problem ? <Problem problem={problem} /> : "–"),
};
const ATTEMPTS: DeskColumn<Mail> = {
  header: "Attempts",
  numeric: true,
  cell: ({ attempts }) => attempts,
};
const NEXT: DeskColumn<Mail> = {
  header: "Next attempt (UTC)",
  cell: ({ state, next_attempt_at }) =>
    state === "waiting" ? <TimeText iso={next_attempt_at} /> : STATE_NAMES[state],
};
const ACTIONS: DeskColumn<Mail> = {
  header: "What to do",
  cell: ({ id, state, recipient, canRetry }) =>
    canRetry && (state === "waiting" || state === "failed") ? (
      <DeskForm className="flex gap-x-4">
        <input type="hidden" name="id" value={id} />
        {(["retry", "give-up"] as const).map((what) => (
          <button
            key={what}
            type="submit"
            name="do"
            value={what}
            className="whitespace-nowrap text-link"
            aria-label={`${ACTION_NAMES[what]}: ${recipient}`}
          >
            {ACTION_NAMES[what]}
          </button>
        ))}
      </DeskForm>
    ) : state === "failed" ? (
      "Can’t be retried"
    ) : (
      "–"
    ),
};

const ACTION_NAMES = { retry: "Retry", "give-up": "Give up" };

const COLUMNS: Record<MailState, DeskColumn<Mail>[]> = {
  waiting: [RECIPIENT, NAME, WRITTEN, ATTEMPTS, NEXT, WHY, ACTIONS],
  failed: [RECIPIENT, NAME, FINISHED, ATTEMPTS, WHY, ACTIONS],
  unknown: [RECIPIENT, NAME, FINISHED, WHY],
  sent: [RECIPIENT, NAME, FINISHED, ATTEMPTS],
};

function Problem({ problem }: { problem: string }) {
  return (
    <>
      {problemInWords(problem)} <code className="whitespace-nowrap text-small">{problem}</code>
    </>
  );
}
