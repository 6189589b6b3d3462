import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeDatabases, freshDatabase, unusedDatabase } from "../../tests/support/databases.ts";
import { createDatabase, type Database, DatabaseUnavailable } from "./database.server.ts";

const secrets = (database: Database) =>
  database.query((db) => db.selectFrom("secrets").selectAll().execute());

describeDatabases((open, _fresh, engine) => {
  test("it is migrated when it is first used, and its data is there when it opens again", async () => {
    const settings = await unusedDatabase(engine);
    const first = await open(settings);
    const made = await secrets(first);
    await first.close();
    expect(made).toEqual([{ name: "links", value: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(await secrets(await open(settings))).toEqual(made);
  });

  test("a NUL in a text is left out, in every kind of statement", async () => {
    const database = await open();
    await database.query((db) =>
      db.insertInto("secrets").values({ name: "a\0b", value: "\0" }).execute(),
    );
    const found = await database.query((db) =>
      db.selectFrom("secrets").selectAll().where("name", "in", ["\0ab", "x"]).execute(),
    );
    expect(found).toEqual([{ name: "ab", value: "" }]);
    const text = "a\0b";
    const { rows } = await database.query((db) =>
      sql`select name from secrets where name = ${text}`.execute(db),
    );
    expect(rows).toEqual([{ name: "ab" }]);
  });

  test("a transaction that fails leaves nothing behind, and the database goes on", async () => {
    const database = await open();
    const failing = database.transaction(async (db) => {
      await db.insertInto("secrets").values({ name: "half", value: "done" }).execute();
      throw new Error("power cut");
    });
    await expect(failing).rejects.toThrow(DatabaseUnavailable);
    expect(await secrets(database)).toHaveLength(1);
  });
});

test("a connection to Postgres that breaks between two statements undoes its transaction only", async () => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = await freshDatabase("postgres");
  const database = createDatabase({ databaseUrl, dataDir }, pino({ level: "silent" }));
  const broken = database.transaction(async (db) => {
    await db.insertInto("secrets").values({ name: "half", value: "done" }).execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const { pid } = rows[0] ?? { pid: 0 };
    const other = await database.pool?.connect();
    const gone = () => other?.query("select 1 from pg_stat_activity where pid = $1", [pid]);
    await other?.query("select pg_terminate_backend($1)", [pid]);
    await expect.poll(async () => (await gone())?.rowCount).toBe(0);
    other?.release();
    await db.insertInto("secrets").values({ name: "second", value: "half" }).execute();
  });
  await expect(broken).rejects.toThrow(DatabaseUnavailable);
  expect(await secrets(database)).toMatchObject([{ name: "links" }]);
  await database.close();
});

test("servers that start at the same time migrate Postgres once", async () => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = await unusedDatabase("postgres");
  const log = pino({ level: "silent" });
  const servers = Array.from({ length: 4 }, () => createDatabase({ databaseUrl, dataDir }, log));
  const [first, ...others] = await Promise.all(servers.map(secrets));
  expect(first).toHaveLength(1);
  for (const other of others) expect(other).toEqual(first);
  for (const server of servers) await server.close();
});

describe("the file of SQLite", () => {
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const NAMES = ["site.db", "site.db-wal", "site.db-shm"];

  async function opened(dataDir: string) {
    const database = createDatabase({ databaseUrl: undefined, dataDir }, pino({ level: "silent" }));
    onTestFinished(() => database.close());
    await database.open();
    return database;
  }

  test("is nobody else's to read, in a new folder", async () => {
    const dataDir = join((await freshDatabase("sqlite")).DATA_DIR, "new");
    await opened(dataDir);
    expect(mode(dataDir)).toBe("700");
    for (const name of NAMES) expect(mode(join(dataDir, name)), name).toBe("600");
  });

  test("is nobody else's to read where everybody could read it before", async () => {
    const { DATA_DIR: dataDir } = await freshDatabase("sqlite");
    const older = new Sqlite(join(dataDir, "site.db"));
    onTestFinished(() => void older.close());
    older.pragma("journal_mode = WAL");
    older.exec("create table older (id)");
    chmodSync(dataDir, 0o755);
    for (const name of NAMES) chmodSync(join(dataDir, name), 0o644);
    await opened(dataDir);
    expect(mode(dataDir)).toBe("700");
    for (const name of NAMES) expect(mode(join(dataDir, name)), name).toBe("600");
  });

  test("does not close a folder with other things in it", async () => {
    const { DATA_DIR: dataDir } = await freshDatabase("sqlite");
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, "another"), "");
    await opened(dataDir);
    expect(mode(dataDir)).toBe("755");
    for (const name of NAMES) expect(mode(join(dataDir, name)), name).toBe("600");
  });

  test("has what is acknowledged on the disk, and nothing of what is erased", async () => {
    const database = await opened((await freshDatabase("sqlite")).DATA_DIR);
    const pragma = (name: string) =>
      database.query(async (db) => (await sql`pragma ${sql.raw(name)}`.execute(db)).rows);
    expect(await pragma("synchronous")).toEqual([{ synchronous: 2 }]);
    expect(await pragma("secure_delete")).toEqual([{ secure_delete: 1 }]);
  });
});

test("while another process writes to SQLite, the server waits for it and goes on serving", async () => {
  const { DATA_DIR: dataDir } = await freshDatabase("sqlite");
  const waits: number[] = [];
  const clock = {
    now: () => waits.reduce((sum, each) => sum + each, 0),
    async wait(milliseconds: number) {
      if (waits.push(milliseconds) === 20) other.exec("commit");
    },
  };
  const settings = { databaseUrl: undefined, dataDir };
  const database = createDatabase(settings, pino({ level: "silent" }), clock);
  await database.open();
  const other = new Sqlite(join(dataDir, "site.db"));
  other.exec("begin immediate");
  await database.transaction((db) =>
    db.insertInto("secrets").values({ name: "late", value: "stored" }).execute(),
  );
  expect(waits).toHaveLength(20);
  expect(await secrets(database)).toHaveLength(2);
  const { rows } = await database.query((db) => sql`pragma busy_timeout`.execute(db));
  expect(rows, "SQLite's own waiting stops the thread").toEqual([{ timeout: 0 }]);

  other.exec("begin immediate");
  const refused = database.transaction((db) => db.deleteFrom("secrets").execute());
  await expect(refused).rejects.toThrow(DatabaseUnavailable);
  expect(clock.now()).toBeGreaterThan(2_000);
  other.close();
  await database.close();
});

describe("a database that can't be used", () => {
  function watched(settings: { databaseUrl: string | undefined; dataDir: string }) {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line) => lines.push(line) });
    return { database: createDatabase(settings, log), lines };
  }

  test("a directory that can't be written to is named, once, and used when it can", async () => {
    const folder = mkdtempSync(join(tmpdir(), "site-data-"));
    const dataDir = join(folder, "data");
    writeFileSync(dataDir, "a file where the directory should be");
    const { database, lines } = watched({ databaseUrl: undefined, dataDir });
    await database.open();
    await expect(secrets(database)).rejects.toThrow(DatabaseUnavailable);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`DATA_DIR (${dataDir})`);

    rmSync(dataDir);
    mkdirSync(dataDir);
    expect(await secrets(database)).toHaveLength(1);
    expect(lines[1]).toContain("works again");
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test("a Postgres that is not there is named without its password", async () => {
    const server = createServer().listen(0);
    const address = server.address();
    const port = address && typeof address === "object" ? address.port : 0;
    await new Promise((resolve) => server.close(resolve));
    const databaseUrl = `postgres://site:geheim@127.0.0.1:${port}/site`;
    const { database, lines } = watched({ databaseUrl, dataDir: "unused" });
    await database.open();
    await expect(secrets(database)).rejects.toThrow(DatabaseUnavailable);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("DATABASE_URL");
    expect(lines[0]).not.toContain("geheim");
    await database.close();
  });

  test("the row that Postgres quotes in an error is in no line of the log", async () => {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = await freshDatabase("postgres");
    const { database, lines } = watched({ databaseUrl, dataDir });
    const row = { key: "ada@example.org", points: 1, expire: null };
    const store = () =>
      database.query((db) => db.insertInto("rate_limits").values([row, row]).execute());
    const cause = await store().catch((error) => error.cause);
    expect(cause.detail).toContain("ada@example.org");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("23505");
    expect(lines[0]).not.toContain("ada@example.org");
    await database.close();
  });
});
