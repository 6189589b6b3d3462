import { collapse, fold, foldQuery, placeOf } from "./folding.ts";
import { MAX_RESULTS, type SearchAnswer, type SearchResult } from "./search-result.ts";
import { hasAll, placesOf, stretchesOf } from "./stretches.ts";

/** Something that can be found: its card, and the words it is found by. */
export type Searchable = {
  card: Omit<SearchResult, "passage">;
  keywords: readonly string[];
  /** Plain text. */
  text: string;
  /** UTC ISO; undated pages come after dated ones of the same rank. */
  publishedAt?: string;
};

/** Searchables with their words folded once, in the order in which equals are listed: newest first. */
export type SearchIndex = readonly Entry[];

type Entry = Searchable & {
  folded: Record<Field, string>;
  /** Of the text. */
  stretches: Uint32Array;
};

/** Where a match counts most, first. */
const FIELDS = ["title", "keywords", "description", "text"] as const;
type Field = (typeof FIELDS)[number];

/** Folds all words once, so that a query only has to look. */
export function prepareIndex(searchables: readonly Searchable[]): SearchIndex {
  return searchables
    .toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))
    .map((searchable) => {
      const text = collapse(searchable.text);
      const folded = {
        title: fold(collapse(searchable.card.title)),
        // A line each: no match reaches from one keyword into the next.
        keywords: searchable.keywords.map((keyword) => fold(collapse(keyword))).join("\n"),
        description: fold(collapse(searchable.card.description)),
        text: fold(text),
      };
      return { ...searchable, text, folded, stretches: stretchesOf(folded.text) };
    });
}

/**
 * Everything whose title, description, text or keyword contains the query as it stands, whatever the
 * case: by the field that matches, then newest first. Where nothing does, everything that has all of
 * the query's words, those with words in the title first (`byWords`). A blank query finds nothing.
 */
export function search(index: SearchIndex, query: string): SearchAnswer {
  const needle = foldQuery(query);
  if (!needle) return { results: [], total: 0 };
  const found = containing(index, [needle]);
  if (found.length > 0) return answer(found, needle);
  const words = [...new Set(needle.split(" "))];
  const byWords = words.length > 1 ? containing(index, words) : [];
  return { ...answer(byWords, needle), ...(byWords.length > 0 && { byWords: true as const }) };
}

function answer(found: readonly Entry[], needle: string): SearchAnswer {
  return {
    results: found.slice(0, MAX_RESULTS).map((entry) => toResult(entry, needle)),
    total: found.length,
  };
}

/** The entries that contain all of the needles, those with most of them in the first fields first. */
function containing(index: SearchIndex, needles: readonly string[]): Entry[] {
  // The longest first: it is the rarest, and most entries need no second look.
  const sought = needles
    .toSorted((a, b) => b.length - a.length)
    .map((needle) => ({ needle, places: placesOf(needle) }));
  const found: { entry: Entry; rank: number }[] = [];
  for (const entry of index) {
    const ranks = ranksOf(entry, sought);
    if (ranks) found.push({ entry, rank: ranks.reduce((sum, rank) => sum + rank, 0) });
  }
  return found.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

type Needle = { needle: string; places: readonly number[] };

/** For each needle the place of the first field that contains it; undefined when one is in none. */
function ranksOf({ folded, stretches }: Entry, sought: readonly Needle[]): number[] | undefined {
  const ranks: number[] = [];
  for (const { needle, places } of sought) {
    const rank = FIELDS.findIndex(
      (field) => (field !== "text" || hasAll(stretches, places)) && folded[field].includes(needle),
    );
    if (rank === -1) return undefined;
    ranks.push(rank);
  }
  return ranks;
}

function toResult({ card, text, folded }: Entry, needle: string): SearchResult {
  const at = folded.text.indexOf(needle);
  if (at === -1 || folded.title.includes(needle) || folded.description.includes(needle)) {
    return { ...card };
  }
  const { begin, end } = placeOf(text, folded.text, at, at + needle.length);
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
