import { randomUUID } from "node:crypto";
import type { WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { DeskLogRow } from "#app/infra/database-tables.server.ts";

/** Records of the operators' acts. They name no reader. */
export type DeskLog = {
  /** @param entry nothing about a reader: an id, a count, a filter */
  add(entry: Pick<DeskLogRow, "operator" | "action" | "about">): Promise<void>;
  /** Newest first, one more than `size` when the log goes on. @param before an entry's `time,id` */
  page(size: number, before?: string): Promise<DeskLogRow[]>;
};

export function createDeskLog(database: Database, clock: WallClock): DeskLog {
  return {
    async add(entry) {
      const row = { id: randomUUID(), at: new Date(clock()).toISOString(), ...entry };
      await database.query((db) => db.insertInto("desk_log").values(row).execute());
    },
    page: (size, before) =>
      database.query((db) => {
        const [at = "", id = ""] = before?.split(",") ?? [];
        return db
          .selectFrom("desk_log")
          .selectAll()
          .$if(before !== undefined, (query) =>
            query.where((row) =>
              row.or([row("at", "<", at), row.and([row("at", "=", at), row("id", "<", id)])]),
            ),
          )
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .limit(size + 1)
          .execute();
      }),
  };
}
