import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, onTestFinished } from "vitest";
import { MAILS_AT_ONCE } from "#app/forms/outbox.server.ts";
import { createDatabase, type Database } from "#app/infra/database.server.ts";
import { freshDatabase } from "./databases.ts";
import type { MailServer } from "./mail-server.ts";
import { startServer } from "./running-server.ts";
import { signUpsAt } from "./sign-up-load.ts";

const AT_ONCE = 8;

/** Kills a server in the middle of sign-ups, so often: none that was acknowledged is lost or doubled, nor is its mail. */
export async function expectKillsSurvived(
  engine: "sqlite" | "postgres",
  kills: number,
  mail: MailServer,
): Promise<void> {
  const settings = await freshDatabase(engine);
  const env = { ...settings, SMTP_URL: mail.url, TRUST_PROXY: "loopback", LOG_LEVEL: "warn" };
  const acknowledged: string[] = [];
  const alerts: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const round = await signUpUntilKilled(env, kill);
    acknowledged.push(...round.newsletter, ...round.alerts);
    alerts.push(...round.alerts);
  }
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  const database = createDatabase({ databaseUrl, dataDir }, pino({ level: "silent" }));
  onTestFinished(() => database.close());
  const server = await startServer(env);
  // What waited for its mail, or was about to get it, gets it now.
  await expect
    .poll(() => recipients(database, "waiting", "reserved"), { timeout: 60_000 })
    .toEqual([]);
  await server.end();

  if (engine === "sqlite") {
    const check = await database.query((db) => sql`pragma integrity_check`.execute(db));
    expect(check.rows).toEqual([{ integrity_check: "ok" }]);
  }
  const subscribers = await database.query((db) =>
    db.selectFrom("subscribers").select("email_key").execute(),
  );
  const readers = await database.query((db) =>
    db
      .selectFrom("alert_readers")
      .innerJoin("alert_topics", "alert_topics.reader_id", "alert_readers.id")
      .select("email_key")
      .execute(),
  );
  const stored = [...subscribers, ...readers].map((row) => row.email_key);
  expect(alerts).not.toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(new Set(stored).size).toBe(stored.length);
  expect(new Set(acknowledged).difference(new Set(stored))).toEqual(new Set());

  const receivers = mail.received.map(({ to }) => to);
  expect(new Set(receivers).size).toBe(receivers.length);
  const unanswered = await recipients(database, "claimed");
  const without = new Set(acknowledged).difference(new Set(receivers));
  expect(without.difference(new Set(unanswered))).toEqual(new Set());
  // Only who was killed in the moment between a mail's end and the answer.
  expect(without.size).toBeLessThanOrEqual(kills * MAILS_AT_ONCE);
}

/** Lets readers sign up, kills the server in the middle. Returns whose sign-up was acknowledged, by form. */
async function signUpUntilKilled(env: Record<string, string>, round: number) {
  const server = await startServer(env);
  const { one, alert } = signUpsAt(server);
  const acknowledged = { newsletter: [] as string[], alerts: [] as string[] };
  let alive = true;
  const reader = async (_: unknown, index: number) => {
    for (let attempt = 0; alive; attempt += 1) {
      const email = `reader-${round}-${index}-${attempt}@example.org`;
      if (index % 2 === 0) {
        if ((await one(email)) === 200) acknowledged.newsletter.push(email);
      } else if ((await alert(email, "everything")) === 303) acknowledged.alerts.push(email);
    }
  };
  const readers = Promise.all(Array.from({ length: AT_ONCE }, reader));
  const enough = 1 + Math.random() * 30;
  while (acknowledged.newsletter.length + acknowledged.alerts.length < enough) await wait(5);
  const killed = server.end("SIGKILL");
  alive = false;
  await Promise.all([killed, readers]);
  return acknowledged;
}

async function recipients(
  database: Database,
  ...states: ("waiting" | "reserved" | "claimed")[]
): Promise<string[]> {
  const rows = await database.query((db) =>
    db.selectFrom("outbox").select("recipient").where("state", "in", states).execute(),
  );
  return rows.map(({ recipient }) => recipient);
}
