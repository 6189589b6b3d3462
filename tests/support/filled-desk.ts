import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { createDatabase } from "#app/infra/database.server.ts";
import { signInAt } from "./desk-site.ts";
import { addMadeUpSignUps, madeUpMail } from "./made-up-sign-ups.ts";
import { startMailServer } from "./mail-server.ts";
import { startServer } from "./running-server.ts";
import { test as siteTest } from "./site.ts";

/** With 120 sign-ups and a few mails. */
async function startFilledDesk() {
  const directory = mkdtempSync(join(tmpdir(), "desk-"));
  await fill(directory);
  const mail = await startMailServer();
  // Before the start: a server without an operator looks again a second later.
  await signInAt("http://localhost", { DATA_DIR: directory });
  const { url, end } = await startServer({ DATA_DIR: directory, SMTP_URL: mail.url });
  return {
    url,
    mail,
    directory,
    async end() {
      await end();
      await mail.close();
      rmSync(directory, { recursive: true });
    },
  };
}

async function fill(dataDir: string): Promise<void> {
  const database = createDatabase({ databaseUrl: undefined, dataDir }, pino({ level: "silent" }));
  await addMadeUpSignUps(database, 120);
  const now = new Date().toISOString();
  const failed = (number: number) =>
    madeUpMail(number, {
      state: "failed",
      problem: "EENVELOPE RCPT TO 550",
      created_at: now,
      finished_at: now,
    });
  // The form's longest, without a place to break.
  const long = {
    first_name: "W".repeat(100),
    email: `${"w".repeat(64)}@${"m".repeat(60)}.example.org`,
  };
  await database.query((db) =>
    db.updateTable("webinar_registrations").set(long).where("id", "=", "sign-up-0000119").execute(),
  );
  const mails = [failed(4), failed(5), failed(6), madeUpMail(7), madeUpMail(8)];
  await database.query((db) => db.insertInto("outbox").values(mails).execute());
  await database.close();
}

/** The desk has no script to hydrate it. */
export const test = siteTest.extend<{
  desk: Awaited<ReturnType<typeof startFilledDesk>>;
  signedIn: undefined;
}>({
  desk: async ({ lasting }, use) => use(await lasting(startFilledDesk)),
  baseURL: async ({ desk }, use) => use(desk.url),
  hydrates: false,
  signedIn: [
    async ({ context, desk: { url, directory } }, use) => {
      const { cookie } = await signInAt(url, { DATA_DIR: directory });
      const [name = "", value = ""] = cookie.split("=");
      await context.addCookies([{ name, value, url: `${url}/desk` }]);
      await use(undefined);
    },
    { auto: true },
  ],
});
