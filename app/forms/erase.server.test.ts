import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase, type Database } from "#app/infra/database.server.ts";
import { describeDatabases } from "../../tests/support/databases.ts";
import { addMadeUpSignUps, madeUpMail } from "../../tests/support/made-up-sign-ups.ts";
import { emptyLog, erasePerson, findReceipt, listReceipts } from "./erase.server.ts";
import type { Place } from "./keyset.ts";

const NOW = "2026-11-21T09:00:00.000Z";

const everything = (database: Database) =>
  database.query(async (db) => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const rows = tables.map((name) =>
      db
        .selectFrom(name as "secrets")
        .selectAll()
        .execute(),
    );
    return JSON.stringify(await Promise.all(rows));
  });

describeDatabases((open, fresh, engine) => {
  test("a person goes from every table, others stay, and the receipt names nobody", async () => {
    const database = await open();
    await addMadeUpSignUps(database, 120);
    await database.query((db) =>
      db
        .insertInto("outbox")
        .values([madeUpMail(4), madeUpMail(5)])
        .execute(),
    );
    const receipt = await erasePerson(database, "reader-4@example.org", "Ada", NOW);
    expect(receipt).toMatchObject({
      erased_at: NOW,
      erased_by: "Ada",
      newsletter: 1,
      webinar: 0,
      alerts: 0,
      mails: 1,
      log_emptied: 1,
    });
    expect(await findReceipt(database, receipt.id)).toEqual(receipt);
    const left = await everything(database);
    expect(left).not.toContain("reader-4@");
    expect(left).toContain("reader-5@");
    expect(left).toContain("reader-104@");
    const reader = await erasePerson(database, "reader-7@example.org", "Ada", NOW);
    expect(reader).toMatchObject({ newsletter: 0, alerts: 1 });
    expect(await everything(database)).not.toMatch(/reader-7["@]/);
  });

  // SQLite has one writer at a time.
  test.runIf(engine === "postgres")(
    "a mail goes too that a sign-up writes while its person is erased",
    async () => {
      const database = await open();
      await addMadeUpSignUps(database, 5);
      const waiting = () =>
        database.query(async (db) => {
          const { rows } = await sql`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
          return rows.length;
        });
      const erasing = await database.transaction(async (db) => {
        await db
          .updateTable("subscribers")
          .set({ updated_at: NOW })
          .where("email_key", "=", "reader-4@example.org")
          .execute();
        const receipt = erasePerson(database, "reader-4@example.org", "Ada", NOW);
        await expect.poll(waiting).toBe(1);
        await db.insertInto("outbox").values(madeUpMail(4)).execute();
        return { receipt };
      });
      expect(await erasing.receipt).toMatchObject({ newsletter: 1, mails: 1 });
      expect(await everything(database)).not.toContain("reader-4@");
    },
  );

  test("receipts come in pages, newest first, there and back", async () => {
    const database = await open();
    // Twenty at a time, of which the oldest are on two pages.
    const times = Array.from({ length: 60 }, (_, number) =>
      new Date(Date.parse(NOW) + Math.floor(number / 20) * 1_000).toISOString(),
    );
    for (const time of times) await erasePerson(database, "nobody@example.org", "Ada", time);
    const first = await listReceipts(database, {});
    const second = await listReceipts(database, { before: first.older });
    const timesOf = ({ lines }: typeof first) => lines.map(({ erased_at }) => erased_at);
    expect(timesOf(first)).toEqual(times.slice(10).reverse());
    expect(timesOf(second)).toEqual(times.slice(0, 10).reverse());
    expect([first.newer, second.older]).toEqual([undefined, undefined]);
    expect(new Set([...first.lines, ...second.lines].map(({ id }) => id)).size).toBe(60);
    const back = await listReceipts(database, { after: second.newer as Place });
    expect(back.lines).toEqual(first.lines);
  });

  test.runIf(engine === "sqlite")(
    "while another process reads the file beside SQLite's is not emptied, and that is said until it is",
    async () => {
      const settings = await fresh();
      let time = 0;
      const database = createDatabase(
        { databaseUrl: undefined, dataDir: settings.DATA_DIR },
        pino({ level: "silent" }),
        {
          now: () => time,
          async wait(milliseconds) {
            time += milliseconds;
          },
        },
      );
      onTestFinished(() => database.close());
      await addMadeUpSignUps(database, 5);
      const other = new Sqlite(join(settings.DATA_DIR, "site.db"));
      other.exec("begin; select * from subscribers;");
      const receipt = await erasePerson(database, "reader-4@example.org", "Ada", NOW);
      expect(receipt).toMatchObject({ newsletter: 1, log_emptied: 0 });
      other.exec("commit");
      other.close();
      expect(await emptyLog(database, receipt.id)).toBe(true);
      expect(await findReceipt(database, receipt.id)).toEqual({ ...receipt, log_emptied: 1 });
    },
  );
});
