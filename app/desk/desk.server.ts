import { createContext } from "react-router";
import type { WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import { createOperators, type Operators } from "./access/operators.server.ts";
import { createPasskeys, type Passkeys } from "./access/passkeys.server.ts";
import { createSessions, type Sessions } from "./access/sessions.server.ts";
import { createSignInLimits, type SignInLimits } from "./access/sign-in-limits.server.ts";
import { createDeskLog, type DeskLog } from "./desk-log.server.ts";

export type Desk = {
  /** Passkeys and the session's cookie are bound to it. */
  siteUrl: string;
  /** True after the first invite. Until then the desk is Not Found. Never throws. */
  isOpen(): Promise<boolean>;
  operators: Operators;
  passkeys: Passkeys;
  sessions: Sessions;
  limits: SignInLimits;
  log: DeskLog;
};

export const deskContext = createContext<Desk>();

type DeskParts = { database: Database; clock: WallClock; siteUrl: string };

export function createDesk({ database, clock, siteUrl }: DeskParts): Desk {
  let isOpen = false;
  /** Shared by the requests that arrive during it, so that a flood asks the database once at a time. */
  let look: Promise<void> | undefined;
  const lookForOperator = async () => {
    try {
      const found = await database.query((db) =>
        db.selectFrom("desk_operators").select("id").limit(1).execute(),
      );
      isOpen = found.length > 0;
    } catch {
      // The database logs its own failure.
    } finally {
      look = undefined;
    }
  };
  return {
    siteUrl,
    async isOpen() {
      if (isOpen) return true;
      look ??= lookForOperator();
      await look;
      return isOpen;
    },
    operators: createOperators(database, clock),
    passkeys: createPasskeys(database, clock, siteUrl),
    sessions: createSessions(database, clock),
    limits: createSignInLimits(database),
    log: createDeskLog(database, clock),
  };
}
