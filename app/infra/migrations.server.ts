import { randomBytes } from "node:crypto";
import { CompiledQuery, type CreateTableBuilder, type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Tables } from "./database-tables.server.ts";

/** Brings the database to the newest schema, once, even when several servers start together. */
export async function migrate(db: Kysely<Tables>, engine: "sqlite" | "postgres"): Promise<void> {
  if (engine === "postgres") return run(db);
  // On Postgres, Kysely locks and uses a transaction. On SQLite this statement does both.
  await db.connection().execute(async (connection) => {
    const say = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    await say("begin immediate");
    try {
      await run(connection);
      await say("commit");
    } catch (error) {
      // The first error is the cause: SQLite rolls back by itself, as on a full disk.
      await say("rollback").catch(() => {});
      throw error;
    }
  });
}

async function run(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** In the order of their names. A released migration is never edited: add a new one. */
const MIGRATIONS: Record<string, Migration> = {
  "001-sign-ups": {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable("secrets")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
      const key = { name: "links", value: randomBytes(32).toString("base64url") };
      await db.insertInto("secrets").values(key).execute();

      await table(db, "subscribers", ["status", "confirmation_id", ...PERSON], {
        optional: ["confirmed_at", "unsubscribed_at"],
        unique: [["email_key"], ["confirmation_id"], ["unsubscribe_token"]],
      });
      await index(db, "subscribers", ["status", "updated_at"]);
      const details = ["first_name", "last_name", "phone", "interest"];
      await table(db, "webinar_registrations", ["webinar", ...details, ...PERSON], {
        optional: ["unsubscribed_at"],
        unique: [["email_key", "webinar"], ["unsubscribe_token"]],
      });

      const mail = ["kind", "recipient", "recipient_key", "subject", "text", "html"];
      const delivery = ["unsubscribe_url", "state", "next_attempt_at", "created_at"];
      await table(db, "outbox", [...mail, ...delivery], {
        optional: ["claimed_at", "finished_at", "problem"],
        numbers: ["attempts"],
      });
      await index(db, "outbox", ["state", "next_attempt_at"]);
      await index(db, "outbox", ["recipient_key"]);

      await db.schema
        .createTable("rate_limits")
        .addColumn("key", "varchar(255)", (column) => column.primaryKey())
        .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("expire", "bigint")
        .execute();
    },
  },
  "002-alerts": {
    async up(db: Kysely<Tables>) {
      const times = ["created_at", "updated_at"];
      await table(db, "alert_readers", ["email", "email_key", "unsubscribe_token", ...times], {
        optional: ["told_at"],
        unique: [["email_key"], ["unsubscribe_token"]],
      });
      const consent = ["consent_version", "consented_at", "source"];
      const links = ["confirmation_id", "unsubscribe_token"];
      await table(
        db,
        "alert_topics",
        ["reader_id", "topic", "status", ...links, ...consent, ...times],
        {
          optional: ["confirmed_at", "unsubscribed_at"],
          unique: [["reader_id", "topic"], ["confirmation_id"], ["unsubscribe_token"]],
        },
      );
      await index(db, "alert_topics", ["status", "updated_at"]);
      await table(db, "alert_news", ["reader_id", "change_id", "told_at"], {
        unique: [["reader_id", "change_id"]],
      });
      await table(db, "known_changes", ["known_at"], {});
    },
  },
  "003-people-and-mail": {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable("undeliverable_addresses")
        .addColumn("email_key", "text", (column) => column.primaryKey())
        .addColumn("problem", "text", (column) => column.notNull())
        .addColumn("marked_at", "text", (column) => column.notNull())
        .execute();
      await table(db, "erasures", ["erased_at", "erased_by"], {
        numbers: ["newsletter", "webinar", "alerts", "mails", "log_emptied"],
      });
      // For the desk's lists, newest first, and their counts by status.
      for (const list of ["subscribers", "webinar_registrations", "alert_topics"]) {
        await index(db, list, ["created_at", "id"]);
        await index(db, list, ["source", "created_at", "id"]);
      }
      for (const list of ["subscribers", "alert_topics"]) {
        await index(db, list, ["status", "created_at", "id"]);
      }
      await index(db, "outbox", ["state", "created_at", "id"]);
    },
  },
  "004-searches": {
    async up(db: Kysely<Tables>) {
      await table(db, "search_counts", ["day", "words_key"], {
        numbers: ["found", "not_found", "readers"],
      });
      await index(db, "search_counts", ["day"]);
      await index(db, "search_counts", ["words_key"]);
      await table(db, "search_words", ["words"], {});
      await table(db, "search_day_keys", ["value"], {});
      await table(db, "operator_notes", ["noted_at"], {});
    },
  },
  "005-desk": {
    async up(db: Kysely<Tables>) {
      await table(db, "desk_operators", ["name", "name_key", "created_at"], {
        optional: ["email"],
        unique: [["name_key"]],
      });
      const ofOperator = ["operator_id", "created_at"];
      await table(db, "desk_links", ["kind", "token_hash", "expires_at", ...ofOperator], {
        unique: [["token_hash"]],
      });
      await table(db, "desk_sessions", ["token_hash", "way", "device", "used_at", ...ofOperator], {
        unique: [["token_hash"]],
      });
      await table(db, "desk_passkeys", ["name", "public_key", "transports", ...ofOperator], {
        optional: ["used_at"],
        numbers: ["sign_count"],
      });
      await index(db, "desk_passkeys", ["operator_id"]);
      await table(db, "desk_challenges", ["purpose", "expires_at"], {});
      await table(db, "desk_log", ["at", "operator", "action", "about"], {});
      await index(db, "desk_log", ["at", "id"]);
    },
  },
  "006-content-care": {
    async up(db: Kysely<Tables>) {
      await table(db, "links", ["href", "state", "articles", "checked_at", "seen_at"], {
        optional: ["problem", "failing_since"],
      });
      await table(db, "article_findings", ["article", "text"], {});
    },
  },
  "007-mailboxes": {
    async up(db: Kysely<Tables>) {
      await table(db, "mailboxes", ["updated_at"], {
        optional: ["stopped_at"],
        numbers: ["unanswered"],
      });
      await index(db, "mailboxes", ["updated_at"]);
      for (const column of ["confirmation_id", "waiting_details"]) {
        await db.schema.alterTable("webinar_registrations").addColumn(column, "text").execute();
      }
      await index(db, "webinar_registrations", ["confirmation_id"]);
      // From now on an unsubscription ends older links; this ends those of earlier ones.
      await db
        .updateTable("alert_topics")
        .set({ confirmation_id: sql<string>`'ended-' || id` })
        .where("status", "=", "unsubscribed")
        .execute();
    },
  },
};

const PERSON = [
  "email",
  "email_key",
  "consent_version",
  "consented_at",
  "source",
  "unsubscribe_token",
  "created_at",
  "updated_at",
];

/** A text `id` and text columns, required unless optional. */
async function table(
  db: Kysely<Tables>,
  name: string,
  columns: string[],
  more: { optional?: string[]; numbers?: string[]; unique?: string[][] },
): Promise<void> {
  let builder: CreateTableBuilder<string, string> = db.schema
    .createTable(name)
    .addColumn("id", "text", (column) => column.primaryKey());
  for (const column of columns) builder = builder.addColumn(column, "text", (c) => c.notNull());
  for (const column of more.optional ?? []) builder = builder.addColumn(column, "text");
  for (const column of more.numbers ?? []) {
    builder = builder.addColumn(column, "integer", (c) => c.notNull());
  }
  for (const unique of more.unique ?? []) {
    builder = builder.addUniqueConstraint(`${name}_${unique.join("_")}_unique`, unique);
  }
  await builder.execute();
}

async function index(db: Kysely<Tables>, on: string, columns: string[]): Promise<void> {
  const name = `${on}_${columns.join("_")}`;
  await db.schema.createIndex(name).on(on).columns(columns).execute();
}
