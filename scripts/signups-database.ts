import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { DatabaseUnavailable } from "#app/infra/database.server.ts";
import { sqliteFile } from "#app/infra/sqlite-file.server.ts";
import { UsageError } from "./signups-error.ts";

/** A wrong place would silently get an empty database. */
export function requireFile(dataDir: string): void {
  const file = resolve(sqliteFile(dataDir));
  if (existsSync(file)) return;
  throw new UsageError(
    `There is no database ${file}. Set DATA_DIR to the folder that the site's server uses, or DATABASE_URL to its Postgres.`,
  );
}

/** Names the setting. */
export function explained({ message, cause }: DatabaseUnavailable): string {
  const why = cause instanceof Error ? cause.message || String(cause) : String(cause);
  return `${message}: ${why}\nSee DATA_DIR and DATABASE_URL in .env.example.`;
}
