/**
 * Tells searches from what the search dialog asks for while its reader is still typing: it asks after each pause of
 * 300 ms, so "kne" comes before "knee".
 */
export type SearchRuns = {
  /** Takes in what a client searched, and gives back what is known to be a search by now. */
  take(search: ClientSearch): ClientSearch[];
  /** Those that have lasted, or all of them. */
  settle(now: number, all?: boolean): ClientSearch[];
};

/** `words` as `countedWords` gives them; `at` in milliseconds on a steady clock. */
export type ClientSearch = { client: string; words: string; at: number };

/**
 * A search counts unless its client searches for something else within two seconds, or goes on with the same words
 * within ten ("knee", "knee pain"). The same words within ten seconds are one search: the dialog's, and the page's that
 * Enter leads to.
 */
export function createSearchRuns(): SearchRuns {
  const last = new Map<string, ClientSearch>();
  return {
    take(search) {
      const before = last.get(search.client);
      if (!before && last.size >= MOST_CLIENTS) return [];
      if (before?.words === search.words && search.at - before.at < CONTINUED) return [];
      last.set(search.client, search);
      return before && !isReplaced(before, search) ? [before] : [];
    },
    settle(now, all = false) {
      const settled = [...last.values()].filter(({ at }) => all || now - at >= CONTINUED);
      for (const { client } of settled) last.delete(client);
      return settled;
    },
  };
}

function isReplaced(before: ClientSearch, { words, at }: ClientSearch): boolean {
  const lasted = at - before.at;
  return lasted < TYPING || (lasted < CONTINUED && words.startsWith(before.words));
}

/** Milliseconds within which another search means that the one before was not finished. */
const TYPING = 2_000;
/** Milliseconds within which more letters or words make one search of two. */
const CONTINUED = 10_000;
/** Clients that search within those ten seconds; of more, nothing is counted. */
const MOST_CLIENTS = 2_000;
