import type { SteadyClock, WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import { createDeskLog, type DeskLog } from "./desk-log.server.ts";
import { createOperators, type Operators } from "./operators.server.ts";
import { createPasskeys, type Passkeys } from "./passkeys.server.ts";
import { createSessions, type Sessions } from "./sessions.server.ts";
import { createSignInLimits, type SignInLimits } from "./sign-in-limits.server.ts";

export type Desk = {
  /** True after the first invite. Until then the desk is Not Found. Never throws. */
  isOpen(): Promise<boolean>;
  operators: Operators;
  passkeys: Passkeys;
  sessions: Sessions;
  limits: SignInLimits;
  log: DeskLog;
};

type DeskParts = {
  database: Database;
  clock: WallClock;
  now: SteadyClock;
  /** Passkeys are bound to this origin. */
  siteUrl: string;
};

/** Milliseconds between two looks for an operator. */
const PAUSE = 1_000;

export function createDesk({ database, clock, now, siteUrl }: DeskParts): Desk {
  /** Shared by all requests within the pause. */
  let open = Promise.resolve(false);
  let isOpen = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = () =>
    database
      .query((db) => db.selectFrom("desk_operators").select("id").limit(1).execute())
      .then(
        (found) => found.length > 0,
        () => false,
      );
  return {
    async isOpen() {
      if (!isOpen && now() - lookedAt >= PAUSE) {
        lookedAt = now();
        open = look();
      }
      isOpen = await open;
      return isOpen;
    },
    operators: createOperators(database, clock),
    passkeys: createPasskeys(database, clock, siteUrl),
    sessions: createSessions(database, clock),
    limits: createSignInLimits(database),
    log: createDeskLog(database, clock),
  };
}
