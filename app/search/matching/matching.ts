import { setImmediate as nextTurn } from "node:timers/promises";
import { compareText } from "#app/text/compare-text.ts";
import { collapse, fold, foldQuery, foldSigns, spelledOut } from "./folding.ts";
import { meaningsOf, tellingWords } from "./meanings.ts";
import {
  foldFields,
  mayHave,
  type PageWords,
  passageOf,
  rankOf,
  type Sought,
  seek,
} from "./page-words.server.ts";
import { MAX_RESULTS, type SearchAnswer, type SearchResult } from "./search-result.ts";

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

/** A page whose words are folded once, so that a query only compares. */
export type SearchEntry = Omit<Searchable, "text" | "keywords"> & { words: PageWords };

/** Newest first. */
export type SearchIndex = readonly SearchEntry[];

export function prepareEntry({ keywords, text, ...searchable }: Searchable): SearchEntry {
  const { title, description } = searchable.card;
  return { ...searchable, words: foldFields({ title, keywords, description, text }) };
}

export function indexOf(entries: readonly SearchEntry[]): SearchIndex {
  return entries.toSorted((a, b) => compareText(b.publishedAt ?? "", a.publishedAt ?? ""));
}

/**
 * Finds the query as it is, with its accents first, by field, then newest first; else spelled out. Else pages with all of its telling words
 * (`by: "words"`), else with words of the same meaning. A blank query finds nothing; a large index takes several turns of the event loop.
 */
export async function search(index: SearchIndex, query: string): Promise<SearchAnswer> {
  const needle = foldQuery(query);
  if (!needle) return { results: [], total: 0 };
  const found = await containing(index, [[needle]]);
  if (found.total > 0) {
    const { results, total } = await answer(found, query);
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
  if (byWords.total > 0) return { ...(await answer(byWords, query)), by: "words" };
  const meanings = meaningsOf(needle);
  const byMeaning = meanings.length > 0 ? await containing(index, meanings) : NOTHING;
  return {
    ...(await answer(byMeaning, query)),
    ...(byMeaning.total > 0 && { by: "meaning" as const }),
  };
}

/** The best of them, at most `MAX_RESULTS`, and their number. */
type Found = { entries: readonly SearchEntry[]; total: number };

const NOTHING: Found = { entries: [], total: 0 };

async function answer({ entries, total }: Found, query: string): Promise<SearchAnswer> {
  const sought = seek(foldQuery(query));
  const results: SearchResult[] = [];
  for (const entry of entries) {
    const path = entry.pathFor?.(query);
    results.push({ ...toResult(entry, sought), ...(path && { path }) });
    // The passage of a text as long as a novel takes some milliseconds.
    await nextTurn();
  }
  return { results, total };
}

/** Puts results that show the query with other accents alone after the others. */
function exactFirst(results: readonly SearchResult[], query: string): SearchResult[] {
  const needle = foldQuery(query);
  const exact = foldSigns(collapse(query).trim());
  const differs = ({ title, description, passage = "" }: SearchResult) => {
    const shown = [title, description, passage].join("\n");
    return fold(shown).includes(needle) && !foldSigns(collapse(shown)).includes(exact);
  };
  const { first = [], last = [] } = Object.groupBy(results, (result) =>
    differs(result) ? "last" : "first",
  );
  return [...first, ...last];
}

/** Entries with one of each set of needles. */
async function containing(
  index: SearchIndex,
  sets: readonly (readonly string[])[],
): Promise<Found> {
  // Longer ones are rarer, so that most entries need one look only.
  const sought = sets
    .map((set) => set.map(seek))
    .sort(([a], [b]) => (b?.needle.length ?? 0) - (a?.needle.length ?? 0));
  const best: SearchEntry[][] = [];
  let total = 0;
  let looked = 0;
  for (const entry of index) {
    if (!sought.every((set) => set.some((each) => mayHave(entry.words, each)))) continue;
    looked += 1;
    if (looked % ENTRIES_A_TURN === 0) await nextTurn();
    const rank = sumOfRanks(entry, sought);
    if (rank === Number.POSITIVE_INFINITY) continue;
    total += 1;
    best[rank] ??= [];
    if (best[rank].length < MAX_RESULTS) best[rank].push(entry);
  }
  return { entries: best.flat().slice(0, MAX_RESULTS), total };
}

/** This many texts of 1,500 words take some 10 ms. */
const ENTRIES_A_TURN = 500;

/** Infinity when a set has no needle in the entry. */
function sumOfRanks({ words }: SearchEntry, sets: readonly (readonly Sought[])[]): number {
  let sum = 0;
  for (const set of sets) {
    sum += Math.min(...set.map((each) => rankOf(words, each)));
    if (sum === Number.POSITIVE_INFINITY) break;
  }
  return sum;
}

function toResult({ card, words }: SearchEntry, sought: Sought): SearchResult {
  const { needle } = sought;
  const isShown = words.title.includes(needle) || words.description.includes(needle);
  const passage = isShown ? undefined : passageOf(words, sought);
  return { ...card, ...(passage && { passage }) };
}
