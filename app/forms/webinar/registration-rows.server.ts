import type { Transaction } from "kysely";
import { confirmMailbox } from "#app/forms/mailboxes.server.ts";
import { newToken } from "#app/forms/unsubscribe-address.server.ts";
import type { Tables, WebinarRegistrationRow } from "#app/infra/database-tables.server.ts";

/** A registration that is there stays as it is: anybody may have typed its address. @returns the stored row */
export function storeRegistration(
  db: Transaction<Tables>,
  fresh: WebinarRegistrationRow,
): Promise<WebinarRegistrationRow> {
  // Writing first locks the row in both databases.
  return db
    .insertInto("webinar_registrations")
    .values(fresh)
    .onConflict((conflict) =>
      conflict
        .columns(["email_key", "webinar"])
        .doUpdateSet((row) => ({ email_key: row.ref("excluded.email_key") })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a later registration may change. */
const CHANGING = [
  ...(["email", "first_name", "last_name", "phone", "interest"] as const),
  ...(["consent_version", "consented_at", "source"] as const),
];
type Details = Pick<WebinarRegistrationRow, (typeof CHANGING)[number]>;

export const detailsOf = (row: WebinarRegistrationRow): Details =>
  Object.fromEntries(CHANGING.map((name) => [name, row[name]])) as Details;

/** True when `fresh` would change nothing but the consent. */
export function isRepeated(row: WebinarRegistrationRow, fresh: WebinarRegistrationRow): boolean {
  const same = (["first_name", "last_name", "phone", "interest"] as const).every(
    (name) => row[name] === fresh[name],
  );
  return same && row.unsubscribed_at === null;
}

/** Mail begins again with it. @param now ISO time */
export async function replaceDetails(
  db: Transaction<Tables>,
  id: string,
  details: Details,
  now: string,
): Promise<void> {
  await db
    .updateTable("webinar_registrations")
    .set({ ...details, waiting_details: null, unsubscribed_at: null, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Keeps details until a link confirms them; an earlier link ends. @returns the id in the link */
export async function keepWaiting(
  db: Transaction<Tables>,
  id: string,
  details: Details,
): Promise<string> {
  const waiting = { confirmation_id: newToken(), waiting_details: JSON.stringify(details) };
  await db.updateTable("webinar_registrations").set(waiting).where("id", "=", id).execute();
  return waiting.confirmation_id;
}

/** "gone" for an unknown link, and after a newer one or an unsubscription. Changes nothing. */
export async function detailsState(
  db: Transaction<Tables>,
  confirmationId: string,
): Promise<"open" | "confirmed before" | "gone"> {
  const row = await findByLink(db, confirmationId);
  if (!row) return "gone";
  return row.waiting_details === null ? "confirmed before" : "open";
}

/** Also lets mail to the address go on. @param now ISO time */
export async function confirmDetails(
  db: Transaction<Tables>,
  confirmationId: string,
  now: string,
): Promise<"confirmed" | "confirmed before" | "gone"> {
  const row = await findByLink(db, confirmationId);
  if (!row) return "gone";
  if (row.waiting_details === null) return "confirmed before";
  await replaceDetails(db, row.id, JSON.parse(row.waiting_details), now);
  await confirmMailbox(db, row.email_key);
  return "confirmed";
}

const findByLink = (db: Transaction<Tables>, confirmationId: string) =>
  db
    .selectFrom("webinar_registrations")
    .selectAll()
    .where("confirmation_id", "=", confirmationId)
    .executeTakeFirst();
