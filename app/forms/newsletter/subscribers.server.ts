import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { forgottenBefore, subscribedBy } from "#app/forms/confirmation-link.server.ts";
import type { MailAddress } from "#app/forms/mail-address.server.ts";
import { confirmMailbox } from "#app/forms/mailboxes.server.ts";
import { newToken } from "#app/forms/unsubscribe-address.server.ts";
import type { SubscriberRow, Tables } from "#app/infra/database-tables.server.ts";
import { consent } from "./consent.ts";

export type Subscription = { email: MailAddress; source: string };

/**
 * A subscribed address stays as it is, and with "pending" an unsubscribed one too, until the link of a mail confirms
 * that its owner asks again. `isNew` is true for a new one. @param now ISO time
 */
export async function storeSignUp(
  db: Transaction<Tables>,
  { email, source }: Subscription,
  status: "pending" | "subscribed",
  now: string,
): Promise<{ row: SubscriberRow; isNew: boolean }> {
  const agreed = {
    email: email.address,
    status,
    source,
    consent_version: consent.version,
    consented_at: now,
  };
  const fresh: SubscriberRow = {
    ...agreed,
    id: randomUUID(),
    email_key: email.key,
    confirmation_id: newToken(),
    unsubscribe_token: newToken(),
    confirmed_at: null,
    unsubscribed_at: null,
    created_at: now,
    updated_at: now,
  };
  // Writing first locks the row in both databases.
  const row = await db
    .insertInto("subscribers")
    .values(fresh)
    .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const isNew = row.id === fresh.id;
  if (isNew || row.status === "subscribed") return { row, isNew };
  if (row.status === "unsubscribed" && status === "pending") return { row, isNew };
  const renewed = await db
    .updateTable("subscribers")
    .set({ ...agreed, unsubscribed_at: null, confirmed_at: null })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row: renewed, isNew };
}

/** "gone" for an unknown link and for a reader who has unsubscribed since: that renews the id. Changes nothing. */
export async function linkState(
  db: Transaction<Tables>,
  confirmationId: string,
): Promise<"open" | "confirmed before" | "gone"> {
  const row = await db
    .selectFrom("subscribers")
    .select("status")
    .where("confirmation_id", "=", confirmationId)
    .executeTakeFirst();
  if (!row) return "gone";
  return row.status === "subscribed" ? "confirmed before" : "open";
}

/** Also lets mail to the address go on. @param now ISO time */
export async function confirmSignUp(
  db: Transaction<Tables>,
  confirmationId: string,
  now: string,
): Promise<"confirmed" | "confirmed before" | "gone"> {
  const confirmed = await db
    .updateTable("subscribers")
    .set(subscribedBy(now, consent.version))
    .where("confirmation_id", "=", confirmationId)
    .where("status", "!=", "subscribed")
    .returning("email_key")
    .executeTakeFirst();
  if (confirmed) {
    await confirmMailbox(db, confirmed.email_key);
    return "confirmed";
  }
  const state = await linkState(db, confirmationId);
  return state === "open" ? "gone" : state;
}

/** The sign-up of this id, only while it is unconfirmed. */
export function pendingSubscriber(
  db: Transaction<Tables>,
  id: string,
): Promise<SubscriberRow | undefined> {
  return db
    .selectFrom("subscribers")
    .selectAll()
    .where("id", "=", id)
    .where("status", "=", "pending")
    .executeTakeFirst();
}

/** Deletes sign-ups that nobody confirmed for 30 days. */
export async function forgetUnconfirmed(db: Transaction<Tables>, now: string): Promise<void> {
  await db
    .deleteFrom("subscribers")
    .where("status", "=", "pending")
    .where("updated_at", "<", forgottenBefore(now))
    .execute();
}
