import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import type { Tables } from "#app/infra/database-tables.server.ts";
import { forgottenBefore } from "./confirmation-link.server.ts";
import { clearUndeliverable } from "./undeliverable.server.ts";

/**
 * Forms take any address, so a stranger can have us write to anybody. All forms together send a
 * mailbox two mails that nobody answers, then one a day, and none for 30 days after a click on "stop".
 * @param row the sign-up @param now ISO time @returns false when no mail may go; else the mail is counted
 */
export async function mayWrite(
  db: Transaction<Tables>,
  row: { id: string; email_key: string },
  now: string,
  log: Logger,
): Promise<boolean> {
  await db.deleteFrom("mailboxes").where("updated_at", "<", forgottenBefore(now)).execute();
  const fresh = { id: mailboxId(row.email_key), unanswered: 0, stopped_at: null, updated_at: now };
  // Writing first locks the row in both databases.
  const mailbox = await db
    .insertInto("mailboxes")
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((old) => ({ id: old.ref("excluded.id") })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const { unanswered, stopped_at, updated_at } = mailbox;
  const isFull = unanswered >= AT_ONCE && Date.parse(now) - Date.parse(updated_at) < DAY;
  if (stopped_at || isFull) {
    const why = stopped_at ? "its owner stopped mails" : "its limit is reached";
    log.info({ signUp: row.id }, `No mail was written to the mailbox of a sign-up: ${why}`);
    return false;
  }
  await db
    .updateTable("mailboxes")
    .set({ unanswered: unanswered + 1, updated_at: now })
    .where("id", "=", mailbox.id)
    .execute();
  return true;
}

const AT_ONCE = 2;
const DAY = 24 * 60 * 60 * 1000;

/** @param now ISO time */
export async function stopMailbox(
  db: Kysely<Tables>,
  emailKey: string,
  now: string,
): Promise<void> {
  const stopped = { unanswered: 0, stopped_at: now, updated_at: now };
  await db
    .insertInto("mailboxes")
    .values({ id: mailboxId(emailKey), ...stopped })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(stopped))
    .execute();
}

/** Somebody pressed a button of a mail to this address: it takes mail, and its owner wants it. */
export async function confirmMailbox(db: Kysely<Tables>, emailKey: string): Promise<void> {
  await clearUndeliverable(db, [emailKey]);
  await forgetMailbox(db, emailKey);
}

/** Forms may make us write to it again. */
export async function forgetMailbox(db: Kysely<Tables>, emailKey: string): Promise<void> {
  await db.deleteFrom("mailboxes").where("id", "=", mailboxId(emailKey)).execute();
}

/** Only of a mailbox that forms may not write to at once. */
export const findLimit = (db: Kysely<Tables>, emailKey: string) =>
  db
    .selectFrom("mailboxes")
    .select(["unanswered", "stopped_at", "updated_at"])
    .where("id", "=", mailboxId(emailKey))
    .where((row) => row.or([row("stopped_at", "is not", null), row("unanswered", ">=", AT_ONCE)]))
    .executeTakeFirst();

/** Keeps addresses out of the table. */
const mailboxId = (emailKey: string) =>
  createHash("sha256").update(mailboxOf(emailKey)).digest("base64url");

/** Where mail for an address arrives: without a +tag, and at Gmail without dots. */
export function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf("@");
  const [name = ""] = emailKey.slice(0, at).split("+");
  const domain = emailKey.slice(at + 1);
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${name}@${domain}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}
