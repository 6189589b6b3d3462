import type { Logger } from "pino";
import { createContext } from "react-router";
import type { WallClock } from "./clock.ts";
import type { Database } from "./database.server.ts";
import { PURGE, readNote, writeNote } from "./operator-notes.server.ts";

/** On every server that shares the database. */
export type Purges = {
  /** At once here, within seconds on other servers. @throws {DatabaseUnavailable} */
  purge(): Promise<void>;
  start(): void;
  stop(): void;
};

export const purgesContext = createContext<Purges>();

/** Looks for other servers' purges. */
export function createPurges({
  database,
  expire,
  clock,
  log,
}: {
  database: Database;
  expire: () => void;
  clock: WallClock;
  log: Pick<Logger, "info">;
}): Purges & { look(): Promise<void> } {
  let seen: string | undefined;
  let hasLooked = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const begin = () => {
    expire();
    log.info("All pages are made anew: an editor asked for it");
  };
  const look = async () => {
    try {
      const note = await readNote(database, PURGE);
      if (hasLooked && note !== seen) begin();
      seen = note;
      hasLooked = true;
    } catch {
      // The database logs its own failure; the next look finds the note.
    }
  };
  return {
    async purge() {
      begin();
      const at = new Date(clock()).toISOString();
      await writeNote(database, PURGE, at);
      seen = at;
    },
    look,
    start() {
      if (database.engine === "sqlite") return;
      timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
      void look();
    },
    stop: () => clearInterval(timer),
  };
}

const LOOK_EVERY_MS = 5_000;
