import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";

/** Readable by this user only. Throws while another process writes. */
export function openSqliteFile(directory: string): Sqlite.Database {
  makePrivate(directory);
  const file = new Sqlite(sqliteFile(directory), { timeout: 0 });
  try {
    file.pragma("journal_mode = WAL");
    // An acknowledged sign-up survives a power failure.
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = ON");
    // Erased rows must not stay in the file's free pages.
    file.pragma("secure_delete = ON");
  } catch (error) {
    file.close();
    throw error;
  }
  return file;
}

/** @returns a check that throws when the opened file is gone from its place: what is written would be lost */
export function watchSqliteFile(directory: string): () => void {
  const file = sqliteFile(directory);
  const { ino } = statSync(file);
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return;
    throw new Error(
      "site.db was deleted or replaced while the server runs: put it back, or restart the server",
    );
  };
}

export const sqliteFile = (directory: string) => join(directory, "site.db");

function makePrivate(directory: string): void {
  // Node's recursive mkdir never ends where the parent is denied to exist, as in /proc.
  const isNew = !existsSync(directory);
  if (isNew) mkdirSync(directory, { mode: 0o700 });
  const file = sqliteFile(directory);
  // SQLite gives the files beside it the same mode.
  closeSync(openSync(file, "a", 0o600));
  const own = [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(path));
  for (const path of own) setMode(path, 0o600);
  // A directory with other files in it belongs to somebody else.
  if (!isNew && readdirSync(directory).length === own.length) setMode(directory, 0o700);
}

function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // The file belongs to another user or is on a share without modes; it works anyway.
  }
}
