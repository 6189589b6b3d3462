/** The page that a search found, as a card shows it. */
export type SearchResult = {
  id: string;
  title: string;
  description: string;
  /** First part of the path for articles and benefits; the badge on the card. */
  category: string;
  slug: string;
  path: string;
  featured: boolean;
  /** Minutes. */
  readTime: number;
  author: string;
  /** A stretch of the text with the match in it, where the match is not in title or description. */
  passage?: string;
};

/** What a search answers: the best results, and how many there are in all. */
export type SearchAnswer = {
  results: SearchResult[];
  total: number;
  /**
   * No page has the query as it stands; these have all of its words, words of the same meaning, or what the question is
   * about.
   */
  by?: "words" | "meaning" | "subject";
  /** So many of the first results answer the question that the query asks: does the light help against this? */
  answers?: number;
  /** The query with its words as this site spells them, where only that finds something. */
  meant?: string;
  /** The query asks about something on which no study in people is held. */
  nothingHeld?: NothingHeld;
  /** The store could not be asked: only the site's own pages were searched. */
  withoutArticles?: true;
  /** The store's older articles are still being read: there may be more results soon. */
  isPartial?: true;
};

/** What was looked for, in how many studies, and when those were last gone through (YYYY-MM-DD). */
export type NothingHeld = { subject: string; studies: number; checked: string };

/** Longest query, in characters. */
export const MAX_QUERY = 200;
/** Most results that one answer carries. */
export const MAX_RESULTS = 50;

/** Shown before anything is typed. */
export const POPULAR_SEARCHES = [
  "red light therapy benefits",
  "best red light devices",
  "photobiomodulation",
  "red light for skin",
  "infrared therapy",
  "LED therapy panels",
] as const;

/** Offered when nothing was found. */
export const SUGGESTIONS = POPULAR_SEARCHES.slice(0, 3);

/** Over the query as this site spells it. */
export const DID_YOU_MEAN = "Did you mean";

/** The line over the results: `1 result for "x"`, `2 results for "x"`. */
export function countLine(total: number, query: string): string {
  return `${total} ${total === 1 ? "result" : "results"} for "${query}"`;
}

/** The line under a list that leaves some out; empty when it is whole. */
export function restLine(shown: number, total: number): string {
  return shown < total ? `These are the first ${shown}. More words narrow the search.` : "";
}

/** Why a query of more than `MAX_QUERY` characters is not looked for. */
export const TOO_LONG = `A search can have ${MAX_QUERY} characters at most. Try fewer words.`;

/** The text under "No results found". */
export function noResultsLine(query: string): string {
  return `We couldn't find any articles matching "${query}". Try different keywords or check out our popular searches.`;
}
