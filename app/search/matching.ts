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

type Entry = Searchable & {
  folded: Record<Field, string>;
  /** Where each unit of the folded text stands in the text; left out where folding moved nothing. */
  starts?: number[];
};

/** Where a match counts most, first. */
const FIELDS = ["title", "keywords", "description", "text"] as const;
type Field = (typeof FIELDS)[number];

/** Folds all words once, so that a query only has to look. */
export function prepareIndex(searchables: readonly Searchable[]): SearchIndex {
  return searchables
    .toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))
    .map((searchable) => {
      const text = fold(searchable.text);
      return {
        ...searchable,
        folded: {
          title: fold(searchable.card.title),
          // A line each: no match reaches from one keyword into the next.
          keywords: searchable.keywords.map(fold).join("\n"),
          description: fold(searchable.card.description),
          text,
        },
        ...(text.length !== searchable.text.length && {
          starts: foldWithStarts(searchable.text).starts,
        }),
      };
    });
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

/** A text cut at the matches of a query: the parts in turn are outside and inside of one. */
export function splitAtMatches(text: string, query: string): string[] {
  const needle = foldQuery(query);
  if (!needle) return [text];
  const { folded, starts } = foldWithStarts(text);
  const parts: string[] = [];
  let from = 0;
  let at = folded.indexOf(needle);
  while (at !== -1) {
    const begin = Math.max(from, starts[at] ?? text.length);
    // A character that folds into several is marked whole.
    let after = at + needle.length;
    while (starts[after] !== undefined && starts[after] === starts[after - 1]) after += 1;
    const end = starts[after] ?? text.length;
    parts.push(text.slice(from, begin), text.slice(begin, end));
    from = end;
    at = folded.indexOf(needle, at + needle.length);
  }
  parts.push(text.slice(from));
  return parts;
}

/**
 * A text in which the case of letters makes no difference, nor do the looks of one and the same
 * character ("cm²" is "cm2"). Upper case, because it is the same wherever a letter stands: Greek has
 * two lower-case forms of one letter.
 */
function fold(text: string): string {
  return text.normalize("NFKC").toUpperCase().normalize("NFKC");
}

function foldQuery(query: string): string {
  return fold(query.trim().replace(/\s+/g, " "));
}

/** The folded text, and for each of its units the place in the text that it came from. */
function foldWithStarts(text: string): { folded: string; starts: number[] } {
  let folded = "";
  const starts: number[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const piece = fold(segment);
    for (let unit = 0; unit < piece.length; unit += 1) starts.push(index);
    folded += piece;
  }
  return { folded, starts };
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function toResult({ card, text, folded, starts }: Entry, needle: string): SearchResult {
  const at = folded.text.indexOf(needle);
  if (at === -1 || folded.title.includes(needle) || folded.description.includes(needle)) {
    return { ...card };
  }
  const begin = starts?.[at] ?? at;
  const end = starts?.[at + needle.length] ?? at + needle.length;
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
  return `${start}${text.slice(begin, end)}${rest}`.replace(/\s+/g, " ").toWellFormed();
}
