import { spawn } from "node:child_process";
import { once } from "node:events";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { listVerdictChanges } from "#app/forms/alerts/alert-topics.server.ts";
import { createDatabase, type Database } from "#app/infra/database.server.ts";
import type { AlertReaderRow, AlertTopicRow } from "#app/infra/database-tables.server.ts";
import { describeDatabases, freshDatabase, type TestDatabase } from "../support/databases.ts";
import { COMPILE_CACHE } from "../support/running-server.ts";
import { scriptRunner } from "../support/script-runner.ts";

const COMMAND = "scripts/announce.ts";
const SILENT = pino({ level: "silent" });
const PAST = "2026-11-01T00:00:00.000Z";

const envOf = (settings: TestDatabase) => ({
  PATH: process.env.PATH,
  ...COMPILE_CACHE,
  ...settings,
  PUBLIC_SITE_URL: "https://site.example",
  SMTP_URL: "smtp://127.0.0.1:1",
});

const announce = scriptRunner("announce.ts");

const run = (env: Record<string, string | undefined>, ...args: string[]) => announce({ args, env });

/** Readers who asked for everything before the site knew of any change. */
async function readersIn(database: Database, count: number) {
  const ids = Array.from({ length: count }, (_, index) => `reader-${index}`);
  const times = { created_at: PAST, updated_at: PAST };
  const readers = ids.map(
    (id): AlertReaderRow => ({
      id,
      email: `${id}@example.org`,
      email_key: `${id}@example.org`,
      told_at: null,
      unsubscribe_token: id,
      ...times,
    }),
  );
  const topics = ids.map(
    (id): AlertTopicRow => ({
      id,
      reader_id: id,
      topic: "everything",
      status: "subscribed",
      source: "changes",
      consent_version: "alerts-1",
      consented_at: PAST,
      confirmed_at: PAST,
      confirmation_id: id,
      unsubscribed_at: null,
      unsubscribe_token: `${id}-topic`,
      ...times,
    }),
  );
  await database.transaction(async (db) => {
    await db.insertInto("alert_readers").values(readers).execute();
    await db.insertInto("alert_topics").values(topics).execute();
  });
}

const mailsIn = (database: Database) =>
  database.query((db) => db.selectFrom("outbox").select(["recipient", "kind"]).execute());

describeDatabases((open, fresh) => {
  test("killed in the middle and run again, it tells every reader of every change once", async () => {
    const settings = await fresh();
    const database = await open(settings);
    await readersIn(database, READERS);
    const env = envOf(settings);
    const first = spawn(process.execPath, [COMMAND, "--yes"], { env, stdio: "ignore" });
    const ended = once(first, "exit");
    await expect
      .poll(async () => (await mailsIn(database)).length, { interval: 1, timeout: 30_000 })
      .toBeGreaterThan(5);
    first.kill("SIGKILL");
    await ended;
    const written = (await mailsIn(database)).length;
    expect(written, "killed in the middle").toBeLessThan(READERS);

    const again = await run(env, "--yes");
    expect(again).toMatchObject({ code: 0, errors: "" });
    expect(again.output).toContain(`${READERS - written} mails written`);
    expect((await run(env, "--yes")).output).toContain("There is nothing to announce.");
    const mails = await mailsIn(database);
    expect(mails.every(({ kind }) => kind === "alerts-news")).toBe(true);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(READERS);
    expect(mails).toHaveLength(READERS);
    const told = await database.query((db) => db.selectFrom("alert_news").selectAll().execute());
    expect(told).toHaveLength(READERS * listVerdictChanges().length);
  });
});

/** As many as take a second or two. */
const READERS = 400;

test("it shows what would go to how many, and writes nothing unasked or without mail", async () => {
  const settings = await freshDatabase("sqlite");
  const env = envOf(settings);
  const missing = await run(env);
  expect([missing.code, missing.errors]).toEqual([1, expect.stringContaining("no database")]);

  const database = createDatabase({ databaseUrl: undefined, dataDir: settings.DATA_DIR }, SILENT);
  onTestFinished(() => database.close());
  await readersIn(database, 2);
  const asked = await run(env);
  expect(asked.code).toBe(1);
  expect(asked.output).toMatch(/^\d{4}-\d\d-\d\d {2}.+: .+ Now: .+ \(2 to be told\)$/m);
  expect(asked.output).toContain("2 mails would be written now.");
  expect(asked.errors).toContain("nothing was announced: add --yes");
  const silent = await run({ ...env, SMTP_URL: "" }, "--yes");
  expect([silent.code, silent.errors]).toEqual([1, expect.stringContaining("SMTP_URL is not set")]);
  expect((await run(env, "--now")).code).toBe(1);
  expect(await mailsIn(database)).toEqual([]);
});
