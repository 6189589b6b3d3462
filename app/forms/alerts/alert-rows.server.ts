import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Change } from "#app/evidence/ledger/changes.server.ts";
import { forgottenBefore, subscribedBy } from "#app/forms/confirmation-link.server.ts";
import type { MailAddress } from "#app/forms/mail-address.server.ts";
import { confirmMailbox } from "#app/forms/mailboxes.server.ts";
import { newToken } from "#app/forms/unsubscribe-address.server.ts";
import type { AlertReaderRow, AlertTopicRow, Tables } from "#app/infra/database-tables.server.ts";
import { consent } from "./consent.ts";

/** `topic` is the id of an `AlertTopic`, `source` names the place of the form. */
export type WantedAlert = { email: MailAddress; topic: string; source: string };

/**
 * A subscribed topic stays as it is, and with "pending" an unsubscribed one too, until the link of a mail confirms that
 * its reader asks again. Any other gets `status` and the new consent. @param now ISO time
 */
export async function storeAlert(
  db: Transaction<Tables>,
  { email, topic, source }: WantedAlert,
  status: "pending" | "subscribed",
  now: string,
): Promise<{ reader: AlertReaderRow; row: AlertTopicRow; isNew: boolean }> {
  const times = { created_at: now, updated_at: now };
  // Writing first locks the row in both databases.
  const reader = await db
    .insertInto("alert_readers")
    .values({
      id: randomUUID(),
      email: email.address,
      email_key: email.key,
      told_at: null,
      unsubscribe_token: newToken(),
      ...times,
    })
    .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const agreed = { status, source, consent_version: consent.version, consented_at: now };
  const fresh: AlertTopicRow = {
    ...agreed,
    id: randomUUID(),
    reader_id: reader.id,
    topic,
    confirmation_id: newToken(),
    unsubscribe_token: newToken(),
    confirmed_at: null,
    unsubscribed_at: null,
    ...times,
  };
  const row = await db
    .insertInto("alert_topics")
    .values(fresh)
    .onConflict((conflict) =>
      conflict.columns(["reader_id", "topic"]).doUpdateSet({ updated_at: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const isNew = row.id === fresh.id;
  if (isNew || row.status === "subscribed") return { reader, row, isNew };
  if (row.status === "unsubscribed" && status === "pending") return { reader, row, isNew };
  const renewed = await db
    .updateTable("alert_topics")
    .set({ ...agreed, unsubscribed_at: null, confirmed_at: null })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { reader, row: renewed, isNew };
}

/** "gone" for an unknown link and after an unsubscription, which renews the id. Changes nothing. */
export async function alertState(db: Transaction<Tables>, confirmationId: string) {
  const row = await db
    .selectFrom("alert_topics")
    .select(["status", "topic"])
    .where("confirmation_id", "=", confirmationId)
    .executeTakeFirst();
  if (!row) return { state: "gone" } as const;
  const state = row.status === "subscribed" ? "confirmed before" : "open";
  return { state, topic: row.topic } as const;
}

/** Subscribes a topic and lets mail to its address go on. @param now ISO time */
export async function confirmAlert(db: Transaction<Tables>, confirmationId: string, now: string) {
  const confirmed = await db
    .updateTable("alert_topics")
    .set(subscribedBy(now, consent.version))
    .where("confirmation_id", "=", confirmationId)
    .where("status", "!=", "subscribed")
    .returning(["topic", "reader_id"])
    .executeTakeFirst();
  if (!confirmed) return alertState(db, confirmationId);
  const { email_key } = await db
    .selectFrom("alert_readers")
    .select("email_key")
    .where("id", "=", confirmed.reader_id)
    .executeTakeFirstOrThrow();
  await confirmMailbox(db, email_key);
  return { state: "confirmed", topic: confirmed.topic } as const;
}

/** The topic with its reader, only while it is unconfirmed. */
export async function pendingAlert(db: Transaction<Tables>, topicId: string) {
  const row = await db
    .selectFrom("alert_topics")
    .selectAll()
    .where("id", "=", topicId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  if (!row) return undefined;
  const reader = await db
    .selectFrom("alert_readers")
    .selectAll()
    .where("id", "=", row.reader_id)
    .executeTakeFirstOrThrow();
  return { reader, row, email_key: reader.email_key };
}

/** Deletes topics that nobody confirmed for 30 days, and readers without any other topic. */
export async function forgetUnconfirmedAlerts(db: Transaction<Tables>, now: string): Promise<void> {
  const forgotten = await db
    .deleteFrom("alert_topics")
    .where("status", "=", "pending")
    .where("updated_at", "<", forgottenBefore(now))
    .returning("reader_id")
    .execute();
  if (forgotten.length === 0) return;
  await db
    .deleteFrom("alert_readers")
    .where(
      "id",
      "in",
      forgotten.map(({ reader_id }) => reader_id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("alert_topics")
            .select("alert_topics.id")
            .whereRef("alert_topics.reader_id", "=", "alert_readers.id"),
        ),
      ),
    )
    .execute();
}

/** Records when the site first knew these changes: readers are told of later ones only. */
export async function noteChanges(
  db: Transaction<Tables>,
  changes: readonly Pick<Change, "id">[],
  now: string,
): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto("known_changes")
    .values(changes.map(({ id }) => ({ id, known_at: now })))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
