import { type RawBuilder, sql } from "kysely";
import type { Database } from "#app/infra/database.server.ts";
import type {
  AlertReaderRow,
  AlertTopicRow,
  OutboxRow,
  SubscriberRow,
  Tables,
  UndeliverableRow,
  WebinarRegistrationRow,
} from "#app/infra/database-tables.server.ts";
import { type ListPage, PAGE_LENGTH, type PagePlace, pageOf } from "./keyset.ts";
import { findLimit } from "./mailboxes.server.ts";
import { emailLimitKey } from "./rate-limits.server.ts";
import { type List, lists, type Status } from "./sign-up-lists.ts";

export type SignUpFilter = {
  list?: List | undefined;
  /** "undeliverable": the address is marked, whatever the sign-up's own status. */
  status?: Status | "undeliverable" | undefined;
  source?: string | undefined;
  /** Days in UTC, both included, such as 2026-11-30. */
  from?: string | undefined;
  until?: string | undefined;
  /** A part of an address or name, in any case. */
  search?: string | undefined;
};

export type SignUpLine = {
  id: string;
  list: List;
  email: string;
  name: string;
  about: string;
  status: Status;
  source: string;
  created_at: string;
  isUndeliverable: boolean;
};

/** A page of the sign-ups of all lists, newest first. @throws {DatabaseUnavailable} */
export async function listSignUps(
  database: Database,
  filter: SignUpFilter,
  place: PagePlace = {},
): Promise<ListPage<SignUpLine>> {
  const wanted = lists.filter((list) => !filter.list || filter.list === list);
  const conditions = conditionsOf(filter, place);
  const direction = place.after ? sql`asc` : sql`desc`;
  // The expression keeps the index out: the few marked addresses are faster to sort.
  const time = filter.status === "undeliverable" ? sql`created_at || ''` : sql`created_at`;
  // One query for each list: a union of the three would be sorted whole before its first line.
  const read = wanted.map((list) =>
    database.query(async (db) => {
      const { rows } = await sql<
        Omit<SignUpLine, "isUndeliverable" | "list"> & { marked: unknown }
      >`
        select id, email, name, about, status, source, created_at, ${IS_MARKED} as marked
        from (${LINES[list]}) as line
        where ${sql.join(conditions, sql` and `)}
        order by ${time} ${direction}, id ${direction}
        limit ${sql.lit(PAGE_LENGTH + 1)}`.execute(db);
      return rows.map(({ marked, ...line }) => ({
        ...line,
        list,
        isUndeliverable: Boolean(marked),
      }));
    }),
  );
  const lines = (await Promise.all(read)).flat();
  return pageOf(lines, place, ({ created_at: at, id }) => ({ at, id }));
}

const LINES: Record<List, RawBuilder<unknown>> = {
  newsletter: sql`
    select id, email, email_key, '' as name, '' as about, status, source, created_at
    from subscribers`,
  webinar: sql`
    select id, email, email_key, first_name || ' ' || last_name as name, webinar as about,
      case when unsubscribed_at is null then 'subscribed' else 'unsubscribed' end as status,
      source, created_at
    from webinar_registrations`,
  alerts: sql`
    select alert_topics.id, email, email_key, '' as name, topic as about, status, source,
      alert_topics.created_at
    from alert_topics join alert_readers on alert_readers.id = alert_topics.reader_id`,
};

const IS_MARKED = sql`exists (
  select 1 from undeliverable_addresses as mark where mark.email_key = line.email_key)`;

function conditionsOf(
  { status, source, from, until, search }: SignUpFilter,
  { before, after }: PagePlace,
): RawBuilder<unknown>[] {
  return [
    sql`1 = 1`,
    ...(status === "undeliverable"
      ? [sql`email_key in (select email_key from undeliverable_addresses)`]
      : status
        ? [sql`status = ${status}`]
        : []),
    ...(source ? [sql`source = ${source}`] : []),
    ...(from ? [sql`created_at >= ${from}`] : []),
    // "T~" sorts after every time of the day.
    ...(until ? [sql`created_at <= ${`${until}T~`}`] : []),
    ...(search ? [matches(search)] : []),
    ...(before ? [sql`(created_at, id) < (${before.at}, ${before.id})`] : []),
    ...(after ? [sql`(created_at, id) > (${after.at}, ${after.id})`] : []),
  ];
}

/** SQLite lowers ASCII letters only, so other names are searched in several cases. */
function matches(search: string): RawBuilder<unknown> {
  const lower = search.toLowerCase();
  const asciiLower = search.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const capital = lower.replace(/(?<=^|\s)[^ -~]/g, (letter) => letter.toUpperCase());
  const pattern = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const names = [...new Set([lower, asciiLower, capital])].map(
    (words) => sql`lower(name) like ${pattern(words)} escape '\\'`,
  );
  return sql`(email_key like ${pattern(lower)} escape '\\' or ${sql.join(names, sql` or `)})`;
}

/** Of each list the table with a row for each sign-up. */
const TABLES: Record<List, keyof Tables> = {
  newsletter: "subscribers",
  alerts: "alert_topics",
  webinar: "webinar_registrations",
};

const STATUS: Record<List, RawBuilder<unknown>> = {
  newsletter: sql`status`,
  alerts: sql`status`,
  webinar: sql`case when unsubscribed_at is null then 'subscribed' else 'unsubscribed' end`,
};

export type SignUpCount = { list: List; status: Status; count: number };

/** `undeliverable` counts marked addresses. @throws {DatabaseUnavailable} */
export async function countSignUps(
  database: Database,
): Promise<{ counts: SignUpCount[]; undeliverable: number }> {
  const { rows } = await database.query((db) =>
    sql<{ list: List | "marks"; status: Status; count: number | string }>`${sql.join(
      lists.map(
        (list) => sql`
          select ${sql.lit(list)} as list, ${STATUS[list]} as status, count(*) as count
          from ${sql.table(TABLES[list])} group by 2`,
      ),
      sql` union all `,
    )}
      union all
      select 'marks', '', count(*) from undeliverable_addresses`.execute(db),
  );
  const counts: SignUpCount[] = [];
  let undeliverable = 0;
  for (const { list, status, count } of rows) {
    if (list === "marks") undeliverable = Number(count);
    else counts.push({ list, status, count: Number(count) });
  }
  return { counts, undeliverable };
}

/** The first 50 in the alphabet, for a filter. @throws {DatabaseUnavailable} */
export async function listSources(database: Database): Promise<string[]> {
  const { rows } = await database.query((db) =>
    sql<{ source: string }>`${sql.join(
      lists.map((list) => {
        const table = sql.table(TABLES[list]);
        // Jumps along the index: a "distinct" would read all of it.
        return sql`
          select source from (
            with recursive step(source) as (
              select min(source) from ${table}
              union all
              select (select min(source) from ${table} as next where next.source > step.source)
              from step where step.source is not null)
            select source from step where source is not null limit 50) as found`;
      }),
      sql` union `,
    )}`.execute(db),
  );
  return rows
    .map(({ source }) => source)
    .toSorted()
    .slice(0, 50);
}

export type Person = {
  email: string;
  emailKey: string;
  newsletter: SubscriberRow | undefined;
  registrations: WebinarRegistrationRow[];
  alerts: { reader: AlertReaderRow; topics: AlertTopicRow[]; told: Told[] } | undefined;
  /** Newest first. */
  mails: Omit<OutboxRow, "subject" | "text" | "html">[];
  undeliverable: UndeliverableRow | undefined;
  limit: Awaited<ReturnType<typeof findLimit>>;
  /** Forms of the last hours as counted in Postgres; counts in the server's memory are left out. */
  countedForms: number;
};

type Told = { change_id: string; told_at: string };

/** Undefined for an unknown id. @throws {DatabaseUnavailable} */
export function findPerson(database: Database, id: string): Promise<Person | undefined> {
  return database.query(async (db) => {
    const { rows } = await sql<{ email: string; email_key: string }>`
      ${sql.join(
        lists.map(
          (list) => sql`select email, email_key from (${LINES[list]}) as line where id = ${id}`,
        ),
        sql` union `,
      )}
      union select recipient, recipient_key from outbox where id = ${id}`.execute(db);
    const [found] = rows;
    if (!found) return undefined;
    const { email, email_key: emailKey } = found;
    const newsletter = await db
      .selectFrom("subscribers")
      .selectAll()
      .where("email_key", "=", emailKey)
      .executeTakeFirst();
    const registrations = await db
      .selectFrom("webinar_registrations")
      .selectAll()
      .where("email_key", "=", emailKey)
      .orderBy("created_at")
      .execute();
    const reader = await db
      .selectFrom("alert_readers")
      .selectAll()
      .where("email_key", "=", emailKey)
      .executeTakeFirst();
    const alerts = reader && {
      reader,
      topics: await db
        .selectFrom("alert_topics")
        .selectAll()
        .where("reader_id", "=", reader.id)
        .orderBy("created_at")
        .execute(),
      told: await db
        .selectFrom("alert_news")
        .select(["change_id", "told_at"])
        .where("reader_id", "=", reader.id)
        .orderBy("told_at")
        .execute(),
    };
    const mails = await db
      .selectFrom("outbox")
      .select(["id", "kind", "recipient", "recipient_key", "unsubscribe_url", "state", "attempts"])
      .select(["next_attempt_at", "claimed_at", "finished_at", "problem", "created_at"])
      .where("recipient_key", "=", emailKey)
      .orderBy("created_at", "desc")
      .execute();
    const undeliverable = await db
      .selectFrom("undeliverable_addresses")
      .selectAll()
      .where("email_key", "=", emailKey)
      .executeTakeFirst();
    const counted = await db
      .selectFrom("rate_limits")
      .select("points")
      .where("key", "=", emailLimitKey(emailKey))
      .executeTakeFirst();
    const countedForms = counted?.points ?? 0;
    return {
      email,
      emailKey,
      newsletter,
      registrations,
      alerts,
      mails,
      undeliverable,
      limit: await findLimit(db, emailKey),
      countedForms,
    };
  });
}
