import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import { indexOf, prepareEntry, search } from "#app/search/matching/matching.ts";
import { POPULAR_SEARCHES } from "#app/search/matching/search-result.ts";
import { createSearchCounts } from "#app/search/search-counts.server.ts";
import { percentile, table } from "../scripts/table.ts";
import { madeUpArticles, searchable } from "./made-up-articles.ts";

const QUERIES = 400;

/** Over 250 and 10,000 articles. */
export async function measureSearch(): Promise<string> {
  const rows: string[][] = [];
  for (const count of [250, 10_000]) {
    const articles = madeUpArticles(count).map(searchable);
    const begun = performance.now();
    const index = indexOf(articles.map(prepareEntry));
    const prepared = performance.now() - begun;
    const times: number[] = [];
    for (let turn = 0; turn < QUERIES; turn += 1) {
      const asked = performance.now();
      await search(index, SEARCHES[turn % SEARCHES.length] ?? "");
      times.push(performance.now() - asked);
    }
    rows.push([
      count.toLocaleString("en-US"),
      prepared.toFixed(0),
      percentile(times, 0.5).toFixed(2),
      percentile(times, 0.99).toFixed(2),
    ]);
  }
  const searches = table(
    ["articles of 1,500 words", "prepare once, ms", "search median, ms", "search p99, ms"],
    rows,
  );
  return `${searches}\n\n${measureCounting()}`;
}

/** Without the writing, which happens once a minute. */
function measureCounting(): string {
  let time = 0;
  const counts = createSearchCounts({
    database: NO_DATABASE,
    log: { debug() {} },
    clock: () => 0,
    now: () => time,
    isWanted: async () => false,
  });
  const count = (turn: number) => {
    const query = SEARCHES[turn % SEARCHES.length] ?? "";
    time += 3_000;
    counts.answered(query, { status: "ok", results: [], total: 1 });
    counts.note(query, `192.0.2.${turn % 250}`);
  };
  for (let turn = 0; turn < QUERIES; turn += 1) count(turn);
  const begun = performance.now();
  for (let turn = 0; turn < COUNTED; turn += 1) count(turn);
  const milliseconds = performance.now() - begun;
  return table(["counting a search, µs"], [[((milliseconds * 1000) / COUNTED).toFixed(1)]]);
}

const COUNTED = 100_000;

const unavailable = () => Promise.reject(new DatabaseUnavailable("Nothing is written here"));
const NO_DATABASE: Database = {
  engine: "sqlite",
  pool: undefined,
  query: unavailable,
  transaction: unavailable,
  async open() {},
  async close() {},
};

/** Words of most, some and no articles, and rare phrases of them. */
export const SEARCHES = [
  ...POPULAR_SEARCHES,
  "light",
  "the",
  "zeberka",
  "of the dose",
  "in the of",
  "nowhere to be found",
  "knee arthritis dose",
  "how long should i use red light on my knees",
  "does it help sleep",
  "can it cure cancer",
];
