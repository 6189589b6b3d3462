import type { Logger } from "pino";
import type { WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import { PURGE, readNote, writeNote } from "#app/infra/operator-notes.server.ts";
import type { Purges } from "#app/services.ts";

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
