import { writeCsv } from "#app/infra/csv.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import { unsubscribeAddress } from "./unsubscribe-address.server.ts";

export const lists = ["newsletter", "alerts", "webinar"] as const;
export type List = (typeof lists)[number];

/** Letters go to the subscribed and to nobody else. A webinar's people need not confirm: they are subscribed at once. */
export const statuses = ["subscribed", "pending", "unsubscribed"] as const;
type Status = (typeof statuses)[number];

/** All that is held, as CSV or JSON; or the columns that another mail program imports. */
export const formats = ["csv", "json", "mailchimp", "shopify", "listmonk"] as const;
export type Format = (typeof formats)[number];

/** A list of sign-ups as the content of a file, how many are in it, and how many have another status. */
export type SignUpExport = { content: string; rows: number; leftOut: number };

/** Readers of alerts were promised that nobody else gets their address. */
export function canExport(list: List, format: Format): boolean {
  return list !== "alerts" || format === "csv" || format === "json";
}

/**
 * The sign-ups of a list, oldest first, with the address at which each can be stopped.
 * @param wanted.since ISO time of the earliest consent that counts
 * @throws {DatabaseUnavailable}
 */
export async function exportSignUps(
  database: Database,
  list: List,
  wanted: { format: Format; statuses: readonly Status[]; since: string; siteUrl: string },
): Promise<SignUpExport> {
  const held = await READ[list](database, wanted.since);
  const rows = held
    .filter(({ status }) => wanted.statuses.includes(status))
    .map(({ unsubscribe_token, ...row }) => ({
      ...row,
      unsubscribe_url: unsubscribeAddress(wanted.siteUrl, unsubscribe_token),
    }));
  const content = write(list, rows, wanted.format);
  return { content, rows: rows.length, leftOut: held.length - rows.length };
}

/** What every list holds of a sign-up, and what some do. */
type Held = {
  email: string;
  status: Status;
  consented_at: string;
  unsubscribe_token: string;
  first_name?: string;
  last_name?: string;
  /** The webinar's slug. */
  webinar?: string;
};

const READ: Record<List, (database: Database, since: string) => Promise<Held[]>> = {
  newsletter: (database, since) =>
    database.query((db) =>
      db
        .selectFrom("subscribers")
        .select([...COLUMNS.newsletter, "unsubscribe_token"])
        .where("consented_at", ">=", since)
        .orderBy("created_at")
        .execute(),
    ),
  alerts: (database, since) =>
    database.query((db) =>
      db
        .selectFrom("alert_topics")
        .innerJoin("alert_readers", "alert_readers.id", "alert_topics.reader_id")
        .select([
          ...["alert_topics.created_at" as const, "alert_topics.unsubscribe_token" as const],
          ...COLUMNS.alerts,
        ])
        .where("consented_at", ">=", since)
        .orderBy("alert_topics.created_at")
        .execute(),
    ),
  webinar: async (database, since) => {
    const rows = await database.query((db) =>
      db
        .selectFrom("webinar_registrations")
        .select([...COLUMNS.webinar, "unsubscribe_token"])
        .where("consented_at", ">=", since)
        .orderBy("created_at")
        .execute(),
    );
    return rows.map((row) => ({
      ...row,
      status: row.unsubscribed_at === null ? "subscribed" : "unsubscribed",
    }));
  },
};

/** The columns of each list's table. */
const COLUMNS = {
  newsletter: [
    ...(["email", "status", "source", "consent_version", "consented_at", "confirmed_at"] as const),
    ...(["unsubscribed_at", "created_at"] as const),
  ],
  alerts: [
    ...(["email", "topic", "status", "source", "consent_version", "consented_at"] as const),
    ...(["confirmed_at", "unsubscribed_at", "told_at"] as const),
  ],
  webinar: [
    ...(["webinar", "email", "first_name", "last_name", "phone", "interest", "source"] as const),
    ...([
      "consent_version",
      "consented_at",
      "unsubscribed_at",
      "created_at",
      "updated_at",
    ] as const),
  ],
};

type Row = Omit<Held, "unsubscribe_token"> & { unsubscribe_url: string };

function write(list: List, rows: readonly Row[], format: Format): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(rows, null, 2)}\n`;
    case "csv": {
      const added = { newsletter: [], alerts: ["created_at"], webinar: ["status"] }[list];
      return writeCsv(rows, [...COLUMNS[list], ...added, "unsubscribe_url"]);
    }
    case "mailchimp":
      return writeCsv(
        rows.map((row) => ({
          "Email Address": row.email,
          "First Name": row.first_name ?? "",
          "Last Name": row.last_name ?? "",
          Tags: tagOf(row),
        })),
        ["Email Address", "First Name", "Last Name", "Tags"],
      );
    case "shopify":
      return writeCsv(
        rows.map((row) => ({
          "First Name": row.first_name ?? "",
          "Last Name": row.last_name ?? "",
          Email: row.email,
          // Who registered for a webinar asked for that alone.
          "Accepts Email Marketing":
            list === "newsletter" && row.status === "subscribed" ? "yes" : "no",
          Tags: tagOf(row),
        })),
        ["First Name", "Last Name", "Email", "Accepts Email Marketing", "Tags"],
      );
    case "listmonk":
      return writeCsv(
        rows.map((row) => ({
          email: row.email,
          name: [row.first_name, row.last_name].filter(Boolean).join(" "),
          attributes: JSON.stringify({
            list: tagOf(row),
            consented_at: row.consented_at,
            unsubscribe_url: row.unsubscribe_url,
          }),
        })),
        ["email", "name", "attributes"],
      );
  }
}

const tagOf = ({ webinar }: Row) => (webinar ? `webinar ${webinar}` : "newsletter");
