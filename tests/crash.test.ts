import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastingDatabase } from "./databases.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { startServer } from "./running-server.ts";
import { signUpsAt } from "./sign-up-load.ts";

const KILLS = 20;
const AT_ONCE = 8;

const database = lastingDatabase();
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

test(`what was acknowledged survives ${KILLS} kills, once, and no mail goes out twice`, async () => {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    acknowledged.push(...(await signUpUntilKilled(kill)));
  }
  const server = await startServer(settings());
  // What waited for its mail gets it now.
  await expect.poll(() => outbox("waiting"), { timeout: 60_000 }).toBe(0);
  await server.end();

  const db = new Sqlite(join(database.DATA_DIR, "site.db"), { readonly: true });
  expect(db.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
  const stored = db.prepare("select email_key from subscribers").pluck().all();
  db.close();
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(new Set(stored).size).toBe(stored.length);
  expect(new Set(acknowledged).difference(new Set(stored))).toEqual(new Set());

  const receivers = mail.received.map(({ to }) => to);
  expect(receivers.length).toBeGreaterThan(KILLS);
  expect(new Set(receivers).size).toBe(receivers.length);
}, 600_000);

const settings = () => ({
  ...database,
  ...{ SMTP_URL: mail.url, TRUST_PROXY: "loopback", LOG_LEVEL: "warn" },
});

/** Lets readers sign up, kills the server in the middle. Returns whose sign-up was acknowledged. */
async function signUpUntilKilled(round: number): Promise<string[]> {
  const server = await startServer(settings());
  const { one } = signUpsAt(server);
  const acknowledged: string[] = [];
  let alive = true;
  const reader = async (_: unknown, index: number) => {
    for (let attempt = 0; alive; attempt += 1) {
      const email = `reader-${round}-${index}-${attempt}@example.org`;
      if ((await one(email)) === 200) acknowledged.push(email);
    }
  };
  const readers = Promise.all(Array.from({ length: AT_ONCE }, reader));
  await wait(Math.random() * 600);
  const killed = server.end("SIGKILL");
  alive = false;
  await Promise.all([killed, readers]);
  return acknowledged;
}

function outbox(state: string): number {
  const db = new Sqlite(join(database.DATA_DIR, "site.db"), { readonly: true });
  const count = db.prepare("select count(*) from outbox where state = ?").pluck().get(state);
  db.close();
  return Number(count);
}
