import type { Kysely, Transaction } from "kysely";
import type { Change } from "#app/evidence/ledger/changes.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { AlertReaderRow, AlertTopicRow, Tables } from "#app/infra/database-tables.ts";
import type { Outbox } from "#app/sign-ups/outbox.server.ts";
import { NEWS, newsMail } from "./alert-mails.server.ts";
import { noteChanges } from "./alert-rows.server.ts";
import { isAbout } from "./alert-topics.server.ts";

/** What announcing needs. @param changes the verdicts that changed */
export type AnnounceParts = {
  database: Database;
  outbox: Pick<Outbox, "add">;
  changes: readonly Change[];
  /** Milliseconds since 1970. */
  clock: () => number;
  siteUrl: string;
};

/** What an announcement would send. */
export type Announcement = {
  /** The changes that somebody has not been told of, and how many. */
  readonly changes: readonly { readonly change: Change; readonly readers: number }[];
  /** Readers who get a mail now. */
  readonly ready: readonly string[];
  /** Those who had one less than a week ago, or whose last one has not left yet: they get theirs with a later one. */
  readonly held: number;
};

/** What would be sent now. Changes nothing. */
export function previewAnnouncement(parts: AnnounceParts): Promise<Announcement> {
  const { database, changes, clock } = parts;
  const now = clock();
  return database.query(async (db) => {
    const [readers, topics, told, known, unsent] = await Promise.all([
      deliverableReaders(db).execute(),
      db.selectFrom("alert_topics").selectAll().where("status", "=", "subscribed").execute(),
      db.selectFrom("alert_news").selectAll().execute(),
      db.selectFrom("known_changes").selectAll().execute(),
      unsentNews(db).select("recipient_key").execute(),
    ]);
    const topicsOf = Map.groupBy(topics, ({ reader_id }) => reader_id);
    const toldTo = Map.groupBy(told, ({ reader_id }) => reader_id);
    const waiting = new Set(unsent.map(({ recipient_key }) => recipient_key));
    const counts = new Map(changes.map(({ id }) => [id, 0]));
    const ready: string[] = [];
    let held = 0;
    for (const reader of readers) {
      const due = dueChanges(changes, {
        topics: topicsOf.get(reader.id) ?? [],
        told: toldTo.get(reader.id) ?? [],
        known,
        now: iso(now),
      });
      if (due.length === 0) continue;
      for (const { id } of due) counts.set(id, (counts.get(id) ?? 0) + 1);
      if (isRested(reader, now) && !waiting.has(reader.email_key)) ready.push(reader.id);
      else held += 1;
    }
    const news = changes.flatMap((change) => {
      const readers = counts.get(change.id) ?? 0;
      return readers > 0 ? [{ change, readers }] : [];
    });
    return { changes: news, ready, held };
  });
}

/**
 * Writes a mail for each of these readers who still is to be told of something, together with the record that they
 * were: however often it is called or killed, nobody is told twice or left out. Returns how many were written.
 */
export async function announce(parts: AnnounceParts, readers: readonly string[]): Promise<number> {
  const { database, changes, clock } = parts;
  await database.transaction((db) => noteChanges(db, changes, iso(clock())));
  let written = 0;
  for (const id of readers) {
    if (await database.transaction((db) => tell(db, parts, id))) written += 1;
  }
  return written;
}

async function tell(
  db: Transaction<Tables>,
  { outbox, changes, clock, siteUrl }: AnnounceParts,
  id: string,
): Promise<boolean> {
  const now = clock();
  // The first statement writes: from here on no other announcement tells this reader anything.
  const reader = await db
    .updateTable("alert_readers")
    .set({ updated_at: iso(now) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!reader || !isRested(reader, now)) return false;
  const unsent = await unsentNews(db)
    .select("id")
    .where("recipient_key", "=", reader.email_key)
    .executeTakeFirst();
  if (unsent || !(await deliverableReaders(db).where("id", "=", id).executeTakeFirst())) {
    return false;
  }
  // A write as well: who stops a topic now waits, and then takes the mail out of the outbox.
  const topics = await db
    .updateTable("alert_topics")
    .set((row) => ({ topic: row.ref("topic") }))
    .where("reader_id", "=", id)
    .where("status", "=", "subscribed")
    .returningAll()
    .execute();
  const told = await db.selectFrom("alert_news").selectAll().where("reader_id", "=", id).execute();
  const known = await db.selectFrom("known_changes").selectAll().execute();
  const due = dueChanges(changes, { topics, told, known, now: iso(now) });
  if (due.length === 0) return false;
  await db
    .insertInto("alert_news")
    .values(
      due.map((change) => ({
        ...{ id: `${id} ${change.id}`, reader_id: id },
        ...{ change_id: change.id, told_at: iso(now) },
      })),
    )
    .execute();
  await db
    .updateTable("alert_readers")
    .set({ told_at: iso(now) })
    .where("id", "=", id)
    .execute();
  const their = topics.filter(({ topic }) => due.some((change) => isAbout(topic, change)));
  await outbox.add(db, newsMail({ reader, topics: their, changes: due, siteUrl }));
  return true;
}

/** The changes that a reader asked for, that the site learned of afterwards, and that they were not told of. */
function dueChanges(
  changes: readonly Change[],
  {
    topics,
    told,
    known,
    now,
  }: {
    topics: readonly AlertTopicRow[];
    told: readonly { change_id: string }[];
    known: readonly { id: string; known_at: string }[];
    now: string;
  },
): Change[] {
  return changes.filter((change) => {
    const knownAt = known.find(({ id }) => id === change.id)?.known_at ?? now;
    return (
      !told.some(({ change_id }) => change_id === change.id) &&
      topics.some(({ topic, consented_at }) => isAbout(topic, change) && consented_at < knownAt)
    );
  });
}

/** Without those for whom the mail server takes nothing: they are told when they have confirmed again. */
const deliverableReaders = (db: Kysely<Tables>) =>
  db
    .selectFrom("alert_readers")
    .selectAll()
    .where("email_key", "not in", (marks) =>
      marks.selectFrom("undeliverable_addresses").select("email_key"),
    );

/** Whether a reader's last alert is a week old. */
const isRested = ({ told_at }: Pick<AlertReaderRow, "told_at">, now: number) =>
  told_at === null || Date.parse(told_at) <= now - WEEK;

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** A second one would be taken for the same as one that still waits. */
const unsentNews = (db: Kysely<Tables>) =>
  db
    .selectFrom("outbox")
    .where("kind", "=", NEWS)
    .where("state", "in", ["waiting", "reserved", "claimed"]);

const iso = (time: number) => new Date(time).toISOString();
