import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { clientNetwork } from "#app/forms/rate-limits.server.ts";
import type { SteadyClock, WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import { countedWords } from "./counted-words.ts";
import type { SearchOutcome } from "./search.server.ts";
import { type SearchTally, tidySearches, writeSearches } from "./search-count-rows.server.ts";
import { type ClientSearch, createSearchRuns } from "./search-runs.ts";

/** Knows nothing about readers. Never throws. */
export type SearchCounts = {
  answered(query: string, outcome: SearchOutcome): void;
  note(query: string, clientAddress: string): void;
  /** Stores finished searches. @param all unfinished ones too */
  write(all?: boolean): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

/** @param isWanted false stores nothing */
export function createSearchCounts({
  database,
  log,
  clock,
  now,
  isWanted,
}: {
  database: Database;
  log: Pick<Logger, "debug">;
  clock: WallClock;
  now: SteadyClock;
  isWanted: () => Promise<boolean>;
}): SearchCounts {
  const isFound = new LRUCache<string, boolean>({ max: MOST_ANSWERS });
  const runs = createSearchRuns();
  let tallies = new Map<string, SearchTally>();
  let perClient = new Map<string, number>();
  let tidiedOn: string | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const count = ({ words, client }: ClientSearch) => {
    const found = isFound.get(words);
    const searches = perClient.get(client) ?? 0;
    if (found === undefined || searches >= MOST_PER_CLIENT) return;
    const tally = tallies.get(words) ?? { words, found: 0, notFound: 0, clients: new Set() };
    if (!tallies.has(words) && tallies.size >= MOST_WORDS) return;
    perClient.set(client, searches + 1);
    tallies.set(words, tally);
    tally[found ? "found" : "notFound"] += 1;
    tally.clients.add(client);
  };

  const write = async (all = false) => {
    for (const search of runs.settle(now(), all)) count(search);
    const searches = [...tallies.values()];
    tallies = new Map();
    perClient = new Map();
    if (!(await isWanted())) return;
    const day = new Date(clock()).toISOString().slice(0, 10);
    try {
      if (tidiedOn !== day) await tidySearches(database, day);
      tidiedOn = day;
      if (searches.length > 0) await writeSearches(database, day, searches);
    } catch (error) {
      // The database logs its own failure. A minute's counts are lost.
      log.debug({ err: error }, "Searches could not be counted");
    }
  };

  return {
    answered(query, outcome) {
      if (outcome.status !== "ok" || outcome.withoutArticles || outcome.isPartial) return;
      const words = countedWords(query);
      if (words) isFound.set(words, outcome.total > 0 && !outcome.noStudy);
    },
    note(query, clientAddress) {
      const words = countedWords(query);
      if (!words) return;
      const client = clientNetwork(clientAddress);
      for (const search of runs.take({ words, client, at: now() })) count(search);
    },
    write,
    start() {
      timer = setInterval(() => void write(), WRITE_EVERY_MS).unref();
      void write();
    },
    async stop() {
      clearInterval(timer);
      await write(true);
    },
  };
}

const WRITE_EVERY_MS = 60_000;
/** More than the page cache has searches. */
const MOST_ANSWERS = 5_000;
const MOST_WORDS = 500;
const MOST_PER_CLIENT = 10;
