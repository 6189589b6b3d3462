import { pino } from "pino";
import { expect, test } from "vitest";
import { parseEnv } from "#app/infra/env.server.ts";
import { BACK_UP, writeNote } from "#app/infra/operator-notes.server.ts";
import { routerContext } from "#server/router-context.ts";
import { createServices } from "#server/services.ts";
import { describeDatabases } from "../../tests/support/databases.ts";
import {
  blog,
  type StoreDouble,
  startStoreDouble,
  storeArticle,
} from "../../tests/support/store-double.ts";
import { readHealth } from "./health.server.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const log = pino({ level: "silent" });

/** A server's services, on clocks that the test moves. */
function services(env: Record<string, string>) {
  let time = 5_000;
  const made = createServices(parseEnv(env), log, {
    now: () => time,
    clock: () => NOW + time,
    wait: async () => {},
    problems: () => [
      {
        at: NOW,
        level: "error",
        message: "A page failed",
        cause: "no such column",
        errorId: "0a1b2c3d",
        path: "/dose",
      },
    ],
  });
  return {
    ...made,
    pass(milliseconds: number) {
      time += milliseconds;
    },
  };
}

/** Waits for the store however busy the machine is. */
const read = (site: ReturnType<typeof services>) =>
  readHealth(routerContext(site, { clientAddress: "192.0.2.1" }), () => new Promise(() => {}));

describeDatabases((open, fresh, engine) => {
  test("the database's size, its last back-up, and what waits in the outbox", async () => {
    const settings = await fresh();
    const database = await open(settings);
    await writeNote(database, BACK_UP, "2026-11-21T03:30:00.000Z");
    const mail = {
      kind: "test",
      recipient: "a",
      recipient_key: "a",
      subject: "",
      text: "",
      html: "",
      unsubscribe_url: "",
      attempts: 1,
      next_attempt_at: "",
    };
    await database.query((db) =>
      db
        .insertInto("outbox")
        .values([
          { ...mail, id: "1", state: "waiting", created_at: "2026-11-22T10:00:00.000Z" },
          { ...mail, id: "2", state: "reserved", created_at: "2026-11-22T09:00:00.000Z" },
          { ...mail, id: "3", state: "failed", created_at: "2026-11-20T09:00:00.000Z" },
          { ...mail, id: "4", state: "sent", created_at: "2026-11-20T09:00:00.000Z" },
        ])
        .execute(),
    );
    const site = services(settings);
    const health = await read(site);
    await site.database.close();
    expect(health.outbox).toEqual({
      waiting: 2,
      failed: 1,
      unknown: 0,
      oldest: "2026-11-22T09:00:00.000Z",
      sendsMail: false,
    });
    expect(health.database).toMatchObject({ engine, backedUpAt: "2026-11-21T03:30:00.000Z" });
    expect(health.database?.bytes).toBeGreaterThan(50_000);
    expect(health.disk?.free).toBeGreaterThan(0);
    expect(health.server.memory.resident).toBeGreaterThan(10_000_000);
    expect(health.problems).toMatchObject([
      { at: "2026-11-22T12:00:00.000Z", errorId: "0a1b2c3d" },
    ]);
  });
});

test("a database that can't be used leaves its parts out and the others in", async () => {
  const site = services({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  const health = await read(site);
  await site.database.close();
  expect(health.database).toBeUndefined();
  expect(health.outbox).toBeUndefined();
  expect(health.store.articles).toBeGreaterThan(5);
});

test("which store it is, which version answers, and whether it has room for questions", async () => {
  const store: StoreDouble = await startStoreDouble(blog([storeArticle()]));
  const site = services(store.settings);
  await site.articles.list();
  site.pass(1_000);
  expect((await read(site)).store).toMatchObject({
    name: store.origin,
    versionAsked: "2024-10",
    fails: false,
    articles: 1,
    isRead: true,
    answeredAt: "2026-11-22T12:00:05.000Z",
    throttled: 0,
    pausedUntil: undefined,
  });
  site.pass(120_000);
  store.answer((_call, response) => response.writeHead(429, { "Retry-After": "30" }).end());
  await site.articles.list();
  await expect.poll(() => site.store.health.throttled).toBe(1);
  const { store: throttled, storeCache } = await read(site);
  expect(throttled).toMatchObject({
    fails: true,
    throttledAt: "2026-11-22T12:02:06.000Z",
    articles: 1,
    pausedUntil: "2026-11-22T12:02:36.000Z",
  });
  expect(storeCache.entries).toBeGreaterThan(0);
  expect(storeCache.hitRate).toBeGreaterThan(0);
  await site.database.close();
  await store.close();
});
