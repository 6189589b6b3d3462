import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Sqlite from "better-sqlite3";
import { type InsertObject, type Kysely, sql } from "kysely";
import { keysOf } from "#app/evidence/ledger/record-keys.ts";
import type { WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { Tables } from "#app/infra/database-tables.server.ts";
import { BACK_UP, writeNote } from "#app/infra/operator-notes.server.ts";
import { UsageError } from "./operator-command.ts";

/** Copies the SQLite database, during writes too. */
export async function backUp(database: Database, file: string, clock: WallClock): Promise<string> {
  if (database.engine === "postgres") {
    throw new UsageError("This is for SQLite. Postgres is backed up with pg_dump.");
  }
  const path = resolve(process.env.INIT_CWD ?? ".", file);
  if (existsSync(path)) throw new UsageError(`${path} is there already: name a new file.`);
  if (!existsSync(dirname(path))) throw new UsageError(`There is no folder ${dirname(path)}.`);
  await database.query((db) => sql`vacuum into ${path}`.execute(db));
  forgetReaders(path);
  await noteBackUp(database, clock);
  return `The database is copied into ${path}.`;
}

/** Records a back-up by Postgres' own tools, for the desk. */
export function noteBackUp(database: Database, clock: WallClock): Promise<void> {
  return writeNote(database, BACK_UP, new Date(clock()).toISOString());
}

/** A back-up would keep a day's key of readers for ever. */
function forgetReaders(path: string): void {
  const copy = new Sqlite(path);
  try {
    copy.pragma("secure_delete = ON");
    copy.exec("delete from search_day_keys");
  } finally {
    copy.close();
  }
}

/** Needs an empty Postgres; one transaction. */
export async function copyToPostgres(source: Database, target: Database): Promise<string> {
  const taken = await target.query(firstWithRows);
  if (taken) throw new UsageError(`Postgres has rows in ${taken} already: nothing was copied.`);
  const counts = await source.query((from) =>
    target.transaction(async (to) => {
      // Opening made new keys, and counts under them are worth nothing with others.
      for (const table of ["secrets", "search_counts", "search_words"] as const) {
        await to.deleteFrom(table).execute();
      }
      const tables = [...tablesOf("copied"), ...tablesOf("people")];
      const copied: string[] = [];
      for (const table of tables) copied.push(`${await copyTable(from, to, table)} ${table}`);
      return copied;
    }),
  );
  return `Copied: ${counts.join(", ")}.`;
}

/** "people": Postgres must have none before the copy. "left": counts, and rows that are made anew. */
const TABLES: Record<keyof Tables, "people" | "copied" | "left"> = {
  subscribers: "people",
  webinar_registrations: "people",
  alert_readers: "people",
  alert_topics: "people",
  alert_news: "people",
  outbox: "people",
  mailboxes: "people",
  undeliverable_addresses: "people",
  erasures: "people",
  secrets: "copied",
  known_changes: "copied",
  search_counts: "copied",
  search_words: "copied",
  search_day_keys: "left",
  links: "left",
  article_findings: "left",
  operator_notes: "left",
  desk_operators: "left",
  desk_links: "left",
  desk_sessions: "left",
  desk_passkeys: "left",
  desk_challenges: "left",
  desk_log: "left",
  rate_limits: "left",
};

const tablesOf = (kind: "people" | "copied") =>
  keysOf(TABLES).filter((table) => TABLES[table] === kind);

async function firstWithRows(db: Kysely<Tables>): Promise<string | undefined> {
  for (const table of tablesOf("people")) {
    const rows = await db.selectFrom(table).selectAll().limit(1).execute();
    if (rows.length > 0) return table;
  }
  return undefined;
}

async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  table: keyof Tables,
): Promise<number> {
  const rows: InsertObject<Tables, typeof table>[] = await from
    .selectFrom(table)
    .selectAll()
    .execute();
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await to
      .insertInto(table)
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  }
  return rows.length;
}

const AT_ONCE = 500;
