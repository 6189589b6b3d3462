import { pino } from "pino";
import { expect, test } from "vitest";
import { createDatabase } from "#app/infra/database.server.ts";
import { listSamples } from "#server/samples.ts";
import { freshDatabase } from "../support/databases.ts";
import { deskBrowser, signInAt } from "../support/desk-site.ts";
import { readPage } from "../support/page-html.ts";
import { startServer } from "../support/running-server.ts";

test("a server that is told to end writes down what it has counted", async () => {
  const settings = await freshDatabase("sqlite");
  await signInAt("http://localhost", settings);
  const server = await startServer(settings);
  expect((await fetch(`${server.url}/api/search/light`)).status).toBe(200);
  await server.end();
  const database = createDatabase(
    { databaseUrl: undefined, dataDir: settings.DATA_DIR },
    pino({ level: "silent" }),
  );
  const rows = await database.query((db) => db.selectFrom("search_counts").selectAll().execute());
  await database.close();
  expect(rows).toMatchObject([{ found: 1, not_found: 0 }]);
});

test("a server that runs from the build names every sample, also those that no page uses", async () => {
  const settings = await freshDatabase("sqlite");
  const ada = await signInAt("http://localhost", settings);
  const server = await startServer(settings);
  const { body } = await deskBrowser(server.url, server.url, ada).get("/desk/care");
  await server.end();
  const { text } = readPage(String(body)).one("main");
  const { samples } = listSamples();
  expect(samples.length).toBeGreaterThan(10);
  for (const { what } of samples) expect(text).toContain(what);
});
