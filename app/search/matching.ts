import { collapse, fold, foldQuery, placeOf } from "./folding.ts";
import { meaningsOf } from "./meanings.ts";
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
  /** Names of the condition that it says how sure the evidence is on: it answers questions about that. */
  answers?: readonly string[];
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

function answer(found: readonly Entry[], needle: string): SearchAnswer {
  return {
    results: found.slice(0, MAX_RESULTS).map((entry) => toResult(entry, needle)),
    total: found.length,
  };
}

/**
 * The entries that contain one of each set of needles, those with most of them in the first fields
 * first.
 */
function containing(index: SearchIndex, sets: readonly (readonly string[])[]): Entry[] {
  // The longest first: it is the rarest, and most entries need no second look.
  const sought = sets
    .toSorted((a, b) => shortest(b) - shortest(a))
    .map((set) => set.map((needle) => ({ needle, places: placesOf(needle) })));
  const found: { entry: Entry; rank: number }[] = [];
  for (const entry of index) {
    const ranks = ranksOf(entry, sought);
    if (ranks) found.push({ entry, rank: ranks.reduce((sum, rank) => sum + rank, 0) });
  }
  return found.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

function shortest(needles: readonly string[]): number {
  return Math.min(...needles.map(({ length }) => length));
}

type Needle = { needle: string; places: readonly number[] };

/** For each set the place of the first field that contains one of it; undefined when none is in any. */
function ranksOf(
  { folded, stretches }: Entry,
  sought: readonly (readonly Needle[])[],
): number[] | undefined {
  const ranks: number[] = [];
  for (const set of sought) {
    const rank = FIELDS.findIndex((field) =>
      set.some(
        ({ needle, places }) =>
          (field !== "text" || hasAll(stretches, places)) && folded[field].includes(needle),
      ),
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
