import type { Transaction } from "kysely";
import type { Tables } from "#app/infra/database-tables.server.ts";
import type { Limited } from "./rate-limits.server.ts";
import type { SignUpParts } from "./sign-ups.server.ts";

/** "no mail": the site has no mail server. */
export type Resent =
  | { status: "ok" | "not pending" | "no mail" }
  | ({ status: "limited" } & Limited);

/** Within the address's limits. @throws {DatabaseUnavailable} */
export async function resendConfirmation<Row extends { email_key: string }>(
  { database, outbox, rateLimits }: SignUpParts,
  {
    find,
    send,
  }: {
    find: (db: Transaction<Tables>) => Promise<Row | undefined>;
    send: (db: Transaction<Tables>, row: Row) => Promise<void>;
  },
): Promise<Resent> {
  if (!outbox.sendsMail) return { status: "no mail" };
  const pending = await database.transaction(find);
  if (!pending) return { status: "not pending" };
  const counted = await rateLimits.countAddress(pending.email_key);
  if (!counted.allowed) return { status: "limited", retryAfter: counted.retryAfter };
  const isSent = await database.transaction(async (db) => {
    const row = await find(db);
    if (row) await send(db, row);
    return row !== undefined;
  });
  outbox.wake();
  return { status: isSent ? "ok" : "not pending" };
}
