import { expect, test } from "vitest";
import type { Database } from "#app/infra/database.server.ts";
import type { OutboxRow } from "#app/infra/database-tables.server.ts";
import { describeDatabases } from "../../tests/support/databases.ts";
import { addMadeUpSignUps, madeUpMail } from "../../tests/support/made-up-sign-ups.ts";
import { surroundings } from "../../tests/support/surroundings.ts";
import { createMailer } from "./mail.server.ts";
import { countMails, giveUpMails, listMails, retryMails } from "./mails.server.ts";
import { createOutbox } from "./outbox.server.ts";

const around = surroundings();
const NOW = "2026-11-21T09:00:00.000Z";
const NO_USER = "EENVELOPE RCPT TO 550";

const failed = (number: number, more: Partial<OutboxRow> = {}) =>
  madeUpMail(number, { state: "failed", finished_at: NOW, problem: NO_USER, ...more });

const add = (database: Database, ...mails: OutboxRow[]) =>
  database.query((db) => db.insertInto("outbox").values(mails).execute());

const rows = (database: Database) =>
  database.query((db) => db.selectFrom("outbox").selectAll().orderBy("id").execute());

const marks = (database: Database) =>
  database.query((db) => db.selectFrom("undeliverable_addresses").selectAll().execute());

function outboxOf(database: Database) {
  const mailer = createMailer(around.mailServer.url, "https://site.example");
  return createOutbox(database, mailer, around.log, around.clock);
}

describeDatabases((open) => {
  test("mails are listed by what became of them, and counted by why they failed", async () => {
    const database = await open();
    await add(
      ...[database, madeUpMail(0), madeUpMail(1, { state: "claimed" }), failed(2)],
      failed(3, { text: "" }),
      failed(4, { kind: "alerts-news", problem: "EMESSAGE DATA 554" }),
      madeUpMail(5, { state: "sent", text: "" }),
      madeUpMail(6, { state: "unknown", text: "" }),
    );
    const listed = async (
      ...args: Parameters<typeof listMails> extends [unknown, ...infer R] ? R : never
    ) => (await listMails(database, ...args)).lines.map(({ id }) => Number(id.slice(-7)));
    expect(await listed("waiting")).toEqual([1, 0]);
    expect(await listed("failed")).toEqual([4, 3, 2]);
    expect(await listed("unknown")).toEqual([6]);
    expect(await listed("sent")).toEqual([5]);
    const { lines } = await listMails(database, "failed");
    expect(lines.map(({ canRetry }) => canRetry)).toEqual([true, false, true]);
    expect(JSON.stringify(lines)).not.toContain("Text");
    expect(await countMails(database)).toEqual({
      counts: { waiting: 2, failed: 3, unknown: 1, sent: 1 },
      failed: [
        { kind: "newsletter-confirmation", problem: NO_USER, count: 2, retryable: 1 },
        { kind: "alerts-news", problem: "EMESSAGE DATA 554", count: 1, retryable: 1 },
      ],
    });
  });

  test("a long list comes in pages", async () => {
    const database = await open();
    await add(database, ...Array.from({ length: 60 }, (_, number) => madeUpMail(number)));
    const first = await listMails(database, "waiting");
    expect(first.lines).toHaveLength(50);
    const second = await listMails(database, "waiting", { before: first.older });
    expect(second.lines.map(({ id }) => id)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((number) => `mail-000000${number}`),
    );
    expect(second.older).toBeUndefined();
    expect(await listMails(database, "waiting", { after: second.newer })).toEqual(first);
  });

  test("one that failed goes out once more when it is retried, and its address loses the mark", async () => {
    const database = await open();
    await addMadeUpSignUps(database, 5);
    await add(database, failed(4, { attempts: 8 }));
    expect(await marks(database)).toHaveLength(1);
    expect(await retryMails(database, { id: "mail-0000004" }, NOW)).toBe(1);
    expect(await marks(database)).toEqual([]);
    await outboxOf(database).deliverDue();
    expect(around.mailServer.received.map(({ to }) => to)).toEqual(["reader-4@example.org"]);
    expect(await rows(database)).toMatchObject([{ state: "sent", attempts: 9, text: "" }]);
    expect(await retryMails(database, { id: "mail-0000004" }, NOW)).toBe(0);
  });

  test("one that is refused again after a retry has failed again", async () => {
    const database = await open();
    await add(database, failed(1, { attempts: 8 }), failed(2));
    expect(
      await retryMails(database, { kind: "newsletter-confirmation", problem: NO_USER }, NOW),
    ).toBe(2);
    around.mailServer.mood = "refuse";
    await outboxOf(database).deliverDue();
    expect(await rows(database)).toMatchObject([{ state: "failed" }, { state: "failed" }]);
    expect(await marks(database)).toHaveLength(2);
  });

  test("all that failed alike are retried, others not, nor what was replaced by a newer mail", async () => {
    const database = await open();
    const kind = "newsletter-confirmation";
    await add(
      ...[database, failed(1), failed(2), failed(3, { problem: "EMESSAGE DATA 554" })],
      ...[failed(4, { kind: "alerts-news" }), failed(5, { text: "" }), failed(6)],
      madeUpMail(7, { recipient_key: "reader-6@example.org", state: "sent", text: "" }),
    );
    expect(await retryMails(database, { kind, problem: NO_USER }, NOW)).toBe(2);
    const waiting = (await rows(database)).filter(({ state }) => state === "waiting");
    expect(waiting).toMatchObject([
      { id: "mail-0000001", next_attempt_at: NOW, finished_at: null },
      { id: "mail-0000002" },
    ]);
  });

  test("one that waits goes out now; one that is being sent is left alone", async () => {
    const database = await open();
    await add(database, madeUpMail(1), madeUpMail(2, { state: "claimed" }));
    expect(await retryMails(database, { id: "mail-0000001" }, NOW)).toBe(1);
    expect(await retryMails(database, { id: "mail-0000002" }, NOW)).toBe(0);
    expect(await giveUpMails(database, { id: "mail-0000002" }, NOW)).toBe(0);
    await outboxOf(database).deliverDue();
    expect(around.mailServer.received.map(({ to }) => to)).toEqual(["reader-1@example.org"]);
  });

  test("what is given up loses its text, is never sent, and says why it failed", async () => {
    const database = await open();
    await add(database, madeUpMail(1), failed(2), failed(3, { kind: "alerts-news" }));
    expect(await giveUpMails(database, { id: "mail-0000001" }, NOW)).toBe(1);
    const alike = { kind: "newsletter-confirmation", problem: NO_USER };
    expect(await giveUpMails(database, alike, NOW)).toBe(1);
    expect(await rows(database)).toMatchObject([
      { state: "failed", text: "", finished_at: NOW, problem: "given up at the desk" },
      { state: "failed", text: "", html: "", subject: "", problem: NO_USER },
      { state: "failed", text: "Text" },
    ]);
    expect(await retryMails(database, alike, NOW)).toBe(0);
    await outboxOf(database).deliverDue();
    expect(around.mailServer.received).toEqual([]);
  });
});
