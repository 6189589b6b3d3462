import type { Kysely } from "kysely";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import type { Tables } from "#app/infra/database-tables.ts";
import type { SignUpForm } from "./sign-up-form.ts";
import { isToken, newToken } from "./unsubscribe-address.server.ts";

/** Stops mail, by the opaque token that every mail carries. */
export type Unsubscribing = {
  /** Whose token it is and whether mail still comes. Changes nothing. */
  check(token: string): Promise<MailState>;
  /** Stops it; the same answer however often it is asked. */
  stop(token: string): Promise<MailState>;
};

/** What the token's mail is, and whether it still comes. */
export type MailState =
  | { status: "coming" | "stopped"; mail: SignUpForm }
  | { status: "unknown" | "unavailable" };

/** @param clock milliseconds since 1970 */
export function createUnsubscribing(database: Database, clock: () => number): Unsubscribing {
  const ask = async (token: string, work: (db: Kysely<Tables>) => Promise<MailState>) => {
    // Postgres refuses some characters, such as NUL, and would seem to be broken.
    if (!isToken(token)) return { status: "unknown" } as const;
    try {
      return await database.transaction(work);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return { status: "unavailable" } as const;
      throw error;
    }
  };
  return {
    check: (token) => ask(token, (db) => check(db, token)),
    stop: (token) =>
      ask(token, async (db) => {
        const now = new Date(clock()).toISOString();
        await stopNewsletter(db, token, now);
        await stopWebinar(db, token, now);
        return check(db, token);
      }),
  };
}

async function check(db: Kysely<Tables>, token: string): Promise<MailState> {
  const subscriber = await db
    .selectFrom("subscribers")
    .select("status")
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  if (subscriber) {
    const status = subscriber.status === "unsubscribed" ? "stopped" : "coming";
    return { status, mail: "newsletter" };
  }
  const registration = await db
    .selectFrom("webinar_registrations")
    .select("unsubscribed_at")
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  if (!registration) return { status: "unknown" };
  return { status: registration.unsubscribed_at ? "stopped" : "coming", mail: "webinar" };
}

async function stopNewsletter(db: Kysely<Tables>, token: string, now: string): Promise<void> {
  const stopped = await db
    .updateTable("subscribers")
    // With another confirmation id the links of older mails confirm nothing any more.
    .set({
      ...{ status: "unsubscribed", confirmation_id: newToken() },
      ...{ unsubscribed_at: now, updated_at: now },
    })
    .where("unsubscribe_token", "=", token)
    .where("status", "!=", "unsubscribed")
    .returning("email_key")
    .executeTakeFirst();
  if (stopped) await dropWaiting(db, stopped.email_key, "newsletter");
}

async function stopWebinar(db: Kysely<Tables>, token: string, now: string): Promise<void> {
  const stopped = await db
    .updateTable("webinar_registrations")
    .set({ unsubscribed_at: now, updated_at: now })
    .where("unsubscribe_token", "=", token)
    .where("unsubscribed_at", "is", null)
    .returning("email_key")
    .executeTakeFirst();
  if (stopped) await dropWaiting(db, stopped.email_key, "webinar");
}

/** Takes what has not been handed to a mail server yet out of the outbox. */
async function dropWaiting(db: Kysely<Tables>, emailKey: string, mail: SignUpForm): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("recipient_key", "=", emailKey)
    .where("kind", "like", `${mail}-%`)
    .where("state", "in", ["waiting", "reserved"])
    .execute();
}
