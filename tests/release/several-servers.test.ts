import { Client } from "pg";
import { expect, test } from "vitest";
import { LIMITS } from "#app/sign-ups/rate-limits.server.ts";
import { freshDatabase } from "../support/databases.ts";
import { startMailServer } from "../support/mail-server.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const subscribe = (server: RunningServer | undefined, email: string) =>
  fetch(`${server?.url}/api/newsletter/subscribe`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, source: "footer" }),
  });

test("two servers on one Postgres store an address once, mail it once and share the limits", async () => {
  const settings = await freshDatabase("postgres");
  const mail = await startMailServer();
  const env = { ...settings, SMTP_URL: mail.url };
  const servers = await Promise.all([startServer(env), startServer(env)]);

  const answers = await Promise.all(servers.map((server) => subscribe(server, "ada@example.org")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(() => mail.received, { timeout: 20_000 }).not.toHaveLength(0);

  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    statuses.push((await subscribe(servers[index % 2], "ada@example.org")).status);
  }
  // Two of the attempts were made above.
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.perEmail - 2);
  expect(statuses.at(-1)).toBe(429);

  for (const server of servers) await server.end();
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query("select email from subscribers");
  const { rows: mails } = await client.query("select state, attempts from outbox");
  await client.end();
  await mail.close();
  expect(rows).toEqual([{ email: "ada@example.org" }]);
  expect(mail.received).toHaveLength(mails.length);
  for (const sent of mails) expect(sent).toEqual({ state: "sent", attempts: 1 });
});
