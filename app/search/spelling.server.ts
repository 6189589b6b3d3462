import { distance } from "fastest-levenshtein";
import { listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import { foldedWords } from "./matching/folding.ts";
import type { Searchable } from "./matching/matching.ts";

/** In letters: shorter words are too similar to others to be corrected. */
const SHORTEST = 5;

/** In letters: "acnee" becomes "acne". */
const SHORTEST_KNOWN = 4;

/** "exema" becomes "eczema"; undefined when no known word is near. */
export function createSpelling(
  pages: readonly Searchable[],
): (query: string) => string | undefined {
  const names = [
    ...pages.flatMap(({ card, keywords, answers = [] }) => [card.title, ...keywords, ...answers]),
    ...listAskFirst().flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]),
  ];
  const known = new Set(
    names.flatMap(foldedWords).filter(({ length }) => length >= SHORTEST_KNOWN),
  );

  const spell = (word: string): string => {
    const [written = ""] = foldedWords(word);
    if (written.length < SHORTEST || known.has(written)) return word;
    let nearest: { word: string; apart: number } | undefined;
    for (const each of known) {
      if (Math.abs(each.length - written.length) > 2) continue;
      const apart = distance(each, written);
      // The first letter is rarely the wrong one.
      if (apart > (each[0] === written[0] ? 2 : 1)) continue;
      if (!nearest || apart < nearest.apart) nearest = { word: each.toLowerCase(), apart };
    }
    return nearest?.word ?? word;
  };

  return (query) => {
    const spelt = query.replace(/\p{L}+/gu, spell);
    return spelt === query ? undefined : spelt;
  };
}
