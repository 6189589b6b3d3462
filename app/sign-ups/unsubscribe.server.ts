import type { Kysely } from "kysely";
import type { WallClock } from "#app/infra/clock.ts";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import type { Tables } from "#app/infra/database-tables.server.ts";
import { type List, lists } from "./sign-up-lists.ts";
import { isToken, newToken } from "./unsubscribe-address.server.ts";

export type Unsubscribing = {
  /** Changes nothing. */
  check(token: string): Promise<MailState>;
  /** Gives the same answer however often it is called. */
  stop(token: string): Promise<MailState>;
};

/** `topic` is set when the token stops that alert alone. */
export type MailState =
  | { status: "coming" | "stopped"; mail: List; topic?: string }
  | { status: "unknown" | "unavailable" };

export function createUnsubscribing(database: Database, clock: WallClock): Unsubscribing {
  const ask = async (token: string, work: (db: Kysely<Tables>) => Promise<MailState>) => {
    // Postgres refuses some characters, such as NUL, which would look like a broken database.
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
        for (const list of lists) await TOKENS[list].stop(db, token, now);
        return check(db, token);
      }),
  };
}

async function check(db: Kysely<Tables>, token: string): Promise<MailState> {
  for (const list of lists) {
    const state = await TOKENS[list].check(db, token);
    if (state) return state;
  }
  return { status: "unknown" };
}

/** How a list finds and stops the sign-up of an unsubscribe token. Another list's token changes nothing. */
type Tokens = {
  check(db: Kysely<Tables>, token: string): Promise<MailState | undefined>;
  stop(db: Kysely<Tables>, token: string, now: string): Promise<void>;
};

const TOKENS: Record<List, Tokens> = {
  newsletter: { check: checkNewsletter, stop: stopNewsletter },
  webinar: { check: checkWebinar, stop: stopWebinar },
  alerts: {
    check: checkAlerts,
    async stop(db, token, now) {
      await stopAlertTopic(db, token, now);
      await stopAlerts(db, token, now);
    },
  },
};

async function checkNewsletter(db: Kysely<Tables>, token: string): Promise<MailState | undefined> {
  const subscriber = await db
    .selectFrom("subscribers")
    .select("status")
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  if (!subscriber) return undefined;
  const status = subscriber.status === "unsubscribed" ? "stopped" : "coming";
  return { status, mail: "newsletter" };
}

async function checkWebinar(db: Kysely<Tables>, token: string): Promise<MailState | undefined> {
  const registration = await db
    .selectFrom("webinar_registrations")
    .select("unsubscribed_at")
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  if (!registration) return undefined;
  return { status: registration.unsubscribed_at ? "stopped" : "coming", mail: "webinar" };
}

async function checkAlerts(db: Kysely<Tables>, token: string): Promise<MailState | undefined> {
  const one = await db
    .selectFrom("alert_topics")
    .select(["status", "topic"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  if (one) {
    const status = one.status === "unsubscribed" ? "stopped" : "coming";
    return { status, mail: "alerts", topic: one.topic };
  }
  const reader = await findReader(db, token);
  if (!reader) return undefined;
  const wanted = await db
    .selectFrom("alert_topics")
    .select("id")
    .where("reader_id", "=", reader.id)
    .where("status", "!=", "unsubscribed")
    .executeTakeFirst();
  return { status: wanted ? "coming" : "stopped", mail: "alerts" };
}

const findReader = (db: Kysely<Tables>, token: string) =>
  db
    .selectFrom("alert_readers")
    .select(["id", "email_key"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();

async function stopNewsletter(db: Kysely<Tables>, token: string, now: string): Promise<void> {
  const stopped = await db
    .updateTable("subscribers")
    // A new confirmation id ends the links of older mails.
    .set({
      ...{ status: "unsubscribed", confirmation_id: newToken() },
      ...{ unsubscribed_at: now, updated_at: now },
    })
    .where("unsubscribe_token", "=", token)
    .where("status", "!=", "unsubscribed")
    .returning("email_key")
    .executeTakeFirst();
  if (stopped) await dropWaiting(db, stopped.email_key, "newsletter-%");
}

async function stopWebinar(db: Kysely<Tables>, token: string, now: string): Promise<void> {
  const stopped = await db
    .updateTable("webinar_registrations")
    .set({ unsubscribed_at: now, updated_at: now })
    .where("unsubscribe_token", "=", token)
    .where("unsubscribed_at", "is", null)
    .returning("email_key")
    .executeTakeFirst();
  if (stopped) await dropWaiting(db, stopped.email_key, "webinar-%");
}

async function stopAlertTopic(db: Kysely<Tables>, token: string, now: string): Promise<void> {
  const stopped = await endTopics(db, now)
    .where("unsubscribe_token", "=", token)
    .returning(["reader_id", "topic"])
    .executeTakeFirst();
  if (!stopped) return;
  const { reader_id: id, topic } = stopped;
  const reader = await db
    .selectFrom("alert_readers")
    .select("email_key")
    .where("id", "=", id)
    .executeTakeFirst();
  const others = await db
    .selectFrom("alert_topics")
    .select("id")
    .where("reader_id", "=", id)
    .where("status", "=", "subscribed")
    .executeTakeFirst();
  if (!reader) return;
  await dropWaiting(db, reader.email_key, `alerts-confirmation ${topic}`);
  // Waiting news may be about other topics too, so it stays while one of them is confirmed.
  if (!others) await dropWaiting(db, reader.email_key, "alerts-news");
}

async function stopAlerts(db: Kysely<Tables>, token: string, now: string): Promise<void> {
  const reader = await findReader(db, token);
  if (!reader) return;
  await endTopics(db, now).where("reader_id", "=", reader.id).execute();
  await dropWaiting(db, reader.email_key, "alerts-%");
}

const endTopics = (db: Kysely<Tables>, now: string) =>
  db
    .updateTable("alert_topics")
    .set({ status: "unsubscribed", unsubscribed_at: now, updated_at: now })
    .where("status", "!=", "unsubscribed");

/** Deletes mails that still wait, and failed ones that an operator could retry. */
async function dropWaiting(db: Kysely<Tables>, emailKey: string, kind: string): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("recipient_key", "=", emailKey)
    .where("kind", "like", kind)
    .where("state", "in", ["waiting", "reserved", "failed"])
    .execute();
}
