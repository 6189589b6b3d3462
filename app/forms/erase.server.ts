import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "#app/infra/database.server.ts";
import type { ErasureRow, Tables } from "#app/infra/database-tables.server.ts";
import { type ListPage, PAGE_LENGTH, type PagePlace, pageOf } from "./keyset.ts";
import { forgetMailbox } from "./mailboxes.server.ts";
import { emailLimitKey } from "./rate-limits.server.ts";
import { type List, lists } from "./sign-up-lists.ts";

/** Removes a person from every table, in one transaction. @throws {DatabaseUnavailable} */
export async function erasePerson(
  database: Database,
  emailKey: string,
  by: string,
  now: string,
): Promise<ErasureRow> {
  const receipt = await database.transaction(async (db) => {
    const counts = {} as Counts;
    for (const list of lists) counts[list] = await ERASE[list](db, emailKey);
    // After the lists, which wait for a sign-up under way: its mail comes with it.
    counts.mails = await removed(db, "outbox", "recipient_key", emailKey);
    await removed(db, "undeliverable_addresses", "email_key", emailKey);
    await forgetMailbox(db, emailKey);
    await db.deleteFrom("rate_limits").where("key", "=", emailLimitKey(emailKey)).execute();
    const row = { id: randomUUID(), erased_at: now, erased_by: by, ...counts, log_emptied: 0 };
    await db.insertInto("erasures").values(row).execute();
    return row;
  });
  const log_emptied = Number(await emptyLog(database, receipt.id));
  return { ...receipt, log_emptied };
}

/** SQLite's log still holds the deleted rows. @returns false after two seconds @throws {DatabaseUnavailable} */
export async function emptyLog(database: Database, receiptId: string): Promise<boolean> {
  if (database.engine === "sqlite" && !(await isCheckpointed(database))) return false;
  await database.query((db) =>
    db.updateTable("erasures").set({ log_emptied: 1 }).where("id", "=", receiptId).execute(),
  );
  return true;
}

/** Tries for two seconds. SQLite's own waiting would block the whole server. */
async function isCheckpointed(database: Database): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if (attempt > 0) await wait(50);
    const { rows } = await database.query((db) =>
      sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db),
    );
    if (rows[0]?.busy === 0) return true;
  }
  return false;
}

/** Undefined for an unknown id. @throws {DatabaseUnavailable} */
export function findReceipt(database: Database, id: string): Promise<ErasureRow | undefined> {
  return database.query((db) =>
    db.selectFrom("erasures").selectAll().where("id", "=", id).executeTakeFirst(),
  );
}

/** A page of receipts, newest first. @throws {DatabaseUnavailable} */
export async function listReceipts(
  database: Database,
  place: PagePlace,
): Promise<ListPage<ErasureRow>> {
  const { before, after } = place;
  const { rows } = await database.query((db) =>
    sql<ErasureRow>`
      select * from erasures where 1 = 1
        ${before ? sql`and (erased_at, id) < (${before.at}, ${before.id})` : sql``}
        ${after ? sql`and (erased_at, id) > (${after.at}, ${after.id})` : sql``}
      order by erased_at ${after ? sql`asc` : sql`desc`}, id ${after ? sql`asc` : sql`desc`}
      limit ${sql.lit(PAGE_LENGTH + 1)}`.execute(db),
  );
  return pageOf(rows, place, ({ erased_at: at, id }) => ({ at, id }));
}

type Counts = Record<List | "mails", number>;

/** Each returns the number of sign-ups. */
const ERASE: Record<List, (db: Kysely<Tables>, emailKey: string) => Promise<number>> = {
  newsletter: (db, emailKey) => removed(db, "subscribers", "email_key", emailKey),
  webinar: (db, emailKey) => removed(db, "webinar_registrations", "email_key", emailKey),
  alerts: eraseAlerts,
};

async function removed(
  db: Kysely<Tables>,
  table: keyof Tables,
  column: "email_key" | "recipient_key",
  emailKey: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(column)} = ${emailKey}`.execute(db);
  return Number(numAffectedRows);
}

async function eraseAlerts(db: Kysely<Tables>, emailKey: string): Promise<number> {
  const reader = await db
    .deleteFrom("alert_readers")
    .where("email_key", "=", emailKey)
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
