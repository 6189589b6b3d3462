import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, afterEach, describe, inject, onTestFinished } from "vitest";
import { createDatabase, type Database } from "#app/infra/database.server.ts";
import { sqliteFile } from "#app/infra/sqlite-file.server.ts";
import { MIGRATED, TABLES } from "./postgres.ts";

type Engine = Database["engine"];

/** Of a new, empty database. */
export type TestDatabase = { DATABASE_URL?: string; DATA_DIR: string };

/** `npm test` runs the tests of both on SQLite, `npm run test:release` on Postgres too. */
const ENGINES = (process.env.DATABASE_ENGINES ?? "sqlite,postgres").split(",") as Engine[];

/**
 * Runs the same tests on SQLite and on Postgres. `open` gives an empty database for the test; with
 * the settings of an earlier one it opens that again, like a second server.
 */
export function describeDatabases(
  tests: (
    open: (settings?: TestDatabase) => Promise<Database>,
    fresh: () => Promise<TestDatabase>,
    engine: Engine,
  ) => void,
): void {
  describe.each(ENGINES)("on %s", (engine) => {
    const opened: Database[] = [];
    afterEach(async () => {
      for (const database of opened.splice(0)) await database.close();
    });
    const fresh = engine === "sqlite" ? migratedSqlite : () => freshDatabase(engine);
    const open = async (settings?: TestDatabase) => {
      const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings ?? (await fresh());
      const database = createDatabase({ databaseUrl, dataDir }, pino({ level: "silent" }));
      opened.push(database);
      return database;
    };
    tests(open, fresh, engine);
  });
}

/** In memory, where the system has such a folder: to wait for a disk takes longer than most tests. */
const FOLDER = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

let template: Promise<string> | undefined;

/** A copy of a file without sign-ups: to make the tables takes longer than most tests. */
async function migratedSqlite(): Promise<TestDatabase> {
  template ??= makeTemplate();
  const settings = await freshDatabase("sqlite");
  copyFileSync(await template, sqliteFile(settings.DATA_DIR));
  return settings;
}

async function makeTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(FOLDER, "site-data-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const database = createDatabase({ databaseUrl: undefined, dataDir }, pino({ level: "silent" }));
  await database.open();
  await database.close();
  return sqliteFile(dataDir);
}

/** An empty SQLite database for a whole file. Within a test nothing would remove it. */
export function lastingDatabase(): { DATA_DIR: string } {
  const directory = mkdtempSync(join(FOLDER, "site-data-"));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return { DATA_DIR: directory };
}

/** Without sign-ups, for one test. */
export async function freshDatabase(engine: Engine): Promise<TestDatabase> {
  const directory = mkdtempSync(join(FOLDER, "site-data-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  if (engine === "sqlite") return { DATA_DIR: directory };
  const name = emptied.pop() ?? (await createPostgresDatabase(MIGRATED));
  onTestFinished(() => giveBack(name));
  return { DATABASE_URL: urlOf(name), DATA_DIR: directory };
}

/** Without tables yet, for one test. */
export async function unusedDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === "sqlite") return freshDatabase(engine);
  const name = await createPostgresDatabase("template1");
  onTestFinished(() => drop(name));
  return { DATABASE_URL: urlOf(name), DATA_DIR: "unused" };
}

/** For a whole file. */
export async function lastingPostgres(): Promise<{ DATABASE_URL: string }> {
  return { DATABASE_URL: urlOf(await createPostgresDatabase(MIGRATED)) };
}

/** Used Postgres databases: to make one takes longer than most tests. */
const emptied: string[] = [];

/** Deletes all rows. A database with changed tables can't be used again. */
async function giveBack(name: string): Promise<void> {
  const isWhole = await asOperator(name, async (client) => {
    await client.query(END_OTHERS);
    const { rows } = await client.query(TABLES);
    if (rows.length !== inject("postgresTables")) return false;
    await client.query("set session_replication_role = replica");
    const filled = rows.filter(({ tablename }) => !/^kysely_|^secrets$/.test(tablename));
    await client.query(filled.map(({ tablename }) => `delete from ${tablename}`).join(";"));
    await client.query("delete from secrets where name <> 'links'");
    return (await client.query("select from secrets")).rowCount === 1;
  });
  if (isWhole) emptied.push(name);
  else await drop(name);
}

const END_OTHERS =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

async function createPostgresDatabase(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asOperator("postgres", (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  return name;
}

const drop = (name: string): Promise<void> =>
  asOperator("postgres", async (client) => {
    await client.query(`drop database ${name} with (force)`);
  });

const urlOf = (name: string) => `${inject("postgres")}/${name}`;

async function asOperator<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
