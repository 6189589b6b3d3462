import type { Database } from "./database.server.ts";

export const BACK_UP = "back-up";
export const PURGE = "purge";
export const LINKS = "links";
/** Written by each question whether the server is ready, which a full disk can't take. */
export const READY = "ready";

/** @param at ISO time @throws {DatabaseUnavailable} */
export async function writeNote(database: Database, what: string, at: string): Promise<void> {
  await database.query((db) =>
    db
      .insertInto("operator_notes")
      .values({ id: what, noted_at: at })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ noted_at: at }))
      .execute(),
  );
}

/** ISO time; undefined without a note. @throws {DatabaseUnavailable} */
export async function readNote(database: Database, what: string): Promise<string | undefined> {
  const note = await database.query((db) =>
    db.selectFrom("operator_notes").select("noted_at").where("id", "=", what).executeTakeFirst(),
  );
  return note?.noted_at;
}
