export type SearchResult = {
  id: string;
  title: string;
  description: string;
  category: string;
  slug: string;
  path: string;
  featured: boolean;
  /** In minutes. */
  readTime: number;
  author: string;
  /** The text around a match that is in neither title nor description. */
  passage?: string;
};

export type SearchAnswer = {
  results: SearchResult[];
  total: number;
  /** The results' likeness to a query that no page has as it is. */
  by?: "words" | "meaning" | "subject";
  /** This many of the first results answer the query's question. */
  answers?: number;
  /** The query in this site's spelling, when only that finds something. */
  meant?: string;
  noStudy?: NoStudy;
  /** The store failed: the results are the site's own pages only. */
  withoutArticles?: true;
  /** The store's older articles are still being read. */
  isPartial?: true;
};

/** `studies` searched, and the day of their last review (YYYY-MM-DD). */
export type NoStudy = { subject: string; studies: number; checked: string };

/** In characters. */
export const MAX_QUERY = 200;

export const MAX_RESULTS = 50;

/** The specification's six, shown before anything is typed. */
export const POPULAR_SEARCHES = [
  "red light therapy benefits",
  "best red light devices",
  "photobiomodulation",
  "red light for skin",
  "infrared therapy",
  "LED therapy panels",
] as const;

export const SUGGESTIONS = POPULAR_SEARCHES.slice(0, 3);

export const DID_YOU_MEAN = "Did you mean";

export function countLine(total: number, query: string): string {
  return `${total} ${total === 1 ? "result" : "results"} for "${query}"`;
}

/** Empty when all results are shown. */
export function restLine(shown: number, total: number): string {
  return shown < total ? `These are the first ${shown}. More words narrow the search.` : "";
}

export const TOO_LONG = `A search can have ${MAX_QUERY} characters at most. Try fewer words.`;

export function noResultsLine(query: string): string {
  return `We couldn't find any articles matching "${query}". Try different keywords or check out our popular searches.`;
}
