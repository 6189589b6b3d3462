import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { sqliteFile } from "#app/infra/sqlite-file.server.ts";
import { UsageError } from "./operator-command.ts";

/** A wrong place would silently get an empty database. */
export function requireFile(dataDir: string): void {
  const file = resolve(sqliteFile(dataDir));
  if (existsSync(file)) return;
  throw new UsageError(
    `There is no database ${file}. Set DATA_DIR to the folder that the site's server uses, or DATABASE_URL to its Postgres.`,
  );
}
