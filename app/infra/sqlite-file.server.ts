import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";

/**
 * Opens `site.db` of a directory, or makes both, so that nobody else on the machine reads who signed
 * up, and what is written is on the disk. It waits for nobody: while another process writes it throws.
 */
export function openSqliteFile(directory: string): Sqlite.Database {
  makePrivate(directory);
  const file = new Sqlite(sqliteFile(directory), { timeout: 0 });
  try {
    file.pragma("journal_mode = WAL");
    // An acknowledged sign-up is on the disk, even when the power goes.
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = ON");
    // What is erased does not stay in the file's free pages.
    file.pragma("secure_delete = ON");
  } catch (error) {
    file.close();
    throw error;
  }
  return file;
}

/** Path of the file in the directory that is `DATA_DIR`. */
export const sqliteFile = (directory: string) => join(directory, "site.db");

function makePrivate(directory: string): void {
  // Only the directory itself is made: Node's recursive mkdir never ends where a file system such as
  // /proc denies that the parent exists.
  if (!existsSync(directory)) mkdirSync(directory, { mode: 0o700 });
  const file = sqliteFile(directory);
  // SQLite gives the files beside it the same mode when it makes them.
  closeSync(openSync(file, "a", 0o600));
  const own = [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(path));
  for (const path of own) setMode(path, 0o600);
  // A directory with other things in it is somebody else's to close.
  if (readdirSync(directory).length === own.length) setMode(directory, 0o700);
}

function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // Somebody else's, or on a network share that knows no modes: it can be used all the same.
  }
}
