import { randomUUID } from "node:crypto";
import type { WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { DeskSessionRow } from "#app/infra/database-tables.server.ts";
import type { Operator } from "./operators.server.ts";
import { hashOf, newToken } from "./tokens.server.ts";

/** Hours without use, and hours in all. */
export const SESSION_HOURS = { idle: 12, most: 7 * 24 } as const;

/** Signed-in browsers. Only hashes of their tokens are stored. */
export type Sessions = {
  /** @returns the token, which is always new */
  begin(operator: Operator, how: Pick<DeskSessionRow, "way" | "device">): Promise<string>;
  /** A valid session; counts as its use. */
  use(token: string): Promise<Session | undefined>;
  end(token: string): Promise<void>;
  /** Valid sessions of all operators, the latest use first. */
  list(): Promise<ListedSession[]>;
  /** @returns false for an unknown id */
  revoke(id: string): Promise<boolean>;
  /** Ends the operator's other sessions. @returns their number */
  revokeOthers(session: Session): Promise<number>;
};

export type Session = { id: string; operator: Operator };

/** Times are ISO. */
type ListedSession = Pick<DeskSessionRow, "id" | "way" | "device" | "created_at" | "used_at"> & {
  operator: string;
};

const HOUR = 60 * 60 * 1000;

/** Milliseconds between two recorded uses. */
const NOTED_AFTER = 60 * 1000;

export function createSessions(database: Database, clock: WallClock): Sessions {
  const ago = (milliseconds: number) => new Date(clock() - milliseconds).toISOString();
  /** The latest use, and the latest beginning, of a session that has ended. */
  const ended = () => ({
    used: ago(SESSION_HOURS.idle * HOUR),
    begun: ago(SESSION_HOURS.most * HOUR),
  });

  return {
    begin: (operator, { way, device }) =>
      database.transaction(async (db) => {
        const { used, begun } = ended();
        await db
          .deleteFrom("desk_sessions")
          .where((row) => row.or([row("used_at", "<=", used), row("created_at", "<=", begun)]))
          .execute();
        const token = newToken();
        await db
          .insertInto("desk_sessions")
          .values({
            id: randomUUID(),
            operator_id: operator.id,
            token_hash: hashOf(token),
            way,
            device,
            created_at: ago(0),
            used_at: ago(0),
          })
          .execute();
        return token;
      }),
    use: (token) =>
      database.query(async (db) => {
        const { used, begun } = ended();
        const row = await db
          .selectFrom("desk_sessions")
          .innerJoin("desk_operators", "desk_operators.id", "operator_id")
          .select(["desk_sessions.id", "operator_id", "name", "used_at"])
          .where("token_hash", "=", hashOf(token))
          .where("used_at", ">", used)
          .where("desk_sessions.created_at", ">", begun)
          .executeTakeFirst();
        if (!row) return undefined;
        if (row.used_at < ago(NOTED_AFTER)) {
          await db
            .updateTable("desk_sessions")
            .set({ used_at: ago(0) })
            .where("id", "=", row.id)
            .execute();
        }
        return { id: row.id, operator: { id: row.operator_id, name: row.name } };
      }),
    async end(token) {
      await database.query((db) =>
        db.deleteFrom("desk_sessions").where("token_hash", "=", hashOf(token)).execute(),
      );
    },
    list: () =>
      database.query((db) => {
        const { used, begun } = ended();
        return db
          .selectFrom("desk_sessions")
          .innerJoin("desk_operators", "desk_operators.id", "operator_id")
          .select(["desk_sessions.id", "way", "device", "used_at"])
          .select(["desk_sessions.created_at", "name as operator"])
          .where("used_at", ">", used)
          .where("desk_sessions.created_at", ">", begun)
          .orderBy("used_at", "desc")
          .execute();
      }),
    async revoke(id) {
      const { numDeletedRows } = await database.query((db) =>
        db.deleteFrom("desk_sessions").where("id", "=", id).executeTakeFirst(),
      );
      return numDeletedRows > 0;
    },
    async revokeOthers({ id, operator }) {
      const { numDeletedRows } = await database.query((db) =>
        db
          .deleteFrom("desk_sessions")
          .where("operator_id", "=", operator.id)
          .where("id", "!=", id)
          .executeTakeFirst(),
      );
      return Number(numDeletedRows);
    },
  };
}
