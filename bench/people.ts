import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { createDatabase } from "#app/infra/database.server.ts";
import { percentile, table } from "../scripts/table.ts";
import { SERVER_COMMAND } from "../server/node-command.js";
import type { Answer } from "../tests/support/ask.ts";
import { deskBrowser, signIn } from "../tests/support/desk-site.ts";
import { addMadeUpSignUps, madeUpTime } from "../tests/support/made-up-sign-ups.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { startServer } from "../tests/support/running-server.ts";

const SIGN_UPS = 100_000;
const TURNS = 200;

/** The desk's list of 100,000 made-up sign-ups. */
export async function measurePeople(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "people-"));
  const postgres = await startPostgres();
  try {
    return table(
      ["database", "page", "median, ms", "p99, ms"],
      [
        ...(await rowsOf("SQLite", { DATA_DIR: directory })),
        ...(await rowsOf("Postgres", {
          DATABASE_URL: `${postgres.url}/postgres`,
          DATA_DIR: directory,
        })),
      ],
    );
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true });
  }
}

type Settings = { DATABASE_URL?: string; DATA_DIR: string };

async function rowsOf(name: string, settings: Settings): Promise<string[][]> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  const database = createDatabase({ databaseUrl, dataDir }, pino({ level: "silent" }));
  await addMadeUpSignUps(database, SIGN_UPS);
  // Postgres does it by itself a minute after so many rows.
  if (databaseUrl) await database.query((db) => sql`vacuum analyze`.execute(db));
  // A running server takes a moment to see an operator.
  const ada = await signIn({ siteUrl: "http://localhost", database });
  const server = await startServer({ ...settings, LOG_LEVEL: "warn" }, SERVER_COMMAND);
  try {
    const { get, post } = deskBrowser(server.url, server.url, ada);
    const rows: string[][] = [];
    for (const query of QUERIES) {
      rows.push([
        name,
        query || "first page",
        ...(await timesOf(() => get(`/desk/people${query}`))),
      ]);
    }
    for (const search of ["reader-77777@", "nobody"]) {
      const times = await timesOf(() => post("/desk/people", { search }));
      rows.push([name, `search: ${search}`, ...times]);
    }
    return rows;
  } finally {
    await server.end();
    await database.close();
  }
}

const MIDDLE = `${madeUpTime(SIGN_UPS / 2)}_sign-up-0050000`;

const QUERIES = [
  "",
  `?before=${MIDDLE}`,
  `?after=${MIDDLE}`,
  "?list=newsletter&status=pending",
  "?status=unsubscribed&source=home",
  "?list=webinar&status=unsubscribed",
  "?status=undeliverable",
  "?source=nowhere",
  "?from=2026-02-01&until=2026-02-02",
];

async function timesOf(ask: () => Promise<Answer>): Promise<string[]> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const begun = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`The desk answered ${status}`);
    times.push(performance.now() - begun);
  }
  return [0.5, 0.99].map((share) => percentile(times, share).toFixed(1));
}
