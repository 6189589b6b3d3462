import { fold, foldedWords, foldQuery } from "#app/search/matching/folding.ts";
import { meaningsOf } from "#app/search/matching/meanings.ts";

/** A part of a page that links can lead to. */
export type PlaceOnPage = {
  readonly id: string;
  /** The words in its title, and others for its subject. */
  readonly subject: string;
  /** Plain words. */
  readonly text: string;
};

/**
 * Finds the anchor of the part that a query is about: the first whose subject has the most of its words, by their
 * meaning, else whose text has. Undefined where no part has any, and for words about the page as a whole.
 */
export function placeFinder(
  whole: string,
  places: readonly PlaceOnPage[],
): (query: string) => string | undefined {
  const page = fold(whole);
  const folded = places.map(({ id, subject, text }) => ({
    id,
    subject: spaced(subject),
    text: fold(text),
  }));
  return (query) => {
    const needle = foldQuery(query);
    const meanings = meaningsOf(needle);
    const sets = meanings.length > 0 ? meanings : [[needle]];
    const subjects = sets.map((set) => set.map(spaced).filter(Boolean));
    const bySubject = mostOf(folded, ({ subject }) => countSets(subjects, subject));
    if (bySubject || page.includes(needle)) return bySubject;
    return mostOf(folded, ({ text }) => countSets([[needle], ...sets], text));
  };
}

/** Whole words, each after a space and before one; empty without any. */
function spaced(text: string): string {
  const words = foldedWords(text);
  return words.length > 0 ? ` ${words.join(" ")} ` : "";
}

/** Of how many sets the text has a word. */
function countSets(sets: readonly (readonly string[])[], text: string): number {
  return sets.filter((set) => set.some((each) => text.includes(each))).length;
}

/** The id of the first with the highest count above 0. */
function mostOf<Each extends { id: string }>(
  all: readonly Each[],
  count: (each: Each) => number,
): string | undefined {
  const counted = all.map((each) => ({ id: each.id, own: count(each) }));
  const most = Math.max(...counted.map(({ own }) => own));
  return most > 0 ? counted.find(({ own }) => own === most)?.id : undefined;
}
