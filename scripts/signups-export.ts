import { writeCsv } from "#app/infra/csv.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import { unsubscribeAddress } from "#app/sign-ups/unsubscribe-address.server.ts";

export type Format = "csv" | "json";

/**
 * Everyone who signed up for the newsletter, oldest first, with the address at which each can stop it.
 * @param since ISO time of the earliest consent that counts
 */
export async function exportNewsletter(
  database: Database,
  format: Format,
  since: string,
  siteUrl: string,
): Promise<string> {
  const rows = await database.query((db) =>
    db
      .selectFrom("subscribers")
      .select([
        ...(["email", "status", "source", "consent_version", "consented_at"] as const),
        ...(["confirmed_at", "unsubscribed_at", "created_at", "unsubscribe_token"] as const),
      ])
      .where("consented_at", ">=", since)
      .orderBy("created_at")
      .execute(),
  );
  const people = rows.map(({ unsubscribe_token, ...row }) => ({
    ...row,
    unsubscribe_url: unsubscribeAddress(siteUrl, unsubscribe_token),
  }));
  const columns = [
    ...["email", "status", "source", "consent_version", "consented_at", "confirmed_at"],
    ...["unsubscribed_at", "created_at", "unsubscribe_url"],
  ];
  return written(people, columns, format);
}

/** Everyone who asked to be told of a changed verdict, a row for each topic. @param since as above */
export async function exportAlerts(
  database: Database,
  format: Format,
  since: string,
  siteUrl: string,
): Promise<string> {
  const columns = [
    ...(["email", "topic", "status", "source", "consent_version", "consented_at"] as const),
    ...(["confirmed_at", "unsubscribed_at", "told_at"] as const),
  ];
  const rows = await database.query((db) =>
    db
      .selectFrom("alert_topics")
      .innerJoin("alert_readers", "alert_readers.id", "alert_topics.reader_id")
      .select([...columns, "alert_topics.created_at", "alert_topics.unsubscribe_token"])
      .where("consented_at", ">=", since)
      .orderBy("alert_topics.created_at")
      .execute(),
  );
  const people = rows.map(({ unsubscribe_token, ...row }) => ({
    ...row,
    unsubscribe_url: unsubscribeAddress(siteUrl, unsubscribe_token),
  }));
  return written(people, [...columns, "created_at", "unsubscribe_url"], format);
}

/** Everyone who registered for a webinar, oldest first. @param since as above */
export async function exportWebinar(
  database: Database,
  format: Format,
  since: string,
): Promise<string> {
  const columns = [
    ...(["webinar", "email", "first_name", "last_name", "phone", "interest", "source"] as const),
    ...([
      "consent_version",
      "consented_at",
      "unsubscribed_at",
      "created_at",
      "updated_at",
    ] as const),
  ];
  const rows = await database.query((db) =>
    db
      .selectFrom("webinar_registrations")
      .select(columns)
      .where("consented_at", ">=", since)
      .orderBy("created_at")
      .execute(),
  );
  return written(rows, columns, format);
}

function written(rows: object[], columns: string[], format: Format): string {
  if (format === "json") return `${JSON.stringify(rows, null, 2)}\n`;
  return writeCsv(rows, columns);
}
