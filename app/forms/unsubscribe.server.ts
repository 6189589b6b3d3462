import { type Kysely, sql } from "kysely";
import { createContext } from "react-router";
import type { WallClock } from "#app/infra/clock.ts";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import type { Tables } from "#app/infra/database-tables.server.ts";
import { forgetMailbox, stopMailbox } from "./mailboxes.server.ts";
import { type List, lists } from "./sign-up-lists.ts";
import { isToken, newToken } from "./unsubscribe-address.server.ts";

export type Unsubscribing = {
  /** Changes nothing. */
  check(token: string): Promise<MailState>;
  /** Also ends, for a while, what forms may send to the mailbox. Gives the same answer however often it is called. */
  stop(token: string): Promise<MailState>;
  /** Lets forms send mail to the mailbox again; what is stopped stays so. */
  allow(token: string): Promise<MailState>;
};

export const unsubscribingContext = createContext<Unsubscribing>();

export type MailState = KnownState | { status: "unknown" | "unavailable" };

/** `topic` is set when the token stops that alert alone. */
type KnownState = { status: "coming" | "stopped"; mail: List; topic?: string };

export function createUnsubscribing(database: Database, clock: WallClock): Unsubscribing {
  const ask = async (
    token: string,
    work: (db: Kysely<Tables>, found: Found) => Promise<KnownState>,
  ): Promise<MailState> => {
    // Postgres refuses some characters, such as NUL, which would look like a broken database.
    if (!isToken(token)) return { status: "unknown" };
    try {
      return await database.transaction(async (db) => {
        const found = await findSignUp(db, token);
        return found ? work(db, found) : { status: "unknown" };
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return { status: "unavailable" };
      throw error;
    }
  };
  return {
    check: (token) => ask(token, async (_db, { state }) => state),
    stop: (token) =>
      ask(token, async (db, { list, emailKey, state }) => {
        const now = new Date(clock()).toISOString();
        await STOP[list](db, { token, emailKey, now });
        await stopMailbox(db, emailKey, now);
        return { ...state, status: "stopped" };
      }),
    allow: (token) =>
      ask(token, async (db, { emailKey, state }) => {
        await forgetMailbox(db, emailKey);
        return state;
      }),
  };
}

type Found = { list: List; emailKey: string; state: KnownState };

/** The sign-up of an unsubscribe token, or all alerts of a reader. */
async function findSignUp(db: Kysely<Tables>, token: string): Promise<Found | undefined> {
  for (const list of lists) {
    const found = await FIND[list](db, token);
    if (found) return { ...found, list };
  }
  return undefined;
}

type Find = (db: Kysely<Tables>, token: string) => Promise<Omit<Found, "list"> | undefined>;

const FIND: Record<List, Find> = {
  async newsletter(db, token) {
    const row = await db
      .selectFrom("subscribers")
      .select(["status", "email_key"])
      .where("unsubscribe_token", "=", token)
      .executeTakeFirst();
    if (!row) return undefined;
    const status = row.status === "unsubscribed" ? "stopped" : "coming";
    return { emailKey: row.email_key, state: { status, mail: "newsletter" } };
  },
  async webinar(db, token) {
    const row = await db
      .selectFrom("webinar_registrations")
      .select(["unsubscribed_at", "email_key"])
      .where("unsubscribe_token", "=", token)
      .executeTakeFirst();
    if (!row) return undefined;
    const status = row.unsubscribed_at ? "stopped" : "coming";
    return { emailKey: row.email_key, state: { status, mail: "webinar" } };
  },
  async alerts(db, token) {
    return (await findTopic(db, token)) ?? (await findReader(db, token));
  },
};

const findTopic: Find = async (db, token) => {
  const row = await db
    .selectFrom("alert_topics")
    .innerJoin("alert_readers", "alert_readers.id", "alert_topics.reader_id")
    .select(["status", "topic", "email_key"])
    .where("alert_topics.unsubscribe_token", "=", token)
    .executeTakeFirst();
  if (!row) return undefined;
  const status = row.status === "unsubscribed" ? "stopped" : "coming";
  return { emailKey: row.email_key, state: { status, mail: "alerts", topic: row.topic } };
};

const findReader: Find = async (db, token) => {
  const reader = await db
    .selectFrom("alert_readers")
    .select(["id", "email_key"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  if (!reader) return undefined;
  const wanted = await db
    .selectFrom("alert_topics")
    .select("id")
    .where("reader_id", "=", reader.id)
    .where("status", "!=", "unsubscribed")
    .executeTakeFirst();
  return {
    emailKey: reader.email_key,
    state: { status: wanted ? "coming" : "stopped", mail: "alerts" },
  };
};

type Stop = (
  db: Kysely<Tables>,
  stopped: { token: string; emailKey: string; now: string },
) => Promise<void>;

/** Also where it is stopped already: a form may have sent another link since. The first day stays. */
const STOP: Record<List, Stop> = {
  async newsletter(db, { token, emailKey, now }) {
    await db
      .updateTable("subscribers")
      .set({ status: "unsubscribed", ...ended(now) })
      .where("unsubscribe_token", "=", token)
      .execute();
    await dropWaiting(db, emailKey, "newsletter-%");
  },
  async webinar(db, { token, emailKey, now }) {
    await db
      .updateTable("webinar_registrations")
      .set({ ...ended(now), confirmation_id: null, waiting_details: null })
      .where("unsubscribe_token", "=", token)
      .execute();
    await dropWaiting(db, emailKey, "webinar-%");
  },
  async alerts(db, { token, emailKey, now }) {
    const stopped = await db
      .updateTable("alert_topics")
      .set({ status: "unsubscribed", ...ended(now) })
      .where("unsubscribe_token", "=", token)
      .returning(["reader_id", "topic"])
      .executeTakeFirst();
    if (!stopped) return stopAlerts(db, token, emailKey, now);
    const others = await db
      .selectFrom("alert_topics")
      .select("id")
      .where("reader_id", "=", stopped.reader_id)
      .where("status", "=", "subscribed")
      .executeTakeFirst();
    await dropWaiting(db, emailKey, `alerts-confirmation ${stopped.topic}`);
    // Waiting news may be about other topics too, so it stays while one of them is confirmed.
    if (!others) await dropWaiting(db, emailKey, "alerts-news");
  },
};

async function stopAlerts(
  db: Kysely<Tables>,
  token: string,
  emailKey: string,
  now: string,
): Promise<void> {
  await db
    .updateTable("alert_topics")
    .set({ status: "unsubscribed", ...ended(now) })
    .where("reader_id", "=", (from) =>
      from.selectFrom("alert_readers").select("id").where("unsubscribe_token", "=", token),
    )
    .execute();
  await dropWaiting(db, emailKey, "alerts-%");
}

/** A new confirmation id ends the links of older mails. The row's own id keeps those of several rows apart. */
const ended = (now: string) => ({
  confirmation_id: sql<string>`id || ${newToken()}`,
  unsubscribed_at: sql<string>`coalesce(unsubscribed_at, ${now})`,
  updated_at: now,
});

/** Deletes mails that still wait, and failed ones that an operator could retry. */
async function dropWaiting(db: Kysely<Tables>, emailKey: string, kind: string): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("recipient_key", "=", emailKey)
    .where("kind", "like", kind)
    .where("state", "in", ["waiting", "reserved", "failed"])
    .execute();
}
