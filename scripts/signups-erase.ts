import { sql } from "kysely";
import type { Database } from "#app/infra/database.server.ts";
import { mailAddress } from "#app/infra/mail-address.ts";
import { emailLimitKeys } from "#app/infra/rate-limits.server.ts";
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
    const mails = await db.deleteFrom("outbox").where("recipient_key", "=", key).execute();
    const limits = emailLimitKeys(["newsletter", "webinar"], key);
    await db.deleteFrom("rate_limits").where("key", "in", limits).execute();
    return [subscribers, registrations, mails].map((result) => Number(result[0]?.numDeletedRows));
  });
  if (database.engine === "sqlite") {
    // Writes the deletion into the file itself and empties the log that still holds the rows.
    await database.query((db) => sql`pragma wal_checkpoint(truncate)`.execute(db));
  }
  const [subscribers, registrations, mails] = removed;
  return `Removed: ${subscribers} newsletter sign-ups, ${registrations} webinar registrations, ${mails} mails. Copies in older back-ups stay until you delete those.`;
}
