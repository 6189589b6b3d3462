import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { build } from "../../scripts/site-build.js";
import { ask } from "../support/ask.ts";
import { lastingDatabase } from "../support/databases.ts";
import { copyOfThis } from "../support/project-copy.ts";
import { startServer } from "../support/running-server.ts";

const database = lastingDatabase();

test("a build takes no file away from a server that runs from the same folder", async () => {
  const project = copyOfThis();
  const server = await startServer(database, [join(project, "server/main.js")]);
  const page = await ask(`${server.url}/`);
  const files = [...new Set(String(page.body).match(/\/assets\/[\w./-]+/g))];
  expect(files.length).toBeGreaterThan(10);

  const statuses = new Set<number>();
  let isBuilding = true;
  const reader = async () => {
    while (isBuilding) {
      const answers = await Promise.all(files.map((file) => ask(server.url + file)));
      for (const { status } of answers) statuses.add(status);
      // Leaves the processor to the build.
      await pause(50);
    }
  };
  const asking = reader();
  // Other names for the files of all pages.
  const root = join(project, "app/root.tsx");
  writeFileSync(root, readFileSync(root, "utf8").replace("<body", '<body data-build="2"'));
  await build(project);
  isBuilding = false;
  await asking;
  expect([...statuses]).toEqual([200]);

  const newest = readFileSync(join(project, "build/.assets"), "utf8");
  expect(files.filter((file) => newest.includes(file)).length).toBeLessThan(files.length);
  for (const file of files) expect((await ask(server.url + file)).status, file).toBe(200);
  await server.end();
});
