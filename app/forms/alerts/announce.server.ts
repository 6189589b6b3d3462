import type { Kysely, Transaction } from "kysely";
import type { Change } from "#app/evidence/ledger/changes.server.ts";
import type { Outbox } from "#app/forms/outbox.server.ts";
import type { WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { AlertReaderRow, AlertTopicRow, Tables } from "#app/infra/database-tables.server.ts";
import { NEWS, newsMail } from "./alert-mails.server.ts";
import { noteChanges } from "./alert-rows.server.ts";
import { isAbout } from "./alert-topics.server.ts";

/** @param changes the changed verdicts */
type AnnounceParts = {
  database: Database;
  outbox: Pick<Outbox, "add">;
  changes: readonly Change[];
  clock: WallClock;
  siteUrl: string;
};

export type Announcement = {
  /** Changes that some readers have not been told of, with the number of these readers. */
  readonly changes: readonly { readonly change: Change; readonly readers: number }[];
  /** Ids of readers who get a mail now. */
  readonly ready: readonly string[];
  /** Readers with a mail in the last week or still in the outbox: they get theirs later. */
  readonly held: number;
};

/** Changes nothing. */
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

/** Mail and record of a reader's changes are one transaction. @returns the number of mails */
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
  // Writing first keeps other announcements away from this reader.
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
  // Also a write: a reader who unsubscribes now waits, and then finds the mail in the outbox and deletes it.
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
        id: `${id} ${change.id}`,
        reader_id: id,
        change_id: change.id,
        told_at: iso(now),
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

/** A reader's changes: of their topics, from after their sign-up, and not told before. */
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

/** Readers whose address takes no mail are told after their next confirmation. */
const deliverableReaders = (db: Kysely<Tables>) =>
  db
    .selectFrom("alert_readers")
    .selectAll()
    .where("email_key", "not in", (marks) =>
      marks.selectFrom("undeliverable_addresses").select("email_key"),
    );

/** True a week after the reader's last alert. */
const isRested = ({ told_at }: Pick<AlertReaderRow, "told_at">, now: number) =>
  told_at === null || Date.parse(told_at) <= now - WEEK;

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The outbox would take a second mail for the same as the one that still waits. */
const unsentNews = (db: Kysely<Tables>) =>
  db
    .selectFrom("outbox")
    .where("kind", "=", NEWS)
    .where("state", "in", ["waiting", "reserved", "claimed"]);

const iso = (time: number) => new Date(time).toISOString();
