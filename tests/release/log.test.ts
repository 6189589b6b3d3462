import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { freshDatabase } from "../support/databases.ts";
import { freePort } from "../support/free-port.ts";
import { canLimit, type Disk, limitedFiles, mayMount, smallDisk } from "../support/full-disk.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

/** Requests, each with a line of 14 KB: more than the log keeps waiting. */
const REQUESTS = 150;
const LONG = `/${"x".repeat(14_000)}`;

test.skipIf(!canLimit())("a full disk with the log on it ends and blocks no server", async () => {
  const limited = async () => limitedFiles((await freshDatabase("sqlite")).DATA_DIR, "site.log");
  await fillTheLog(mayMount() ? smallDisk(4) : await limited());
});

async function fillTheLog({ directory, fill, makeRoom }: Disk) {
  const file = join(directory, "site.log");
  const port = await freePort();
  const output = openSync(file, "a");
  const server = await startServer(
    { ...(await freshDatabase("sqlite")), METRICS_PORT: String(port) },
    undefined,
    { output },
  );
  closeSync(output);
  fill(server);
  await askForAll(server);
  makeRoom(server);
  const read = () => readFileSync(file, "utf8").split("\n");
  await expectAllAccountedFor(read, port);
  await endsWell(server);
}

test("a reader of the log who stalls blocks no server, nor its end", async () => {
  const port = await freePort();
  const server = await startServer({
    ...(await freshDatabase("sqlite")),
    METRICS_PORT: String(port),
  });
  server.process.stdout?.pause();
  await askForAll(server);
  server.process.stdout?.resume();
  await expectAllAccountedFor(() => server.lines, port);
  server.process.stdout?.pause();
  await askForAll(server);
  await endsWell(server);
});

async function askForAll({ url }: RunningServer) {
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    expect((await ask(url + LONG)).status).toBe(414);
  }
}

/** Every request has its line, or is counted in one that says how many were dropped. */
async function expectAllAccountedFor(read: () => string[], metricsPort: number) {
  const counts = async () => {
    const lines = read()
      .filter((line) => /^\{.*\}$/.test(line))
      .map((line) => JSON.parse(line));
    const dropped = lines.map((line) => (/were dropped/.test(line.msg) ? line.lines : 0));
    return {
      written: lines.filter(({ path }) => path === LONG).length,
      dropped: dropped.reduce((sum, count) => sum + count, 0),
    };
  };
  await expect
    .poll(async () => {
      const { written, dropped } = await counts();
      return written + dropped;
    })
    .toBe(REQUESTS);
  const { dropped } = await counts();
  expect(dropped).toBeGreaterThan(0);
  const metrics = await ask(`http://localhost:${metricsPort}/metrics`);
  expect(String(metrics.body)).toContain(`log_lines_dropped_total ${dropped}`);
}

async function endsWell({ process }: RunningServer) {
  const ended = once(process, "exit");
  process.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
}
