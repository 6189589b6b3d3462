import { expect, onTestFinished, test, vi } from "vitest";
import { describeDatabases } from "../../tests/support/databases.ts";
import { DatabaseUnavailable } from "./database.server.ts";
import { PURGE, readNote } from "./operator-notes.server.ts";
import { createPurges } from "./purges.server.ts";

describeDatabases((open, fresh, engine) => {
  test("a purge is in the log and has its time in the database", async () => {
    const database = await open();
    const logged: unknown[] = [];
    const purges = createPurges({
      database,
      expire() {},
      clock: () => Date.parse("2026-11-21T09:00:00Z"),
      log: { info: (text: unknown) => void logged.push(text) },
    });
    await purges.purge();
    expect(logged).toEqual(["All pages are made anew: an editor asked for it"]);
    expect(await readNote(database, PURGE)).toBe("2026-11-21T09:00:00.000Z");
  });

  test("what can't be looked up now is found by a later look", async () => {
    const settings = await fresh();
    const database = await open(settings);
    let isAway = false;
    let times = 0;
    const { look } = createPurges({
      clock: Date.now,
      log: { info() {} },
      database: {
        ...database,
        query: (work) =>
          isAway ? Promise.reject(new DatabaseUnavailable()) : database.query(work),
      },
      expire: () => {
        times += 1;
      },
    });
    await look();
    const other = createPurges({ database, expire() {}, clock: Date.now, log: { info() {} } });
    await other.purge();
    isAway = true;
    await look();
    expect(times).toBe(0);
    isAway = false;
    await look();
    expect(times).toBe(1);
  });

  test("several servers look every five seconds until they stop; one on SQLite does not", async () => {
    const real = await open();
    let looks = 0;
    const database: typeof real = {
      ...real,
      query: () => {
        looks += 1;
        return Promise.reject(new DatabaseUnavailable());
      },
    };
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const purges = createPurges({ database, expire() {}, clock: Date.now, log: { info() {} } });
    purges.start();
    vi.advanceTimersByTime(10_000);
    purges.stop();
    vi.advanceTimersByTime(10_000);
    expect(looks).toBe(engine === "postgres" ? 3 : 0);
  });

  test("what one server is told all servers of its database do, once", async () => {
    const settings = await fresh();
    const log = { info() {} };
    let time = Date.parse("2026-11-21T09:00:00Z");
    // Two purges within a millisecond are one.
    const clock = () => {
      time += 1;
      return time;
    };
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const counted = { times: 0 };
        const expire = () => {
          counted.times += 1;
        };
        const database = await open(settings);
        return { ...createPurges({ database, expire, clock, log }), counted };
      }),
    );
    const [first, second] = servers;
    const looks = async () => {
      for (const { look } of servers) await look();
      return servers.map(({ counted }) => counted.times);
    };
    expect(await looks()).toEqual([0, 0]);
    await first?.purge();
    expect(await looks()).toEqual([1, 1]);
    expect(await looks()).toEqual([1, 1]);
    await second?.purge();
    expect(await looks()).toEqual([2, 2]);
    // A server that starts later has no older pages.
    const late = { times: 0 };
    const third = createPurges({
      database: await open(settings),
      clock,
      log,
      expire: () => {
        late.times += 1;
      },
    });
    await third.look();
    expect(late.times).toBe(0);
  });
});
