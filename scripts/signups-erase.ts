import { type Kysely, sql } from "kysely";
import type { Database } from "#app/infra/database.server.ts";
import type { Tables } from "#app/infra/database-tables.ts";
import { mailAddress } from "#app/sign-ups/mail-address.ts";
import { emailLimitKeys } from "#app/sign-ups/rate-limits.server.ts";
import { UsageError } from "./signups-error.ts";

/** Removes a person from every table. Returns what was removed, as a sentence. */
export async function erase(database: Database, email: string): Promise<string> {
  const read = mailAddress.safeParse(email);
  if (!read.success) throw new UsageError("That is no e-mail address: nothing was removed.");
  const { key } = read.data;
  const removed = await database.transaction(async (db) => {
    const subscribers = await db.deleteFrom("subscribers").where("email_key", "=", key).execute();
    const registrations = await db
      .deleteFrom("webinar_registrations")
      .where("email_key", "=", key)
      .execute();
    const alerts = await eraseAlerts(db, key);
    const mails = await db.deleteFrom("outbox").where("recipient_key", "=", key).execute();
    const limits = emailLimitKeys(key);
    await db.deleteFrom("rate_limits").where("key", "in", limits).execute();
    const counts = [subscribers, registrations, mails].map((result) =>
      Number(result[0]?.numDeletedRows),
    );
    return [...counts, alerts];
  });
  const cleared = database.engine === "postgres" || (await database.query(emptyLog));
  const [subscribers, registrations, mails, alerts] = removed;
  return `Removed: ${subscribers} newsletter sign-ups, ${registrations} webinar registrations, ${alerts} alerts, ${mails} mails. ${cleared ? BACK_UPS : STILL_IN_LOG}`;
}

/** Removes a reader of alerts with all that they asked for and were told. Returns how many topics that were. */
async function eraseAlerts(db: Kysely<Tables>, key: string): Promise<number> {
  const reader = await db
    .deleteFrom("alert_readers")
    .where("email_key", "=", key)
    .returning("id")
    .executeTakeFirst();
  if (!reader) return 0;
  await db.deleteFrom("alert_news").where("reader_id", "=", reader.id).execute();
  const topics = await db
    .deleteFrom("alert_topics")
    .where("reader_id", "=", reader.id)
    .executeTakeFirst();
  return Number(topics.numDeletedRows);
}

const BACK_UPS = "Copies in older back-ups stay until you delete those.";
const STILL_IN_LOG =
  "The file site.db-wal still holds them, because another process is using it: erase again in a minute.";

/**
 * Writes the deletion into SQLite's file itself and empties the log that still holds the rows. Returns
 * whether nobody kept it from that.
 */
async function emptyLog(db: Kysely<Tables>): Promise<boolean> {
  await sql`pragma busy_timeout = 5000`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
