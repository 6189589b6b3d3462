import { type Kysely, sql } from "kysely";
import type { Database } from "#app/infra/database.server.ts";
import type { Tables } from "#app/infra/database-tables.server.ts";
import { daysBefore } from "./search-count-rows.server.ts";

/** Words of at least three readers. */
type SearchedWords = {
  /** Letters and digits in upper case. */
  words: string;
  found: number;
  notFound: number;
  /** YYYY-MM-DD */
  lastDay: string;
};

type SearchList = {
  /** YYYY-MM-DD */
  since: string;
  /** All searches, with those of words that fewer than three readers used. */
  searches: number;
  notFound: number;
  notShown: number;
  top: SearchedWords[];
  inVain: SearchedWords[];
};

/** @param today ISO time or day, the last of the days @throws {DatabaseUnavailable} */
export function listSearches(
  database: Database,
  { today, days }: { today: string; days: number },
): Promise<SearchList> {
  const since = daysBefore(today.slice(0, 10), days - 1);
  return database.query(async (db) => {
    const all = await db
      .selectFrom("search_counts")
      .select(({ fn }) => [fn.sum("found").as("found"), fn.sum("not_found").as("notFound")])
      .where("day", ">=", since)
      .executeTakeFirst();
    const shown = await wordsSince(db, since).execute();
    const words = shown.map((row) => ({
      ...row,
      found: Number(row.found),
      notFound: Number(row.notFound),
    }));
    const found = Number(all?.found ?? 0);
    const notFound = Number(all?.notFound ?? 0);
    const counted = words.reduce((sum, row) => sum + row.found + row.notFound, 0);
    const inVain = words
      .filter((row) => row.notFound > 0)
      .sort((a, b) => b.notFound - a.notFound || a.words.localeCompare(b.words));
    return {
      since,
      searches: found + notFound,
      notFound,
      notShown: found + notFound - counted,
      top: words.slice(0, MOST_SHOWN),
      inVain: inVain.slice(0, MOST_SHOWN),
    };
  });
}

const wordsSince = (db: Kysely<Tables>, since: string) =>
  db
    .selectFrom("search_words")
    .innerJoin("search_counts", "search_counts.words_key", "search_words.id")
    .select(({ fn }) => [
      "search_words.words",
      fn.sum("found").as("found"),
      fn.sum("not_found").as("notFound"),
      fn.max("day").as("lastDay"),
    ])
    .where("day", ">=", since)
    .groupBy(["search_words.id", "search_words.words"])
    .orderBy(sql`sum(found) + sum(not_found)`, "desc")
    .orderBy("search_words.words");

const MOST_SHOWN = 100;
