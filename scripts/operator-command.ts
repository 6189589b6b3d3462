import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { pino } from "pino";
import { createDatabase, type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import { type Env, EnvError } from "#app/infra/env.server.ts";
import { sqliteFile } from "#app/infra/sqlite-file.server.ts";
import { PROJECT } from "./project.js";

/** What keeps a command from its work; the message says why and what to do. */
export class CommandError extends Error {}

/** A mistake in the command; the message names it. */
export class UsageError extends Error {}

/** Runs a command. What the operator can mend is told without a stack, with the exit code 1. */
export async function runCommand(
  command: (args: string[]) => Promise<void>,
  usage?: string,
): Promise<void> {
  // DATA_DIR is relative to the project, as for the server.
  process.chdir(PROJECT);
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (error instanceof UsageError || isMistyped(error)) {
      console.error([error.message, usage].filter(Boolean).join("\n\n"));
    } else if (error instanceof DatabaseUnavailable) console.error(explained(error));
    else if (error instanceof CommandError || error instanceof EnvError) {
      console.error(error.message);
    } else throw error;
    process.exitCode = 1;
  }
}

/** By `parseArgs`: an option that there is not, or one without its value. */
function isMistyped(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && /^ERR_PARSE_ARGS/.test(`${error.code}`);
}

/** Names the setting. */
function explained({ message, cause }: DatabaseUnavailable): string {
  const why = cause instanceof Error ? cause.message || String(cause) : String(cause);
  return `${message}: ${why}\nSee DATA_DIR and DATABASE_URL in .env.example.`;
}

/** Opens the database of the site's server for as long as `use` takes. What it writes is for the owner only. */
export async function withDatabase<Result>(
  env: Env,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  process.umask(0o077);
  const database = createDatabase(env, pino({ level: "silent" }));
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** A wrong place would silently get an empty database. */
export function requireFile(dataDir: string): void {
  const file = resolve(sqliteFile(dataDir));
  if (existsSync(file)) return;
  throw new UsageError(
    `There is no database ${file}. Set DATA_DIR to the folder that the site's server uses, or DATABASE_URL to its Postgres.`,
  );
}

/** Asks in the terminal, and says so when nothing was done. @param done such as "removed" */
export async function isAgreed(question: string, done: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new UsageError(`There is no terminal to ask in, so nothing was ${done}: add --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (y/N) `);
  terminal.close();
  if (/^y(es)?$/i.test(answer.trim())) return true;
  process.exitCode = 1;
  console.log(`Nothing was ${done}.`);
  return false;
}
