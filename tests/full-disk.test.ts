import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "./databases.ts";
import { type RunningServer, startServer } from "./running-server.ts";
import { signUpsAt } from "./sign-up-load.ts";

/** Somewhere to keep the database, with a way to make it full and to make room again. */
type Disk = {
  directory: string;
  fill(server: RunningServer): void;
  makeRoom(server: RunningServer): void;
};

test.skipIf(!mayMount())("a full disk refuses sign-ups, loses none, and recovers", async () => {
  await fillAndRecover(smallDisk());
});

test.skipIf(!canLimit())("so does a limit on the size of files", async () => {
  const { DATA_DIR } = await freshDatabase("sqlite");
  await fillAndRecover(limitedFiles(DATA_DIR));
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

  makeRoom(server);
  expect(await signUp()).toBe(200);
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

function smallDisk(): Disk {
  const directory = mkdtempSync(join(tmpdir(), "small-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", directory]);
  onTestFinished(() => {
    execFileSync("umount", [directory]);
    rmdirSync(directory);
  });
  const filler = join(directory, "filler");
  return {
    directory,
    fill() {
      try {
        for (let blocks = 1; ; blocks += 1) writeFileSync(filler, Buffer.alloc(blocks * 4096));
      } catch (error) {
        expect(error).toMatchObject({ code: "ENOSPC" });
      }
    },
    makeRoom: () => rmSync(filler),
  };
}

function limitedFiles(directory: string): Disk {
  const limit = (server: RunningServer, bytes: number | "unlimited") =>
    execFileSync("prlimit", ["--pid", String(server.process.pid), `--fsize=${bytes}:unlimited`]);
  return {
    directory,
    fill: (server) => limit(server, statSync(join(directory, "site.db-wal")).size),
    makeRoom: (server) => limit(server, "unlimited"),
  };
}

function mayMount(): boolean {
  const directory = mkdtempSync(join(tmpdir(), "may-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", directory], {
      stdio: "ignore",
    });
    execFileSync("umount", [directory]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(directory);
  }
}

function canLimit(): boolean {
  try {
    execFileSync("prlimit", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
