import { createHmac, randomBytes } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "#app/infra/database.server.ts";
import type { Tables } from "#app/infra/database-tables.server.ts";

export type SearchTally = {
  words: string;
  found: number;
  notFound: number;
  clients: Set<string>;
};

/** In days, today included. */
export const SEARCH_DAYS = 90;
/** Readers of different days or clients before the words themselves are stored. */
export const FEWEST_READERS = 3;

/** Strangers can make up any number of words. */
const MOST_ON_A_DAY = 2_000;

/** Words are hashed until the third reader. @param day YYYY-MM-DD @throws {DatabaseUnavailable} */
export async function writeSearches(
  database: Database,
  day: string,
  searches: readonly SearchTally[],
): Promise<void> {
  await database.transaction(async (db) => {
    const keys = await readKeys(db, day);
    const keyed = searches.map((search) => ({ ...search, key: hmac(keys.words, search.words) }));
    const known = await knownKeys(
      db,
      day,
      keyed.map(({ key }) => key),
    );
    const { counted } = await db
      .selectFrom("search_counts")
      .select((count) => count.fn.countAll<number | string>().as("counted"))
      .where("day", "=", day)
      .executeTakeFirstOrThrow();
    let room = MOST_ON_A_DAY - Number(counted);
    const taken = keyed.filter(({ key }) => {
      if (known.has(key)) return true;
      room -= 1;
      return room >= 0;
    });
    if (taken.length === 0) return;
    await db
      .insertInto("search_counts")
      .values(
        taken.map(({ key, found, notFound, clients }) => ({
          id: `${day} ${key}`,
          day,
          words_key: key,
          found,
          not_found: notFound,
          readers: readerBits(keys.readers, key, clients),
        })),
      )
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({
          found: sql`search_counts.found + excluded.found`,
          not_found: sql`search_counts.not_found + excluded.not_found`,
          readers: sql`search_counts.readers | excluded.readers`,
        }),
      )
      .execute();
    const shown = await db
      .selectFrom("search_counts")
      .select("words_key")
      .where(
        "words_key",
        "in",
        taken.map(({ key }) => key),
      )
      .groupBy("words_key")
      .having(readersOf(), ">=", FEWEST_READERS)
      .execute();
    const shownKeys = new Set(shown.map(({ words_key }) => words_key));
    const words = taken.filter(({ key }) => shownKeys.has(key));
    if (words.length === 0) return;
    await db
      .insertInto("search_words")
      .values(words.map(({ key, words }) => ({ id: key, words })))
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  });
}

/** Deletes old counts, rare words and keys. @param today YYYY-MM-DD @throws {DatabaseUnavailable} */
export async function tidySearches(database: Database, today: string): Promise<void> {
  await database.transaction(async (db) => {
    await db.deleteFrom("search_day_keys").where("id", "<>", today).execute();
    await db
      .deleteFrom("search_counts")
      .where("day", "<=", daysBefore(today, SEARCH_DAYS))
      .execute();
    await db
      .deleteFrom("search_words")
      .where("id", "not in", (from) =>
        from
          .selectFrom("search_counts")
          .select("words_key")
          .groupBy("words_key")
          .having(readersOf(), ">=", FEWEST_READERS),
      )
      .execute();
  });
}

/** Days as YYYY-MM-DD. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** All servers share both. */
async function readKeys(
  db: Kysely<Tables>,
  day: string,
): Promise<{ words: Buffer; readers: Buffer }> {
  const fresh = () => randomBytes(32).toString("base64url");
  await db
    .insertInto("secrets")
    .values({ name: WORDS_KEY, value: fresh() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  await db
    .insertInto("search_day_keys")
    .values({ id: day, value: fresh() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const words = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", WORDS_KEY)
    .executeTakeFirstOrThrow();
  const readers = await db
    .selectFrom("search_day_keys")
    .select("value")
    .where("id", "=", day)
    .executeTakeFirstOrThrow();
  return {
    words: Buffer.from(words.value, "base64url"),
    readers: Buffer.from(readers.value, "base64url"),
  };
}

const WORDS_KEY = "searches";

async function knownKeys(db: Kysely<Tables>, day: string, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("search_counts")
    .select("words_key")
    .where("day", "=", day)
    .where("words_key", "in", keys)
    .execute();
  return new Set(rows.map(({ words_key }) => words_key));
}

const hmac = (key: Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest().subarray(0, 16).toString("base64url");

/** Depends on the words too, so that two searches can't be traced to one reader. */
function readerBits(key: Buffer, wordsKey: string, clients: ReadonlySet<string>): number {
  let bits = 0;
  for (const client of clients) {
    const [byte = 0] = createHmac("sha256", key).update(`${wordsKey}\n${client}`).digest();
    bits |= 1 << (byte & 15);
  }
  return bits;
}

/** Counts the bits of a group's rows. SQLite and Postgres share no function for that. */
function readersOf(): RawBuilder<number> {
  const bits = Array.from({ length: 16 }, (_, bit) => sql`((readers >> ${sql.lit(bit)}) & 1)`);
  return sql<number>`sum(${sql.join(bits, sql` + `)})`;
}
