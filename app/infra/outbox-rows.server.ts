import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "./database.server.ts";
import type { OutboxRow, Tables } from "./database-tables.ts";
import type { MailOutcome } from "./mail.server.ts";
import type { OutgoingMail } from "./outbox.server.ts";

/** The ISO time now, or `offset` milliseconds from now. */
export type Time = (offset?: number) => string;

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The wait after each refused attempt; after the last the mail is given up. */
const BACK_OFF = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY];

/** No attempt takes this long: the server that made it is gone. */
const LOST_AFTER = 15 * MINUTE;

/** How long the record of a mail is kept after it was sent or given up. */
const KEPT = 30 * DAY;

/** Writes a mail down, unless one of the same kind still waits for the same person. */
export async function addMail(db: Kysely<Tables>, mail: OutgoingMail, now: string): Promise<void> {
  const { to, kind, subject, text, html } = mail;
  // One that waits after a refusal goes out now: its reader has just asked for it again.
  const waiting = await db
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("recipient_key", "=", to.key)
    .where("kind", "=", kind)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (waiting.numUpdatedRows > 0) return;
  const row: OutboxRow = {
    ...{ id: randomUUID(), kind, recipient: to.address, recipient_key: to.key },
    ...{ subject, text, html, unsubscribe_url: mail.unsubscribeUrl },
    ...{ state: "waiting", attempts: 0, next_attempt_at: now, created_at: now },
    ...{ claimed_at: null, finished_at: null, problem: null },
  };
  await db.insertInto("outbox").values(row).execute();
}

/** Takes the next mail that is due, so that no other server does, and records the attempt. */
export function claimMail(database: Database, now: string): Promise<OutboxRow | undefined> {
  return database.query((db) =>
    db
      .updateTable("outbox")
      .set((row) => ({ state: "claimed", claimed_at: now, attempts: row("attempts", "+", 1) }))
      .where("id", "=", (from) => {
        const next = from
          .selectFrom("outbox")
          .select("id")
          .where("state", "=", "waiting")
          .where("next_attempt_at", "<=", now)
          .orderBy("next_attempt_at")
          .limit(1);
        return database.engine === "postgres" ? next.forUpdate().skipLocked() : next;
      })
      .returningAll()
      .executeTakeFirst(),
  );
}

/** What a mail's row says after an attempt. */
export function afterAttempt(row: OutboxRow, outcome: MailOutcome, time: Time) {
  const end = finished(time());
  if (outcome.status === "sent") return { ...end, state: "sent", problem: null } as const;
  const { problem } = outcome;
  if (outcome.status === "unknown") return { ...end, state: "unknown", problem } as const;
  const wait = BACK_OFF[row.attempts - 1];
  if (wait === undefined) return { ...end, state: "failed", problem } as const;
  return { state: "waiting", problem, next_attempt_at: time(wait) } as const;
}

/** Forgets what is long finished, and closes the attempts of servers that were killed: returns those. */
export function tidyMails(
  database: Database,
  time: Time,
): Promise<Pick<OutboxRow, "id" | "kind">[]> {
  return database.query(async (db) => {
    await db.deleteFrom("outbox").where("finished_at", "<", time(-KEPT)).execute();
    return db
      .updateTable("outbox")
      .set({
        state: "unknown",
        ...finished(time()),
        problem: "the server ended during the attempt",
      })
      .where("state", "=", "claimed")
      .where("claimed_at", "<", time(-LOST_AFTER))
      .returning(["id", "kind"])
      .execute();
  });
}

/** The text of a finished mail is nobody's business any more. */
const finished = (now: string) => ({ finished_at: now, subject: "", text: "", html: "" });
