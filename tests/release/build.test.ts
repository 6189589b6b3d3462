import { cpSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { putInPlace } from "../../scripts/site-build.js";
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

  // Until its last step a build touches nothing else, or it fails.
  const unfinished = join(project, "build/.unfinished");
  cpSync("build", unfinished, { recursive: true });
  const assets = join(unfinished, "client/assets");
  for (const name of readdirSync(assets)) {
    renameSync(join(assets, name), join(assets, name.replace(".", "-2.")));
  }
  const askAll = async () => {
    const answers = await Promise.all(files.map((file) => ask(server.url + file)));
    return new Set(answers.map(({ status }) => status));
  };
  const during = askAll();
  putInPlace(project);
  expect(await during).toEqual(new Set([200]));

  const newest = readFileSync(join(project, "build/.assets"), "utf8");
  expect(files.filter((file) => newest.includes(file))).toEqual([]);
  expect(await askAll()).toEqual(new Set([200]));
  await server.end();
});
