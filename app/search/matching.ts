import { collapse, fold, foldQuery, placeOf } from "./folding.ts";
import { meaningsOf } from "./meanings.ts";
import {
  contains,
  type PackedText,
  packText,
  type Sought,
  seek,
  unpackText,
} from "./packed-text.server.ts";
import { MAX_RESULTS, type SearchAnswer, type SearchResult } from "./search-result.ts";

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

/** A searchable with its words folded, so that a query only has to look. */
export type SearchEntry = Omit<Searchable, "text" | "keywords"> & {
  folded: Record<"title" | "keywords" | "description", string>;
  text: PackedText;
};

/** Entries in the order in which equals are listed: newest first. */
export type SearchIndex = readonly SearchEntry[];

export function prepareEntry({ keywords, text, ...searchable }: Searchable): SearchEntry {
  const { title, description } = searchable.card;
  return {
    ...searchable,
    folded: {
      title: fold(collapse(title)),
      // A line each: no match reaches from one keyword into the next.
      keywords: keywords.map((keyword) => fold(collapse(keyword))).join("\n"),
      description: fold(collapse(description)),
    },
    text: packText(text),
  };
}

/** All of them in one index. */
export function indexOf(entries: readonly SearchEntry[]): SearchIndex {
  return entries.toSorted((a, b) => compare(b.publishedAt ?? "", a.publishedAt ?? ""));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Everything whose title, description, text or keyword contains the query as it stands, whatever the
 * case: by the field that matches, then newest first. Where nothing does, everything that has all of
 * the query's words, those with words in the title first (`by: "words"`); where nothing has, everything
 * that has words of the same meaning (`by: "meaning"`). A blank query finds nothing.
 */
export function search(index: SearchIndex, query: string): SearchAnswer {
  const needle = foldQuery(query);
  if (!needle) return { results: [], total: 0 };
  const found = containing(index, [[needle]]);
  if (found.length > 0) return answer(found, needle);
  const words = [...new Set(needle.split(" "))];
  const byWords =
    words.length > 1
      ? containing(
          index,
          words.map((word) => [word]),
        )
      : [];
  if (byWords.length > 0) return { ...answer(byWords, needle), by: "words" };
  const meanings = meaningsOf(needle);
  const byMeaning = meanings.length > 0 ? containing(index, meanings) : [];
  return { ...answer(byMeaning, needle), ...(byMeaning.length > 0 && { by: "meaning" as const }) };
}

function answer(found: readonly SearchEntry[], needle: string): SearchAnswer {
  return {
    results: found.slice(0, MAX_RESULTS).map((entry) => toResult(entry, needle)),
    total: found.length,
  };
}

/**
 * The entries that contain one of each set of needles, those with most of them in the first fields
 * first.
 */
function containing(index: SearchIndex, sets: readonly (readonly string[])[]): SearchEntry[] {
  // The longest first: it is the rarest, and most entries need no second look.
  const sought = sets.toSorted((a, b) => shortest(b) - shortest(a)).map((set) => set.map(toNeedle));
  const found: { entry: SearchEntry; rank: number }[] = [];
  for (const entry of index) {
    const rank = rankOf(entry, sought);
    if (rank !== undefined) found.push({ entry, rank });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

function shortest(needles: readonly string[]): number {
  return Math.min(...needles.map(({ length }) => length));
}

type Needle = { word: string; sought: Sought };

const toNeedle = (word: string): Needle => ({ word, sought: seek(word) });

/** For each set the place of the first field that contains one of it, summed; undefined when none is in any. */
function rankOf(entry: SearchEntry, sets: readonly (readonly Needle[])[]): number | undefined {
  let sum = 0;
  for (const set of sets) {
    let first = Number.POSITIVE_INFINITY;
    for (const needle of set) first = Math.min(first, placeIn(entry, needle));
    if (first === Number.POSITIVE_INFINITY) return undefined;
    sum += first;
  }
  return sum;
}

/** Where a match counts most, first: title, keywords, description, text. */
function placeIn({ folded, text }: SearchEntry, { word, sought }: Needle): number {
  if (folded.title.includes(word)) return 0;
  if (folded.keywords.includes(word)) return 1;
  if (folded.description.includes(word)) return 2;
  return contains(text, sought) ? 3 : Number.POSITIVE_INFINITY;
}

function toResult({ card, text: packed, folded }: SearchEntry, needle: string): SearchResult {
  if (folded.title.includes(needle) || folded.description.includes(needle)) return { ...card };
  const text = unpackText(packed);
  const foldedText = packed.folded.toString();
  const at = foldedText.indexOf(needle);
  if (at === -1) return { ...card };
  const { begin, end } = placeOf(text, foldedText, at, at + needle.length);
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
