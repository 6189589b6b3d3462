import { type RawBuilder, sql } from "kysely";
import { writeCsv } from "#app/infra/csv.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { Format, List, Status } from "./sign-up-lists.ts";
import { unsubscribeAddress } from "./unsubscribe-address.server.ts";

export type WantedExport = {
  format: Format;
  statuses: readonly Status[];
  /** ISO time of the earliest consent that counts. */
  since: string;
  undeliverable: boolean;
  siteUrl: string;
};

/** A list of sign-ups as the content of a file, in pieces, and the number of rows left out. */
type SignUpExport = {
  content: AsyncIterable<string>;
  rows: number;
  leftOut: { otherStatus: number; undeliverable: number };
};

/** Oldest first. Reads a thousand at a time, so that others get answers. */
export async function exportSignUps(
  database: Database,
  list: List,
  wanted: WantedExport,
): Promise<SignUpExport> {
  const { rows } = await database.query((db) =>
    sql<{ status: Status; marked: number; count: number | string }>`
      select status, case when mark.email_key is null then 0 else 1 end as marked, count(*) as count
      from ${heldAndMarks(list)} where consented_at >= ${wanted.since} group by 1, 2`.execute(db),
  );
  const total = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((sum, { count }) => sum + Number(count), 0);
  const isWanted = ({ status }: { status: Status }) => wanted.statuses.includes(status);
  const isLeftOut = ({ marked }: { marked: number }) => marked === 1 && !wanted.undeliverable;
  return {
    content: write(list, readHeld(database, list, wanted), wanted),
    rows: total((row) => isWanted(row) && !isLeftOut(row)),
    leftOut: {
      otherStatus: total((row) => !isWanted(row)),
      undeliverable: total((row) => isWanted(row) && isLeftOut(row)),
    },
  };
}

type Held = {
  id: string;
  email: string;
  status: Status;
  consented_at: string;
  created_at: string;
  unsubscribe_token: string;
  first_name?: string;
  last_name?: string;
  webinar?: string;
  undeliverable_at: string | null;
};

const HELD: Record<List, RawBuilder<unknown>> = {
  newsletter: sql`select * from subscribers`,
  alerts: sql`
    select alert_topics.id, email, email_key, topic, status, source, consent_version, consented_at,
      confirmed_at, unsubscribed_at, told_at, alert_topics.created_at, alert_topics.unsubscribe_token
    from alert_topics join alert_readers on alert_readers.id = alert_topics.reader_id`,
  webinar: sql`
    select webinar_registrations.*,
      case when unsubscribed_at is null then 'subscribed' else 'unsubscribed' end as status
    from webinar_registrations`,
};

const heldAndMarks = (list: List) => sql`
  (${HELD[list]}) as held
  left join undeliverable_addresses as mark on mark.email_key = held.email_key`;

/** Pages by the time of the first sign-up, which never changes: no row repeats or is skipped. */
async function* readHeld(
  database: Database,
  list: List,
  { statuses, since, undeliverable }: WantedExport,
): AsyncGenerator<Held[]> {
  let last = { created_at: "", id: "" };
  for (;;) {
    const { rows } = await database.query((db) =>
      sql<Held>`
        select held.*, mark.marked_at as undeliverable_at from ${heldAndMarks(list)}
        where status in (${sql.join(statuses)}) and consented_at >= ${since}
          and (created_at, id) > (${last.created_at}, ${last.id})
          ${undeliverable ? sql`` : sql`and mark.email_key is null`}
        order by created_at, id limit ${sql.lit(AT_ONCE)}`.execute(db),
    );
    yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end;
  }
}

const AT_ONCE = 1000;

const COLUMNS: Record<List, readonly string[]> = {
  newsletter: [
    "email",
    "status",
    "source",
    "consent_version",
    "consented_at",
    "confirmed_at",
    "unsubscribed_at",
    "created_at",
    "undeliverable_at",
    "unsubscribe_url",
  ],
  alerts: [
    "email",
    "topic",
    "status",
    "source",
    "consent_version",
    "consented_at",
    "confirmed_at",
    "unsubscribed_at",
    "told_at",
    "created_at",
    "undeliverable_at",
    "unsubscribe_url",
  ],
  webinar: [
    "webinar",
    "email",
    "first_name",
    "last_name",
    "phone",
    "interest",
    "source",
    "consent_version",
    "consented_at",
    "unsubscribed_at",
    "created_at",
    "updated_at",
    "status",
    "undeliverable_at",
    "unsubscribe_url",
  ],
};

type Row = Held & { unsubscribe_url: string };

async function* write(
  list: List,
  pieces: AsyncIterable<Held[]>,
  { format, siteUrl }: WantedExport,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const held of pieces) {
    const rows = held.map((row) => ({
      ...row,
      unsubscribe_url: unsubscribeAddress(siteUrl, row.unsubscribe_token),
    }));
    yield format === "json"
      ? rows.map((row, index) => jsonLine(row, list, isFirst && index === 0)).join("")
      : csvLines(rows, list, format, isFirst);
    isFirst &&= rows.length === 0;
  }
  if (format === "json") yield isFirst ? "[]\n" : "\n]\n";
}

function jsonLine(row: Row, list: List, isFirst: boolean): string {
  const fields = Object.entries(row).filter(([name]) => COLUMNS[list].includes(name));
  return `${isFirst ? "[" : ","}\n  ${JSON.stringify(Object.fromEntries(fields))}`;
}

function csvLines(
  rows: readonly Row[],
  list: List,
  format: Exclude<Format, "json">,
  header: boolean,
): string {
  switch (format) {
    case "csv":
      return writeCsv(rows, COLUMNS[list], { header, bom: header });
    case "mailchimp":
      return writeCsv(
        rows.map((row) => ({
          "Email Address": row.email,
          "First Name": row.first_name ?? "",
          "Last Name": row.last_name ?? "",
          Tags: tagOf(list, row),
        })),
        ["Email Address", "First Name", "Last Name", "Tags"],
        { header },
      );
    case "shopify":
      return writeCsv(
        rows.map((row) => ({
          "First Name": row.first_name ?? "",
          "Last Name": row.last_name ?? "",
          Email: row.email,
          // People who registered for a webinar did not ask for letters.
          "Accepts Email Marketing":
            list === "newsletter" && row.status === "subscribed" ? "yes" : "no",
          Tags: tagOf(list, row),
        })),
        ["First Name", "Last Name", "Email", "Accepts Email Marketing", "Tags"],
        { header },
      );
    case "listmonk":
      return writeCsv(
        rows.map((row) => ({
          email: row.email,
          name: [row.first_name, row.last_name].filter(Boolean).join(" "),
          attributes: JSON.stringify({
            list: tagOf(list, row),
            consented_at: row.consented_at,
            unsubscribe_url: row.unsubscribe_url,
          }),
        })),
        ["email", "name", "attributes"],
        { header },
      );
  }
}

/** Marks everybody who is not subscribed, because the importing program would write to them. */
const tagOf = (list: List, { webinar, status }: Row) =>
  [webinar ? `webinar ${webinar}` : list, ...(status === "subscribed" ? [] : [status])].join(", ");
