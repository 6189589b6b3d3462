import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { freshDatabase } from "../support/databases.ts";
import { canLimit, type Disk, limitedFiles, mayMount, smallDisk } from "../support/full-disk.ts";
import { startServer } from "../support/running-server.ts";
import { signUpsAt } from "../support/sign-up-load.ts";

test.skipIf(!mayMount())("a full disk refuses sign-ups, loses none, and recovers", async () => {
  await fillAndRecover(smallDisk(1));
});

test.skipIf(!canLimit())("so does a limit on the size of files", async () => {
  const { DATA_DIR } = await freshDatabase("sqlite");
  await fillAndRecover(limitedFiles(DATA_DIR, "site.db-wal"));
});

async function fillAndRecover({ directory, fill, makeRoom }: Disk) {
  const server = await startServer({ DATA_DIR: directory, TRUST_PROXY: "loopback" });
  const { one } = signUpsAt(server);
  const acknowledged: string[] = [];
  let attempts = 0;
  const signUp = async () => {
    attempts += 1;
    const email = `reader-${attempts}@example.org`;
    const status = await one(email);
    if (status === 200) acknowledged.push(email);
    return status;
  };
  expect(await signUp()).toBe(200);
  fill(server);
  // The database still has room inside its own files at first.
  let status = await signUp();
  while (status === 200 && attempts < 5_000) status = await signUp();
  expect(status).toBe(503);
  expect(await signUp()).toBe(503);
  expect((await fetch(server.url)).status).toBe(200);
  const readyz = async () => (await fetch(`${server.url}/readyz`)).status;
  await expect.poll(readyz).toBe(503);

  makeRoom(server);
  expect(await signUp()).toBe(200);
  expect(await readyz()).toBe(200);
  await server.end();
  const problems = server.lines.filter((line) => line.includes("DATA_DIR"));
  expect(problems).toEqual([expect.stringMatching(/disk is full|disk I\/O error/)]);

  const db = new Sqlite(join(directory, "site.db"));
  const stored = db.prepare("select email_key from subscribers").pluck().all();
  expect(db.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
  db.close();
  expect(new Set(stored)).toEqual(new Set(acknowledged));
  expect(stored).toHaveLength(acknowledged.length);
}
