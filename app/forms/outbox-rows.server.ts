import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#app/infra/database.server.ts";
import type { OutboxRow, Tables } from "#app/infra/database-tables.server.ts";
import { LINK_DAYS } from "./confirmation-link.server.ts";
import type { MailOutcome } from "./mail.server.ts";
import type { MailAddress } from "./mail-address.server.ts";
import { markUndeliverable } from "./undeliverable.server.ts";

export type OutgoingMail = {
  kind: string;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Empty for the operator's own mail. */
  unsubscribeUrl: string;
};

/** ISO; now, or `offset` milliseconds from now. */
export type Time = (offset?: number) => string;

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The wait after each refused attempt. After the last one the mail is given up. */
const BACK_OFF = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY];

/** A longer attempt means that its server is gone. */
const LOST_AFTER = 15 * MINUTE;

/** Days for which the record of a finished mail is kept. */
export const KEPT_DAYS = 30;

/** Days in which a failed mail can be retried: as long as its links work. */
export const RETRY_DAYS = LINK_DAYS;

/** Unless one of the same kind still waits for the same person. */
export async function addMail(db: Kysely<Tables>, mail: OutgoingMail, now: string): Promise<void> {
  const { to, kind, subject, text, html } = mail;
  // A mail that waits after a refusal goes out now: its reader has just asked for it again.
  const waiting = await db
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("recipient_key", "=", to.key)
    .where("kind", "=", kind)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (waiting.numUpdatedRows > 0) return;
  const row: OutboxRow = {
    id: randomUUID(),
    kind,
    recipient: to.address,
    recipient_key: to.key,
    subject,
    text,
    html,
    unsubscribe_url: mail.unsubscribeUrl,
    state: "waiting",
    attempts: 0,
    next_attempt_at: now,
    created_at: now,
    claimed_at: null,
    finished_at: null,
    problem: null,
  };
  await db.insertInto("outbox").values(row).execute();
}

/** Reserves the mail that has been due for longest and counts the attempt. */
export function reserveMail(database: Database, now: string): Promise<OutboxRow | undefined> {
  return database.query((db) =>
    db
      .updateTable("outbox")
      .set((row) => ({ state: "reserved", claimed_at: now, attempts: row("attempts", "+", 1) }))
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

/** The mail server may have the mail from now on. @throws when another attempt has taken over */
export async function claimMail(database: Database, row: OutboxRow, now: string): Promise<void> {
  const claimed = await database.query((db) =>
    ofAttempt(db, row).set({ state: "claimed", claimed_at: now }).executeTakeFirst(),
  );
  if (claimed.numUpdatedRows === 0n) throw new Error("Another attempt sends this mail");
}

export type Attempt = {
  row: OutboxRow;
  next: ReturnType<typeof afterAttempt>;
  isUndeliverable: boolean;
};

/** Unless another attempt has taken over. */
export async function recordAttempt(
  database: Database,
  { row, next, isUndeliverable }: Attempt,
  now: string,
): Promise<void> {
  await database.transaction(async (db) => {
    const { numUpdatedRows } = await ofAttempt(db, row).set(next).executeTakeFirst();
    if (isUndeliverable && numUpdatedRows > 0n) {
      await markUndeliverable(db, row.recipient_key, next.problem ?? "", now);
    }
  });
}

const ofAttempt = (db: Kysely<Tables>, { id, attempts }: OutboxRow) =>
  db
    .updateTable("outbox")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "in", ["reserved", "claimed"]);

/** Their attempts have handed nothing over. */
export async function releaseMails(database: Database, before: string): Promise<void> {
  await database.query((db) =>
    db
      .updateTable("outbox")
      .set({ state: "waiting" })
      .where("state", "=", "reserved")
      .where("claimed_at", "<=", before)
      .execute(),
  );
}

/** A failed mail keeps its text, so that the operator can retry it. */
export function afterAttempt(row: OutboxRow, outcome: MailOutcome, time: Time) {
  const end = finished(time());
  const failed = { finished_at: time(), state: "failed" } as const;
  if (outcome.status === "sent") return { ...end, state: "sent", problem: null } as const;
  const { problem } = outcome;
  if (outcome.status === "unknown") return { ...end, state: "unknown", problem } as const;
  if (outcome.status !== "refused") return { ...failed, problem } as const;
  const wait = BACK_OFF[row.attempts - 1];
  if (wait === undefined) return { ...failed, problem } as const;
  return { state: "waiting", problem, next_attempt_at: time(wait) } as const;
}

/** Deletes old records. @returns mails that a killed server may have handed over */
export async function tidyMails(
  database: Database,
  time: Time,
): Promise<Pick<OutboxRow, "id" | "kind">[]> {
  await releaseMails(database, time(-LOST_AFTER));
  return database.query(async (db) => {
    await db
      .deleteFrom("outbox")
      .where("finished_at", "<", time(-KEPT_DAYS * DAY))
      .execute();
    await db
      .updateTable("outbox")
      .set(NO_TEXT)
      .where("state", "=", "failed")
      .where("text", "!=", "")
      .where("created_at", "<", time(-RETRY_DAYS * DAY))
      .execute();
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

/** The text of a finished mail is deleted for privacy. */
export const NO_TEXT = { subject: "", text: "", html: "" };

const finished = (now: string) => ({ finished_at: now, ...NO_TEXT });
