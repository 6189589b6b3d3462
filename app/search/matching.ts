import { collapse, fold, foldQuery, placeOf } from "./folding.ts";
import { MAX_RESULTS, type SearchAnswer, type SearchResult } from "./search-result.ts";

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

type Entry = Searchable & { folded: Record<Field, string> };

/** Where a match counts most, first. */
const FIELDS = ["title", "keywords", "description", "text"] as const;
type Field = (typeof FIELDS)[number];

/** Folds all words once, so that a query only has to look. */
export function prepareIndex(searchables: readonly Searchable[]): SearchIndex {
  return searchables
    .toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))
    .map((searchable) => ({ ...searchable, text: collapse(searchable.text) }))
    .map((searchable) => ({
      ...searchable,
      folded: {
        title: fold(collapse(searchable.card.title)),
        // A line each: no match reaches from one keyword into the next.
        keywords: searchable.keywords.map((keyword) => fold(collapse(keyword))).join("\n"),
        description: fold(collapse(searchable.card.description)),
        text: fold(searchable.text),
      },
    }));
}

/**
 * Everything whose title, description, text or keyword contains the query as it stands, whatever the
 * case: by the field that matches, then newest first. A blank query finds nothing.
 */
export function search(index: SearchIndex, query: string): SearchAnswer {
  const needle = foldQuery(query);
  if (!needle) return { results: [], total: 0 };
  const ranked: Entry[][] = FIELDS.map(() => []);
  for (const entry of index) {
    const rank = FIELDS.findIndex((field) => entry.folded[field].includes(needle));
    ranked[rank]?.push(entry);
  }
  const found = ranked.flat();
  return {
    results: found.slice(0, MAX_RESULTS).map((entry) => toResult(entry, needle)),
    total: found.length,
  };
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
