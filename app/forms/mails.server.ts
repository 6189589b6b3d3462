import { sql } from "kysely";
import type { Database } from "#app/infra/database.server.ts";
import type { OutboxRow } from "#app/infra/database-tables.server.ts";
import { type ListPage, PAGE_LENGTH, type PagePlace, pageOf } from "./keyset.ts";
import { NO_TEXT } from "./outbox-rows.server.ts";
import { clearUndeliverable } from "./undeliverable.server.ts";

/** "waiting" includes mails that a server is sending now. */
export const mailStates = ["waiting", "failed", "unknown", "sent"] as const;
export type MailState = (typeof mailStates)[number];

const STATES = {
  waiting: ["waiting", "reserved", "claimed"],
  failed: ["failed"],
  unknown: ["unknown"],
  sent: ["sent"],
} as const satisfies Record<MailState, readonly OutboxRow["state"][]>;

export type MailLine = Pick<
  OutboxRow,
  "id" | "kind" | "recipient" | "state" | "attempts" | "problem" | "next_attempt_at" | "finished_at"
> & {
  created_at: string;
  canRetry: boolean;
};

/** Newest first. @throws {DatabaseUnavailable} */
export async function listMails(
  database: Database,
  state: MailState,
  place: PagePlace = {},
): Promise<ListPage<MailLine>> {
  const { before, after } = place;
  const conditions = [
    sql`state in (${sql.join(STATES[state])})`,
    ...(before ? [sql`(created_at, id) < (${before.at}, ${before.id})`] : []),
    ...(after ? [sql`(created_at, id) > (${after.at}, ${after.id})`] : []),
  ];
  const direction = after ? sql`asc` : sql`desc`;
  const { rows } = await database.query((db) =>
    sql<Omit<MailLine, "canRetry"> & { has_text: unknown }>`
      select id, kind, recipient, state, attempts, problem, next_attempt_at, finished_at, created_at,
        text <> '' as has_text
      from outbox
      where ${sql.join(conditions, sql` and `)}
      order by created_at ${direction}, id ${direction}
      limit ${sql.lit(PAGE_LENGTH + 1)}`.execute(db),
  );
  const lines = rows.map(({ has_text, ...line }) => ({ ...line, canRetry: Boolean(has_text) }));
  return pageOf(lines, place, ({ created_at: at, id }) => ({ at, id }));
}

export type FailedMails = {
  kind: string;
  problem: string;
  count: number;
  /** Texts are kept for seven days. */
  retryable: number;
};

/** @returns all mails by state, and the failed ones by reason, 50 at most @throws {DatabaseUnavailable} */
export async function countMails(
  database: Database,
): Promise<{ counts: Record<MailState, number>; failed: FailedMails[] }> {
  return database.query(async (db) => {
    const states = await sql<{ state: OutboxRow["state"]; count: number | string }>`
      select state, count(*) as count from outbox group by state`.execute(db);
    const failed = await sql<{
      kind: string;
      problem: string | null;
      count: number | string;
      retryable: number | string;
    }>`
      select kind, problem, count(*) as count,
        sum(case when text <> '' then 1 else 0 end) as retryable
      from outbox where state = 'failed' group by kind, problem order by count desc, kind, problem
      limit 50`.execute(db);
    const counted = (state: MailState) =>
      states.rows
        .filter((row) => STATES[state].some((known) => known === row.state))
        .reduce((sum, { count }) => sum + Number(count), 0);
    return {
      counts: {
        waiting: counted("waiting"),
        failed: counted("failed"),
        unknown: counted("unknown"),
        sent: counted("sent"),
      },
      failed: failed.rows.map(({ kind, problem, count, retryable }) => ({
        kind,
        problem: problem ?? "",
        count: Number(count),
        retryable: Number(retryable),
      })),
    };
  });
}

export type ChosenMails = { id: string } | { kind: string; problem: string };

/**
 * Makes mails due now and unmarks their addresses; a failed mail only while its text is kept and no
 * newer mail of its kind exists. Call the outbox's `wake` afterwards.
 * @returns their number
 */
export function retryMails(database: Database, chosen: ChosenMails, now: string): Promise<number> {
  return database.transaction(async (db) => {
    const retried = await db
      .updateTable("outbox")
      .set({ state: "waiting", next_attempt_at: now, finished_at: null })
      .where(isChosen(chosen))
      .where("state", "in", ["waiting", "failed"])
      .where("text", "!=", "")
      .where(
        sql<boolean>`not exists (
          select 1 from outbox as newer where newer.recipient_key = outbox.recipient_key
            and newer.kind = outbox.kind and newer.created_at > outbox.created_at)`,
      )
      .returning("recipient_key")
      .execute();
    const addresses = new Set(retried.map(({ recipient_key }) => recipient_key));
    await clearUndeliverable(db, [...addresses]);
    return retried.length;
  });
}

/** Deletes their texts and keeps the record. @returns their number */
export async function giveUpMails(
  database: Database,
  chosen: ChosenMails,
  now: string,
): Promise<number> {
  const { length } = await database.query((db) =>
    db
      .updateTable("outbox")
      .set((row) => ({
        ...NO_TEXT,
        state: "failed",
        finished_at: row.fn.coalesce("finished_at", row.val(now)),
        problem: row.fn.coalesce("problem", row.val("given up at the desk")),
      }))
      .where(isChosen(chosen))
      .where("state", "in", ["waiting", "failed"])
      .where("text", "!=", "")
      .returning("id")
      .execute(),
  );
  return length;
}

function isChosen(chosen: ChosenMails) {
  if ("id" in chosen) return sql<boolean>`id = ${chosen.id}`;
  return sql<boolean>`state = 'failed' and kind = ${chosen.kind}
    and coalesce(problem, '') = ${chosen.problem}`;
}
