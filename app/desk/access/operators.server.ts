import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { DeskOperatorRow, Tables } from "#app/infra/database-tables.server.ts";
import { hashOf, newToken } from "./tokens.server.ts";

export const LINK_MINUTES = { invite: 60, mail: 15 } as const;

/** Shown in the desk, and typed to get a link by mail. */
export const OPERATOR_NAME = /^\s*[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’-]{0,39}$/u;

/** The people who may sign in to /desk, and their one-time links. Tokens are stored as hashes. */
export type Operators = {
  /**
   * The token of an invite, which works once, for an hour. Creates an unknown operator.
   * @param email the new address for links by mail; undefined keeps the old one
   */
  invite(name: string, email?: string): Promise<string>;
  /** Ends the operator's older links of its kind. @param write runs in the same transaction */
  makeLink(
    kind: LinkKind,
    operatorId: string,
    write?: (db: Transaction<Tables>, token: string) => Promise<void>,
  ): Promise<string>;
  /** The owner of a valid link; changes nothing. */
  checkLink(token: string): Promise<LinkOwner | undefined>;
  /** Uses a link up. Only one of two simultaneous requests gets the owner. */
  redeemLink(token: string): Promise<LinkOwner | undefined>;
  find(name: string): Promise<DeskOperatorRow | undefined>;
  list(): Promise<DeskOperatorRow[]>;
  /** Ends all their ways to sign in. @returns false for an unknown name */
  remove(name: string): Promise<boolean>;
};

type LinkKind = keyof typeof LINK_MINUTES;

/** Signed in, or about to. */
export type Operator = { id: string; name: string };

type LinkOwner = Operator & { kind: LinkKind };

export function createOperators(database: Database, clock: WallClock): Operators {
  const time = (minutes = 0) => new Date(clock() + minutes * 60_000).toISOString();

  const addLink = async (db: Kysely<Tables>, kind: LinkKind, operatorId: string) => {
    const token = newToken();
    await db
      .deleteFrom("desk_links")
      .where((row) =>
        row.or([
          row.and([row("operator_id", "=", operatorId), row("kind", "=", kind)]),
          row("expires_at", "<=", time()),
        ]),
      )
      .execute();
    await db
      .insertInto("desk_links")
      .values({
        id: randomUUID(),
        kind,
        operator_id: operatorId,
        token_hash: hashOf(token),
        created_at: time(),
        expires_at: time(LINK_MINUTES[kind]),
      })
      .execute();
    return token;
  };
  const findBy = (db: Kysely<Tables>, name: string) =>
    db
      .selectFrom("desk_operators")
      .selectAll()
      .where("name_key", "=", keyOf(name))
      .executeTakeFirst();

  return {
    invite: (name, email) =>
      database.transaction(async (db) => {
        await db
          .insertInto("desk_operators")
          .values({
            id: randomUUID(),
            name: name.trim(),
            name_key: keyOf(name),
            email: email ?? null,
            created_at: time(),
          })
          .onConflict((conflict) =>
            email === undefined
              ? conflict.column("name_key").doNothing()
              : conflict.column("name_key").doUpdateSet({ email }),
          )
          .execute();
        const operator = await findBy(db, name);
        if (!operator) throw new Error("The operator is not there");
        return addLink(db, "invite", operator.id);
      }),
    makeLink: (kind, operatorId, write) =>
      database.transaction(async (db) => {
        const token = await addLink(db, kind, operatorId);
        await write?.(db, token);
        return token;
      }),
    checkLink: (token) =>
      database.query((db) =>
        db
          .selectFrom("desk_links")
          .innerJoin("desk_operators", "desk_operators.id", "operator_id")
          .select(["desk_operators.id", "name", "kind"])
          .where("token_hash", "=", hashOf(token))
          .where("expires_at", ">", time())
          .executeTakeFirst(),
      ),
    redeemLink: (token) =>
      database.transaction(async (db) => {
        const used = await db
          .deleteFrom("desk_links")
          .where("token_hash", "=", hashOf(token))
          .where("expires_at", ">", time())
          .returning(["operator_id", "kind"])
          .executeTakeFirst();
        if (!used) return undefined;
        const operator = await db
          .selectFrom("desk_operators")
          .select(["id", "name"])
          .where("id", "=", used.operator_id)
          .executeTakeFirst();
        return operator && { ...operator, kind: used.kind };
      }),
    // Postgres refuses some characters, such as NUL, which would look like a broken database.
    find: async (name) =>
      OPERATOR_NAME.test(name) ? database.query((db) => findBy(db, name)) : undefined,
    list: () =>
      database.query((db) =>
        db.selectFrom("desk_operators").selectAll().orderBy("name_key").execute(),
      ),
    remove: (name) =>
      database.transaction(async (db) => {
        const operator = await findBy(db, name);
        if (!operator) return false;
        for (const table of ["desk_links", "desk_sessions", "desk_passkeys"] as const) {
          await db.deleteFrom(table).where("operator_id", "=", operator.id).execute();
        }
        await db.deleteFrom("desk_operators").where("id", "=", operator.id).execute();
        return true;
      }),
  };
}

const keyOf = (name: string) => name.trim().toLowerCase();
