import type { Kysely } from "kysely";
import type { Tables } from "#app/infra/database-tables.server.ts";

/** @param problem the mail server's code, without the address */
export async function markUndeliverable(
  db: Kysely<Tables>,
  emailKey: string,
  problem: string,
  now: string,
): Promise<void> {
  await db
    .insertInto("undeliverable_addresses")
    .values({ email_key: emailKey, problem, marked_at: now })
    .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ problem, marked_at: now }))
    .execute();
}

/** After a reader's confirmation or an operator's retry. */
export async function clearUndeliverable(
  db: Kysely<Tables>,
  emailKeys: readonly string[],
): Promise<void> {
  if (emailKeys.length === 0) return;
  await db.deleteFrom("undeliverable_addresses").where("email_key", "in", emailKeys).execute();
}
