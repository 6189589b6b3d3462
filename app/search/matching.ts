import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { fold, foldQuery, placeOf } from "./folding.ts";
import { meaningsOf } from "./meanings.ts";
import {
  fieldOf,
  isIn,
  type PackedWords,
  packWords,
  partAround,
  type Sought,
  seek,
} from "./packed-words.server.ts";
import { MAX_RESULTS, type SearchAnswer, type SearchResult } from "./search-result.ts";
import { havingStretches } from "./stretches.server.ts";

/** Something that can be found: its card, and the words it is found by. */
export type Searchable = {
  card: Omit<SearchResult, "passage">;
  keywords: readonly string[];
  /** Plain text. */
  text: string;
  /** UTC ISO; undated pages come after dated ones of the same rank. */
  publishedAt?: string;
  /** Names of the condition that it says how sure the evidence is on: it answers questions about that. */
  answers?: readonly string[];
};

/** A searchable with its words packed, so that a query only has to look. */
export type SearchEntry = Omit<Searchable, "text" | "keywords"> & { words: PackedWords };

/** Everything that is searched. */
export type SearchIndex = {
  /** In the order in which equals are listed: newest first. */
  entries: readonly SearchEntry[];
  /** What was looked for lately. */
  columns: LRUCache<string, Column>;
};

/** For each entry the place of the first field that contains the needle, `NONE`, or `UNKNOWN` until it is looked for. */
type Column = { sought: Sought; fields: Int8Array; possible: number };

const NONE = -1;
const UNKNOWN = -2;

export function prepareEntry({ keywords, text, ...searchable }: Searchable): SearchEntry {
  const { title, description } = searchable.card;
  const words = packWords({ title: [title], keywords, description: [description], text: [text] });
  return { ...searchable, words };
}

/** All of them in one index. */
export function indexOf(entries: readonly SearchEntry[]): SearchIndex {
  return {
    entries: entries.toSorted((a, b) => compare(b.publishedAt ?? "", a.publishedAt ?? "")),
    columns: new LRUCache({ max: MOST_COLUMNS }),
  };
}

/** Ten kilobytes each with 10,000 entries. */
const MOST_COLUMNS = 200;

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Everything whose title, description, text or keyword contains the query as it stands, whatever the
 * case: by the field that matches, then newest first. Where nothing does, everything that has all of
 * the query's words, those with words in the title first (`by: "words"`); where nothing has, everything
 * that has words of the same meaning (`by: "meaning"`). A blank query finds nothing. A large index is gone through in
 * several turns of the event loop.
 */
export async function search(index: SearchIndex, query: string): Promise<SearchAnswer> {
  const needle = foldQuery(query);
  if (!needle) return { results: [], total: 0 };
  const found = await containing(index, [[needle]]);
  if (found.length > 0) return answer(found, needle);
  const words = [...new Set(needle.split(" "))];
  const byWords =
    words.length > 1
      ? await containing(
          index,
          words.map((word) => [word]),
        )
      : [];
  if (byWords.length > 0) return { ...answer(byWords, needle), by: "words" };
  const meanings = meaningsOf(needle);
  const byMeaning = meanings.length > 0 ? await containing(index, meanings) : [];
  return { ...answer(byMeaning, needle), ...(byMeaning.length > 0 && { by: "meaning" as const }) };
}

function answer(found: readonly SearchEntry[], needle: string): SearchAnswer {
  const sought = seek(needle);
  return {
    results: found.slice(0, MAX_RESULTS).map((entry) => toResult(entry, sought)),
    total: found.length,
  };
}

/** The entries that contain one of each set of needles, those with most of them in the first fields first. */
async function containing(
  index: SearchIndex,
  sets: readonly (readonly string[])[],
): Promise<SearchEntry[]> {
  // The rarest first: most entries need no second look.
  const columns = sets
    .map((set) => set.map((needle) => columnOf(index, needle)))
    .sort((a, b) => sumOf(a) - sumOf(b));
  const found: { entry: SearchEntry; rank: number }[] = [];
  let looked = 0;
  for (const [place, entry] of index.entries.entries()) {
    const mayHave = (set: readonly Column[]) => set.some(({ fields }) => fields[place] !== NONE);
    if (!columns.every(mayHave)) continue;
    looked += 1;
    if (looked % ENTRIES_A_TURN === 0) await nextTurn();
    const rank = rankOf(entry, place, columns);
    if (rank !== undefined) found.push({ entry, rank });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

/** Texts of 1,500 words are looked through in some 10 ms. */
const ENTRIES_A_TURN = 500;

function sumOf(columns: readonly Column[]): number {
  return columns.reduce((sum, { possible }) => sum + possible, 0);
}

function columnOf({ entries, columns }: SearchIndex, needle: string): Column {
  const known = columns.get(needle);
  if (known) return known;
  const mayContain = havingStretches(needle);
  const fields = new Int8Array(entries.length).fill(NONE);
  let possible = 0;
  for (const [place, { words }] of entries.entries()) {
    if (!mayContain(words.slot)) continue;
    fields[place] = UNKNOWN;
    possible += 1;
  }
  const column = { sought: seek(needle), fields, possible };
  columns.set(needle, column);
  return column;
}

/** For each set the place of the first field that contains one of it, summed; undefined when none is in any. */
function rankOf(
  { words }: SearchEntry,
  place: number,
  sets: readonly (readonly Column[])[],
): number | undefined {
  let sum = 0;
  for (const set of sets) {
    let first = Number.POSITIVE_INFINITY;
    for (const { fields, sought } of set) {
      if (fields[place] === UNKNOWN) fields[place] = fieldOf(words, sought);
      const field = fields[place] as number;
      if (field !== NONE && field < first) first = field;
    }
    if (first === Number.POSITIVE_INFINITY) return undefined;
    sum += first;
  }
  return sum;
}

function toResult({ card, words }: SearchEntry, sought: Sought): SearchResult {
  if (isIn("title", words, sought) || isIn("description", words, sought)) return { ...card };
  const text = partAround(words, sought, MARGIN);
  if (text === undefined) return { ...card };
  const folded = fold(text);
  const at = folded.indexOf(sought.needle);
  const { begin, end } = placeOf(text, folded, at, at + sought.needle.length);
  return { ...card, passage: passageAround(text, begin, end) };
}

/** Characters of a passage on either side of the match. */
const MARGIN = 70;

function passageAround(text: string, begin: number, end: number): string {
  const before = text.slice(Math.max(0, begin - MARGIN), begin);
  const after = text.slice(end, end + MARGIN);
  // Half a word at either end is left out.
  const start = begin > MARGIN ? `… ${before.replace(/^\S*\s/, "")}` : before;
  const rest = end + MARGIN < text.length ? `${after.replace(/\s\S*$/, "")} …` : after;
  return `${start}${text.slice(begin, end)}${rest}`.toWellFormed();
}
