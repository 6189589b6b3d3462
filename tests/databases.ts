import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, afterEach, describe, inject } from "vitest";
import { createDatabase, type Database } from "#app/infra/database.server.ts";

type Engine = Database["engine"];

/** The settings of a new, empty database, as the environment would give them. */
export type TestDatabase = { DATABASE_URL?: string; DATA_DIR: string };

/**
 * The same tests on SQLite and on a real Postgres. `open` gives an empty database, which is closed
 * after the test; with the settings of an earlier one it opens that again, as a second server would.
 */
export function describeDatabases(
  tests: (
    open: (settings?: TestDatabase) => Promise<Database>,
    fresh: () => Promise<TestDatabase>,
    engine: Engine,
  ) => void,
): void {
  describe.each<Engine>(["sqlite", "postgres"])("on %s", (engine) => {
    const opened: Database[] = [];
    afterEach(async () => {
      for (const database of opened.splice(0)) await database.close();
    });
    const fresh = () => freshDatabase(engine);
    const open = async (settings?: TestDatabase) => {
      const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings ?? (await fresh());
      const database = createDatabase({ databaseUrl, dataDir }, pino({ level: "silent" }));
      opened.push(database);
      return database;
    };
    tests(open, fresh, engine);
  });
}

/** A new, empty SQLite database for a server that runs for a whole file; gone after the file. */
export function lastingDatabase(): { DATA_DIR: string } {
  const directory = mkdtempSync(join(tmpdir(), "site-data-"));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return { DATA_DIR: directory };
}

/** A new, empty database, gone after the test. */
export async function freshDatabase(engine: Engine): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), "site-data-"));
  leftovers.push(() => rmSync(directory, { recursive: true, force: true }));
  if (engine === "sqlite") return { DATA_DIR: directory };
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asOperator(`create database ${name}`);
  leftovers.push(() => asOperator(`drop database ${name} with (force)`));
  return { DATABASE_URL: `${inject("postgres")}/${name}`, DATA_DIR: directory };
}

const leftovers: (() => unknown)[] = [];

afterEach(async () => {
  for (const remove of leftovers.splice(0)) await remove();
});

async function asOperator(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${inject("postgres")}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
