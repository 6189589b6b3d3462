import { pino } from "pino";
import { expect, test } from "vitest";
import type { Database } from "#app/infra/database.server.ts";
import { describeDatabases, type TestDatabase } from "../../tests/support/databases.ts";
import type { SearchOutcome } from "./search.server.ts";
import { SEARCH_DAYS } from "./search-count-rows.server.ts";
import { createSearchCounts } from "./search-counts.server.ts";
import { listSearches } from "./searched-words.server.ts";

const DAY = 86_400_000;
const FOUND: SearchOutcome = { status: "ok", results: [], total: 2 };
const NONE: SearchOutcome = { status: "ok", results: [], total: 0 };

describeDatabases((open, fresh) => {
  /** The test chooses the days. */
  async function server(settings?: TestDatabase) {
    const database = await open(settings);
    const site = { isWanted: true };
    let time = Date.parse("2026-11-22T10:00:00Z");
    const counts = createSearchCounts({
      database,
      log: pino({ level: "silent" }),
      clock: () => time,
      now: () => time,
      isWanted: async () => site.isWanted,
    });
    counts.answered("knee pain", FOUND);
    counts.answered("melasma", NONE);
    return {
      site,
      database,
      ...counts,
      pass(milliseconds: number) {
        time += milliseconds;
      },
      async searched(query: string, client: string) {
        counts.note(query, client);
        await counts.write(true);
      },
      shown: async (days = SEARCH_DAYS) =>
        (await listSearches(database, { today: new Date(time).toISOString(), days })).top,
    };
  }

  const everything = async (database: Database) =>
    JSON.stringify(
      await database.query(async (db) => [
        await db.selectFrom("search_counts").selectAll().execute(),
        await db.selectFrom("search_words").selectAll().execute(),
        await db.selectFrom("search_day_keys").selectAll().execute(),
      ]),
    );

  test("words are written down with the third reader, and not before", async () => {
    const site = await server();
    await site.searched("Knee pain", "192.0.2.1");
    await site.searched("knee  pain?", "192.0.2.2");
    expect(await site.shown()).toEqual([]);
    expect(await everything(site.database)).not.toMatch(/knee/i);
    // One reader in sixteen shares another's bit, so it may take one more.
    for (let reader = 3; reader < 10; reader += 1) {
      await site.searched("KNEE PAIN", `192.0.2.${reader}`);
    }
    expect(await site.shown()).toEqual([
      { words: "KNEE PAIN", found: 9, notFound: 0, lastDay: "2026-11-22" },
    ]);
  });

  test("one reader of a day is one, however often and from whichever server", async () => {
    const settings = await fresh();
    const site = await server(settings);
    const other = await server(settings);
    for (let turn = 0; turn < 6; turn += 1) {
      await (turn % 2 ? other : site).searched("melasma", "192.0.2.1");
    }
    expect(await site.shown()).toEqual([]);
    const rows = await site.database.query((db) =>
      db.selectFrom("search_counts").selectAll().execute(),
    );
    expect(rows).toMatchObject([{ found: 0, not_found: 6 }]);
    expect(Math.log2(rows[0]?.readers ?? 0) % 1).toBe(0);
  });

  test("readers of three days are three", async () => {
    const site = await server();
    for (let day = 1; day <= 3; day += 1) {
      expect(await site.shown(), String(day)).toEqual([]);
      await site.searched("melasma", "192.0.2.1");
      site.pass(DAY);
    }
    expect(await site.shown()).toEqual([
      { words: "MELASMA", found: 0, notFound: 3, lastDay: "2026-11-24" },
    ]);
  });

  test("nothing of a reader is kept: neither addresses, nor a key to find them by, nor who searched what else", async () => {
    const site = await server();
    await site.searched("knee pain", "203.0.113.77");
    await site.searched("melasma", "203.0.113.77");
    expect(await everything(site.database)).not.toContain("203.0.113.77");
    const keys = () =>
      site.database.query((db) => db.selectFrom("search_day_keys").select("id").execute());
    expect(await keys()).toEqual([{ id: "2026-11-22" }]);
    site.pass(DAY);
    await site.write();
    expect(await keys()).toEqual([]);
    // A client's bit differs between words, in most of twenty pairs.
    const bits = new Set<number>();
    for (let word = 0; word < 20; word += 1) {
      site.answered(`word ${word}`, FOUND);
      await site.searched(`word ${word}`, "203.0.113.77");
    }
    const rows = await site.database.query((db) =>
      db.selectFrom("search_counts").select("readers").where("day", "=", "2026-11-23").execute(),
    );
    for (const { readers } of rows) bits.add(readers);
    expect(bits.size).toBeGreaterThan(2);
  });

  test("counts are deleted after 90 days, and words with the third of their readers", async () => {
    const site = await server();
    for (let day = 0; day < 3; day += 1) {
      await site.searched("melasma", "192.0.2.1");
      site.pass(DAY);
    }
    site.pass((SEARCH_DAYS - 4) * DAY);
    await site.write();
    expect(await site.shown()).toHaveLength(1);
    site.pass(DAY);
    await site.write();
    const held = await everything(site.database);
    expect(held).not.toContain("2026-11-22");
    expect(held).toContain("2026-11-23");
    expect(held).not.toMatch(/melasma/i);
    site.pass(2 * DAY);
    await site.write();
    expect(await everything(site.database)).toBe("[[],[],[]]");
  });

  test("a flood of made-up searches takes no more room than so many rows a day", async () => {
    const site = await server();
    for (let turn = 0; turn < 6; turn += 1) {
      for (let word = 0; word < 600; word += 1) {
        site.answered(`made up ${turn} ${word}`, NONE);
        site.note(`made up ${turn} ${word}`, `2001:db8:${turn}:${word}::1`);
      }
      await site.write(true);
    }
    const rows = await site.database.query((db) =>
      db.selectFrom("search_counts").select("id").execute(),
    );
    expect(rows).toHaveLength(2_000);
    await site.searched("made up 0 1", "192.0.2.1");
    await site.searched("knee pain", "192.0.2.1");
    expect((await listSearches(site.database, { today: "2026-11-22", days: 7 })).searches).toBe(
      2_001,
    );
  });

  test("a client that does nothing but search counts ten times a minute", async () => {
    const site = await server();
    for (let turn = 0; turn < 15; turn += 1) {
      site.note("knee pain", "192.0.2.1");
      site.pass(11_000);
    }
    await site.write(true);
    expect((await listSearches(site.database, { today: "2026-11-22", days: 7 })).searches).toBe(10);
  });

  test("what was not answered whole is not counted; nor is what nobody knows the answer of", async () => {
    const site = await server();
    site.answered("hair", { ...NONE, withoutArticles: true });
    site.answered("skin", { ...NONE, isPartial: true });
    for (const query of ["hair", "skin", "unheard of"]) await site.searched(query, "192.0.2.1");
    expect(await everything(site.database)).toBe("[[],[],[]]");
  });

  test("nothing is written while nobody could look at it", async () => {
    const { site, searched, database } = await server();
    site.isWanted = false;
    await searched("knee pain", "192.0.2.1");
    site.isWanted = true;
    await searched("melasma", "192.0.2.1");
    const rows = await database.query((db) => db.selectFrom("search_counts").selectAll().execute());
    expect(rows).toMatchObject([{ found: 0, not_found: 1 }]);
  });

  test("a database that can't be used costs a minute's counts and nothing else", async () => {
    const site = await server();
    await site.searched("knee pain", "192.0.2.1");
    await site.database.query((db) => db.schema.dropTable("search_counts").execute());
    await expect(site.searched("knee pain", "192.0.2.2")).resolves.toBeUndefined();
  });

  test("the desk is told the most frequent first, those without a result apart, and how many are not shown", async () => {
    const site = await server();
    for (let day = 0; day < 3; day += 1) {
      await site.searched("knee pain", "192.0.2.1");
      for (let turn = 0; turn < 2; turn += 1) await site.searched("melasma", "192.0.2.2");
      site.pass(DAY);
    }
    site.answered("a name", NONE);
    await site.searched("a name", "192.0.2.3");
    const list = await listSearches(site.database, { today: "2026-11-25", days: 7 });
    expect(list).toEqual({
      since: "2026-11-19",
      searches: 10,
      notFound: 7,
      notShown: 1,
      top: [
        { words: "MELASMA", found: 0, notFound: 6, lastDay: "2026-11-24" },
        { words: "KNEE PAIN", found: 3, notFound: 0, lastDay: "2026-11-24" },
      ],
      inVain: [{ words: "MELASMA", found: 0, notFound: 6, lastDay: "2026-11-24" }],
    });
    const lastDays = await listSearches(site.database, { today: "2026-11-25", days: 2 });
    expect(lastDays.top.map(({ words, notFound }) => [words, notFound])).toEqual([
      ["MELASMA", 2],
      ["KNEE PAIN", 0],
    ]);
  });
});
