import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { compareText } from "#app/text/compare-text.ts";
import { collapse, fold, foldQuery, foldSigns, placesOf, spelledOut } from "./folding.ts";
import { meaningsOf, tellingWords } from "./meanings.ts";
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

export type Searchable = {
  card: Omit<SearchResult, "passage">;
  keywords: readonly string[];
  text: string;
  /** UTC ISO; undated pages come after dated ones of the same rank. */
  publishedAt?: string;
  /** Names of the condition that the page rates. */
  answers?: readonly string[];
  /** The address of the place or state of the page that answers the query, where it has one. */
  pathFor?(query: string): string | undefined;
};

/** A page whose words are folded and packed once, so that a query only compares. */
export type SearchEntry = Omit<Searchable, "text" | "keywords"> & { words: PackedWords };

export type SearchIndex = {
  /** Newest first. */
  entries: readonly SearchEntry[];
  columns: LRUCache<string, Column>;
};

/** For each entry the first field with the needle, `NONE`, or `UNKNOWN` before the first look. */
type Column = { sought: Sought; fields: Int8Array; possible: number };

const NONE = -1;
const UNKNOWN = -2;

export function prepareEntry({ keywords, text, ...searchable }: Searchable): SearchEntry {
  const { title, description } = searchable.card;
  const words = packWords({ title: [title], keywords, description: [description], text: [text] });
  return { ...searchable, words };
}

export function indexOf(entries: readonly SearchEntry[]): SearchIndex {
  return {
    entries: entries.toSorted((a, b) => compareText(b.publishedAt ?? "", a.publishedAt ?? "")),
    columns: new LRUCache({ max: MOST_COLUMNS }),
  };
}

/** A column has ten kilobytes for 10,000 entries. */
const MOST_COLUMNS = 200;

/**
 * Finds the query as it is, with its accents first, by field, then newest first; else spelled out. Else pages with all of its telling words
 * (`by: "words"`), else with words of the same meaning. A blank query finds nothing; a large index takes several turns of the event loop.
 */
export async function search(index: SearchIndex, query: string): Promise<SearchAnswer> {
  const needle = foldQuery(query);
  if (!needle) return { results: [], total: 0 };
  const found = await containing(index, [[needle]]);
  if (found.total > 0) {
    const { results, total } = answer(found, query);
    return { results: exactFirst(results, query), total };
  }
  const plain = spelledOut(needle);
  if (plain !== needle) return search(index, plain);
  const all = needle.split(" ");
  const telling = tellingWords(all);
  const words = [...new Set(telling.length > 0 ? telling : all)];
  const byWords =
    all.length > 1
      ? await containing(
          index,
          words.map((word) => [word]),
        )
      : NOTHING;
  if (byWords.total > 0) return { ...answer(byWords, query), by: "words" };
  const meanings = meaningsOf(needle);
  const byMeaning = meanings.length > 0 ? await containing(index, meanings) : NOTHING;
  return { ...answer(byMeaning, query), ...(byMeaning.total > 0 && { by: "meaning" as const }) };
}

/** The best of them, at most `MAX_RESULTS`, and their number. */
type Found = { entries: readonly SearchEntry[]; total: number };

const NOTHING: Found = { entries: [], total: 0 };

function answer({ entries, total }: Found, query: string): SearchAnswer {
  const sought = seek(foldQuery(query));
  return {
    results: entries.map((entry) => {
      const path = entry.pathFor?.(query);
      return { ...toResult(entry, sought), ...(path && { path }) };
    }),
    total,
  };
}

/** Puts results that show the query with other accents alone after the others. */
function exactFirst(results: readonly SearchResult[], query: string): SearchResult[] {
  const needle = foldQuery(query);
  const exact = foldSigns(collapse(query).trim());
  const differs = ({ title, description, passage = "" }: SearchResult) => {
    const shown = [title, description, passage].join("\n");
    return fold(shown).includes(needle) && !foldSigns(collapse(shown)).includes(exact);
  };
  const { true: last = [], false: first = [] } = Object.groupBy(
    results,
    (result) => String(differs(result)) as "true" | "false",
  );
  return [...first, ...last];
}

async function containing(
  index: SearchIndex,
  sets: readonly (readonly string[])[],
): Promise<Found> {
  // The rarest first, so that most entries need one look only.
  const columns = sets
    .map((set) => set.map((needle) => columnOf(index, needle)))
    .sort((a, b) => sumOf(a) - sumOf(b));
  const best: SearchEntry[][] = [];
  let total = 0;
  let looked = 0;
  for (let place = 0; place < index.entries.length; place += 1) {
    if (!mayHaveAll(columns, place)) continue;
    looked += 1;
    if (looked % ENTRIES_A_TURN === 0) await nextTurn();
    const entry = index.entries[place] as SearchEntry;
    const rank = rankOf(entry, place, columns);
    if (rank === undefined) continue;
    total += 1;
    best[rank] ??= [];
    if (best[rank].length < MAX_RESULTS) best[rank].push(entry);
  }
  return { entries: best.flat().slice(0, MAX_RESULTS), total };
}

/** Loops, not callbacks: those left seven megabytes a search to collect. */
function mayHaveAll(sets: readonly (readonly Column[])[], place: number): boolean {
  for (const set of sets) if (!mayHaveOne(set, place)) return false;
  return true;
}

function mayHaveOne(set: readonly Column[], place: number): boolean {
  for (const { fields } of set) if (fields[place] !== NONE) return true;
  return false;
}

/** This many texts of 1,500 words take some 10 ms. */
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
  for (let place = 0; place < entries.length; place += 1) {
    if (!mayContain((entries[place] as SearchEntry).words.slot)) continue;
    fields[place] = UNKNOWN;
    possible += 1;
  }
  const column = { sought: seek(needle), fields, possible };
  columns.set(needle, column);
  return column;
}

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
  const [place] = placesOf(text, folded, [{ begin: at, end: at + sought.needle.length }]);
  const { begin, end } = place ?? { begin: text.length, end: text.length };
  return { ...card, passage: passageAround(text, begin, end) };
}

/** In characters. */
const MARGIN = 70;

function passageAround(text: string, begin: number, end: number): string {
  const before = text.slice(Math.max(0, begin - MARGIN), begin);
  const after = text.slice(end, end + MARGIN);
  // Drops a half word at either end.
  const start = begin > MARGIN ? `… ${before.replace(/^\S*\s/, "")}` : before;
  const rest = end + MARGIN < text.length ? `${after.replace(/\s\S*$/, "")} …` : after;
  return `${start}${text.slice(begin, end)}${rest}`.toWellFormed();
}
