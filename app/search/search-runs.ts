/** The dialog asks after each pause of 300 ms, so "kne" comes before "knee". */
type SearchRuns = {
  take(search: ClientSearch): ClientSearch[];
  settle(now: number, all?: boolean): ClientSearch[];
};

/** `words` of `countedWords`; `at` in milliseconds on a steady clock. */
export type ClientSearch = { client: string; words: string; at: number };

/** Drops searches that a client replaces within two seconds, or extends ("knee pain") or repeats within ten. */
export function createSearchRuns(): SearchRuns {
  const last = new Map<string, ClientSearch>();
  return {
    take(search) {
      const before = last.get(search.client);
      if (!before && last.size >= MOST_CLIENTS) return [];
      if (before?.words === search.words && search.at - before.at < CONTINUED_MS) return [];
      last.set(search.client, search);
      return before && !isReplaced(before, search) ? [before] : [];
    },
    settle(now, all = false) {
      const settled = [...last.values()].filter(({ at }) => all || now - at >= CONTINUED_MS);
      for (const { client } of settled) last.delete(client);
      return settled;
    },
  };
}

function isReplaced(before: ClientSearch, { words, at }: ClientSearch): boolean {
  const lasted = at - before.at;
  return lasted < TYPING_MS || (lasted < CONTINUED_MS && words.startsWith(before.words));
}

const TYPING_MS = 2_000;
const CONTINUED_MS = 10_000;
/** Nothing is counted of more clients within ten seconds. */
const MOST_CLIENTS = 2_000;
