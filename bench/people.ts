import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { createDatabase, type Database } from "#app/infra/database.server.ts";
import { exportSignUps } from "#app/sign-ups/export.server.ts";
import {
  countSignUps,
  listSignUps,
  listSources,
  type SignUpFilter,
} from "#app/sign-ups/people.server.ts";
import { addMadeUpSignUps, madeUpTime } from "../tests/made-up-sign-ups.ts";
import { startPostgres } from "../tests/postgres.ts";
import { percentile, table } from "./table.ts";

const SIGN_UPS = 100_000;
const TURNS = 200;

/** How long the desk's list of 100,000 sign-ups takes to be read, and its export, on SQLite and on Postgres. */
export async function measurePeople(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "people-"));
  const postgres = await startPostgres();
  try {
    const rows = [
      ...(await rowsOf("SQLite", undefined, directory)),
      ...(await rowsOf("Postgres", `${postgres.url}/postgres`, directory)),
    ];
    return table(["database", "what is read", "median, ms", "p99, ms"], rows);
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true });
  }
}

const middle = { at: madeUpTime(SIGN_UPS / 2), id: "sign-up-0050000" };

/** What a page asks for, by its place and filter; then a search, which reads all. */
const PAGES: [string, SignUpFilter, Parameters<typeof listSignUps>[2]?][] = [
  ["first page", {}],
  ["middle page", {}, { before: middle }],
  ["back from the middle", {}, { after: middle }],
  ["a list, pending", { list: "newsletter", status: "pending" }],
  ["unsubscribed, of a source", { status: "unsubscribed", source: "home" }],
  ["webinar, unsubscribed", { list: "webinar", status: "unsubscribed" }],
  ["takes no mail", { status: "undeliverable" }],
  ["a source that nobody has", { source: "nowhere" }],
  ["between two days", { from: "2026-02-01", until: "2026-02-02" }],
  ["search that finds one", { search: "reader-77777@" }],
  ["search that finds none", { search: "nobody" }],
];

async function rowsOf(name: string, databaseUrl: string | undefined, dataDir: string) {
  const database = createDatabase({ databaseUrl, dataDir }, pino({ level: "silent" }));
  try {
    await addMadeUpSignUps(database, SIGN_UPS);
    const rows: string[][] = [];
    for (const [what, filter, place] of PAGES) {
      const times = await timesOf(TURNS, () =>
        // What the page asks besides, each time.
        Promise.all([
          listSignUps(database, filter, place),
          countSignUps(database),
          listSources(database),
        ]),
      );
      rows.push([name, what, ...inMilliseconds(times)]);
    }
    const longest = await timesOf(1, () => readWhole(database));
    rows.push([name, "export of the newsletter, whole", ...inMilliseconds(longest)]);
    return rows;
  } finally {
    await database.close();
  }
}

async function readWhole(database: Database): Promise<void> {
  const { content } = await exportSignUps(database, "newsletter", {
    ...{ format: "csv", statuses: ["subscribed"], since: "", undeliverable: false },
    siteUrl: "https://site.example",
  });
  for await (const piece of content) void piece;
}

async function timesOf(turns: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times;
}

const inMilliseconds = (times: readonly number[]) =>
  [0.5, 0.99].map((share) => percentile(times, share).toFixed(1));
