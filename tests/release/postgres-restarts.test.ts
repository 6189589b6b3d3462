import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/running-server.ts";
import { signUpsAt } from "../support/sign-up-load.ts";

const ROUNDS = 4;
const AT_ONCE = 8;

test("a Postgres that restarts or ends connections costs no sign-up and no server", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const url = `${postgres.url}/postgres`;
  const server = await startServer({ DATABASE_URL: url, TRUST_PROXY: "loopback" });
  onTestFinished(() => server.end());
  const { one } = signUpsAt(server);
  const acknowledged: string[] = [];
  let isOver = false;
  const reader = async (_: unknown, index: number) => {
    for (let attempt = 0; !isOver && server.process.exitCode === null; attempt += 1) {
      const email = `reader-${index}-${attempt}@example.org`;
      if ((await one(email)) === 200) acknowledged.push(email);
    }
  };
  const readers = Promise.all(Array.from({ length: AT_ONCE }, reader));
  const areSigningUp = async () => {
    const before = acknowledged.length;
    const isBack = () => server.process.exitCode !== null || acknowledged.length > before + AT_ONCE;
    await expect.poll(isBack).toBe(true);
  };
  await areSigningUp();
  for (let round = 0; round < ROUNDS; round += 1) {
    await (round % 2 === 0 ? postgres.restart() : query(url, END_CONNECTIONS));
    await areSigningUp();
  }
  isOver = true;
  await readers;

  expect(server.process.exitCode, server.lines.at(-1)).toBe(null);
  const stored = (await query(url, "select email from subscribers")).map(({ email }) => email);
  expect(new Set(stored).size).toBe(stored.length);
  expect(new Set(acknowledged).difference(new Set(stored))).toEqual(new Set());
});

const END_CONNECTIONS =
  "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

async function query(connectionString: string, statement: string): Promise<{ email: string }[]> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
