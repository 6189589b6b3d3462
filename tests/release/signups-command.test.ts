import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { createAlerts } from "#app/forms/alerts/alerts.server.ts";
import { createNewsletter } from "#app/forms/newsletter/newsletter.server.ts";
import { createOutbox } from "#app/forms/outbox.server.ts";
import { createRateLimits } from "#app/forms/rate-limits.server.ts";
import { createUnsubscribing } from "#app/forms/unsubscribe.server.ts";
import { createRegistrations } from "#app/forms/webinar/registrations.server.ts";
import { createDatabase, type Database } from "#app/infra/database.server.ts";
import type { Tables } from "#app/infra/database-tables.server.ts";
import { createMetrics } from "#app/infra/metrics.server.ts";
import { BACK_UP, readNote } from "#app/infra/operator-notes.server.ts";
import { writeSearches } from "#app/search/search-count-rows.server.ts";
import { describeDatabases, freshDatabase, type TestDatabase } from "../support/databases.ts";
import { PAIN_USE } from "../support/page-paths.ts";
import { COMPILE_CACHE } from "../support/running-server.ts";
import { scriptRunner } from "../support/script-runner.ts";
import { STILL, surroundings } from "../support/surroundings.ts";

const around = surroundings();

/** util-linux's `script` gives a command a terminal. */
const hasTerminals =
  process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;

/** Ada gets the newsletter and goes to the webinar, Grace signs up a day later. */
async function signUps(database: Database) {
  const parts = {
    database,
    log: around.log,
    clock: around.clock,
    metrics: createMetrics(),
    outbox: createOutbox(database, undefined, around.log, around.clock),
    rateLimits: createRateLimits(database),
    siteUrl: "https://site.example",
    ...STILL,
  };
  const newsletter = createNewsletter(parts);
  const subscribe = (email: string) => newsletter.take({ email, source: "footer" }, "192.0.2.1");
  await subscribe("ada@example.org");
  const registration = {
    firstName: "=HYPERLINK(1)",
    lastName: 'Love, "lace"; =1+1',
    email: "ada@example.org",
    phone: "+1 555 0100",
    interest: "other",
    consent: "webinar-1",
  };
  await createRegistrations(parts).take(registration, "192.0.2.1");
  for (const topic of [`claims/${PAIN_USE.id}`, "everything"]) {
    const fields = { email: "ada@example.org", topic, source: "changes" };
    await createAlerts(parts).take(fields, "192.0.2.1");
  }
  around.now += 24 * 60 * 60 * 1000;
  await subscribe("grace@example.org");
}

/** A mail that waits. */
async function addMail(database: Database, address: string) {
  const unsent = {
    kind: "newsletter-confirmation",
    to: { address, key: address },
    subject: "Hello",
    text: `To ${address}`,
    html: "",
    unsubscribeUrl: "",
  };
  const { add } = createOutbox(database, undefined, around.log, around.clock);
  await database.transaction((db) => add(db, unsent));
}

const signups = scriptRunner("signups.ts");

const run = (settings: TestDatabase, ...args: string[]) =>
  signups({ args, env: { PUBLIC_SITE_URL: "https://site.example", ...settings } });

describeDatabases((open, fresh, engine) => {
  test("lists are written as CSV and JSON, from a day on", async () => {
    const settings = await fresh();
    await signUps(await open(settings));
    const csv = await run(settings, "newsletter");
    expect(csv).toMatchObject({ code: 0, errors: "" });
    const [head, ada, grace, ...others] = csv.output.trim().split("\n");
    expect(head).toBe(
      "email,status,source,consent_version,consented_at,confirmed_at,unsubscribed_at,created_at,undeliverable_at,unsubscribe_url",
    );
    expect(ada).toMatch(
      /^ada@example.org,subscribed,footer,\d+,2026-11-21T09:00:00.000Z,,,2026-11-21T09:00:00.000Z,,https:\/\/site.example\/unsubscribe\/[\w-]{32}$/,
    );
    expect(grace).toMatch(/^grace@example.org,/);
    expect(others).toEqual([]);

    const later = await run(settings, "newsletter", "--format", "json", "--since", "2026-11-22");
    expect(JSON.parse(later.output)).toMatchObject([{ email: "grace@example.org" }]);
  });

  test("erase leaves nothing of a person, in no table", async () => {
    const settings = await fresh();
    const database = await open(settings);
    await signUps(database);
    await addMail(database, "ada@example.org");
    await database.query((db) =>
      db
        .insertInto("undeliverable_addresses")
        .values({ email_key: "ada@example.org", problem: "full", marked_at: "2026-11-22" })
        .execute(),
    );
    const tables = await database.query((db) => db.introspection.getTables());
    const rowsOf = async (table: string) => {
      const from = table as keyof Tables;
      return JSON.stringify(
        await database.query((db) => db.selectFrom(from).selectAll().execute()),
      );
    };
    const holders = () =>
      Promise.all(
        tables.map(async ({ name }) => ((await rowsOf(name)).includes("ada@") ? [name] : [])),
      ).then((names) => names.flat());
    const ofReaders = tables.filter(({ columns }) =>
      columns.some(({ name }) => /^(?:email|recipient)_key$/.test(name)),
    );
    expect(
      (await holders()).toSorted(),
      "sign Ada up for a new form too, in signUps of this file",
    ).toEqual(ofReaders.map(({ name }) => name).toSorted());
    const { output } = await run(settings, "erase", "ADA@example.org", "--yes");
    expect(output).toContain(
      "Removed: 1 newsletter sign-up, 2 alerts, 1 webinar registration, 1 mail.",
    );
    expect(output).toContain("older back-ups");
    expect(await holders()).toEqual([]);
    for (const { name } of ofReaders) expect(await rowsOf(name)).not.toContain("ada");
    const topics = database.query((db) => db.selectFrom("alert_topics").selectAll().execute());
    expect(await topics).toEqual([]);
    if (engine === "postgres") {
      const limits = database.query((db) => db.selectFrom("rate_limits").select("key").execute());
      const ofAddresses = (await limits).filter(({ key }) => key.startsWith("email:"));
      expect(ofAddresses, "Grace's").toHaveLength(1);
    } else {
      for (const file of readdirSync(settings.DATA_DIR)) {
        const held = readFileSync(join(settings.DATA_DIR, file)).includes("ada@");
        expect(held, `${file} holds her address`).toBe(false);
      }
    }
    expect((await run(settings, "newsletter")).output).toContain("grace@example.org");
    const again = await run(settings, "erase", "ada@example.org", "--yes");
    expect(again.output).toContain("Removed: 0 newsletter sign-ups");
  });
});

test("a back-up of a database in use is whole, for the owner only, and never overwrites", async () => {
  const settings = await emptySqlite();
  const writer = new Sqlite(join(settings.DATA_DIR, "site.db"));
  const add = writer.prepare("insert into secrets values (?, 'written')");
  let written = 0;
  const writing = setInterval(() => {
    written += 1;
    add.run(`row-${written}`);
  }, 1);
  await expect.poll(() => written).toBeGreaterThan(20);
  const before = written;
  const copy = join(settings.DATA_DIR, "copy.db");
  writer.exec("insert into search_day_keys values ('2026-11-22', 'a-key-of-the-day')");
  expect((await run(settings, "backup", copy)).output).toContain(copy);
  clearInterval(writing);
  writer.close();
  const backup = new Sqlite(copy, { readonly: true });
  expect(backup.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
  const kept = backup.prepare("select count(*) from secrets where value = 'written'").pluck();
  expect(kept.get()).toBeGreaterThanOrEqual(before);
  expect(kept.get()).toBeLessThanOrEqual(written);
  backup.close();
  // Who searched what could be tried with it.
  expect(readFileSync(copy).includes("a-key-of-the-day")).toBe(false);
  expect(statSync(copy).mode & 0o077).toBe(0);
  expect((await run(settings, "backup", copy)).code).toBe(1);
});

describeDatabases((open, fresh, engine) => {
  test("the desk learns when the database was last backed up", async () => {
    const settings = await fresh();
    const database = await open(settings);
    expect(await readNote(database, BACK_UP)).toBeUndefined();
    const before = Date.now();
    const command =
      engine === "sqlite" ? ["backup", join(settings.DATA_DIR, "copy.db")] : ["backed-up"];
    expect(await run(settings, ...command)).toMatchObject({ code: 0, errors: "" });
    const noted = Date.parse((await readNote(database, BACK_UP)) ?? "");
    expect(noted).toBeGreaterThanOrEqual(before);
  });
});

async function countSearches(database: Database) {
  const clients = new Set(["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
  const search = { words: "KNEE", found: 9, notFound: 0, clients };
  await writeSearches(database, "2026-11-22", [search]);
}

test("copy moves everything, and links go on working", async () => {
  const postgres = await freshDatabase("postgres");
  const sqlite = databaseOf({ DATA_DIR: postgres.DATA_DIR });
  await signUps(sqlite);
  await countSearches(sqlite);
  expect((await run(postgres, "copy")).output).toMatch(
    /Copied: 2 secrets, \d+ known_changes, 1 search_counts, 1 search_words, 2 subscribers, 1 webinar_registrations, 1 alert_readers, 2 alert_topics, 0 alert_news, 0 outbox, 0 mailboxes, 0 undeliverable_addresses, 0 erasures\./,
  );
  const target = databaseOf(postgres);
  const everything = async (database: Database) => [
    await database.query((db) => db.selectFrom("secrets").selectAll().orderBy("name").execute()),
    await database.query((db) => db.selectFrom("search_counts").selectAll().execute()),
    await database.query((db) => db.selectFrom("search_words").selectAll().execute()),
    await database.query((db) =>
      db.selectFrom("subscribers").selectAll().orderBy("email").execute(),
    ),
    await database.query((db) => db.selectFrom("webinar_registrations").selectAll().execute()),
    await database.query((db) => db.selectFrom("alert_readers").selectAll().execute()),
    await database.query((db) => db.selectFrom("alert_topics").selectAll().orderBy("id").execute()),
    await database.query((db) =>
      db.selectFrom("known_changes").selectAll().orderBy("id").execute(),
    ),
  ];
  expect(await everything(target)).toEqual(await everything(sqlite));
  const [row] = await target.query((db) => db.selectFrom("subscribers").selectAll().execute());
  const { stop } = createUnsubscribing(target, around.clock);
  expect(await stop(row?.unsubscribe_token ?? "")).toMatchObject({ status: "stopped" });

  const again = await run(postgres, "copy");
  expect(again.code).toBe(1);
  expect(again.errors).toContain("rows in subscribers already");
  await sqlite.close();
  await target.close();
});

test("nobody is erased unasked", async () => {
  const settings = await emptySqlite();
  const database = databaseOf(settings);
  await signUps(database);
  const { code, errors } = await run(settings, "erase", "ada@example.org");
  expect([code, errors]).toEqual([1, expect.stringContaining("nothing was removed: add --yes")]);
  expect((await run(settings, "newsletter")).output).toContain("ada@example.org");
  await database.close();
});

test.skipIf(!hasTerminals)("on a terminal erase asks, and takes only a yes", async () => {
  const settings = await emptySqlite();
  const database = databaseOf(settings);
  await signUps(database);
  for (const [answer, outcome, code] of [
    ["\n", "Nothing was removed.", 1],
    ["no\n", "Nothing was removed.", 1],
    ["y\n", "Removed: 1 newsletter sign-up,", 0],
  ] as const) {
    const command = `${process.execPath} scripts/signups.ts erase ada@example.org`;
    const { status, stdout } = spawnSync("script", ["-qec", command, "/dev/null"], {
      env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...settings },
      input: answer,
    });
    expect(String(stdout)).toContain("Remove ada@example.org from every table, for good? (y/N)");
    expect(String(stdout)).toContain(outcome);
    expect(status).toBe(code);
  }
  await database.close();
});

test("a folder without a database is refused by every command", async () => {
  const settings = await freshDatabase("sqlite");
  const file = join(settings.DATA_DIR, "site.db");
  for (const args of [
    ["newsletter"],
    ["webinar"],
    ["erase", "ada@example.org", "--yes"],
    ["backup", join(settings.DATA_DIR, "copy.db")],
  ]) {
    const { code, errors } = await run(settings, ...args);
    expect(errors).toContain(`There is no database ${file}. Set DATA_DIR`);
    expect(code).toBe(1);
  }
  const postgres = await freshDatabase("postgres");
  const copied = await run(postgres, "copy");
  expect(copied).toMatchObject({ code: 1, output: "" });
  expect(copied.errors).toContain("There is no database");
  expect(readdirSync(settings.DATA_DIR)).toEqual([]);
});

/** A new database, as a server has it before anyone signs up. */
async function emptySqlite(): Promise<TestDatabase> {
  const settings = await freshDatabase("sqlite");
  const database = databaseOf(settings);
  await database.open();
  await database.close();
  return settings;
}

const databaseOf = ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: TestDatabase) =>
  createDatabase({ databaseUrl, dataDir }, around.log);

test("what can't be done is said in words", async () => {
  const settings = await emptySqlite();
  for (const [args, words] of [
    [[], "Which command?"],
    [["everyone"], 'There is no command "everyone".'],
    [
      ["newsletter", "--format", "xml"],
      "--format is one of csv, json, mailchimp, shopify, listmonk.",
    ],
    [
      ["newsletter", "--status", "gone"],
      "--status is one of subscribed, pending, unsubscribed, all.",
    ],
    [["alerts", "--format", "mailchimp"], "promised that nobody else gets their address"],
    [["newsletter", "--since", "soon"], '"soon" is no date.'],
    [["erase"], "erase needs an email address."],
    [["erase", "ada", "--yes"], "nothing was removed"],
    [["copy"], "copy needs DATABASE_URL."],
  ] as const) {
    const { code, errors } = await run(settings, ...args);
    expect(errors).toContain(words);
    expect(code).toBe(1);
  }
  writeFileSync(join(settings.DATA_DIR, "site.db"), "no database".repeat(1_000));
  const broken = await run(settings, "newsletter");
  expect(broken.code).toBe(1);
  expect(broken.errors).toContain("See DATA_DIR and DATABASE_URL");
});
