import { distance } from "fastest-levenshtein";
import { listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import { foldedWords } from "./folding.ts";
import type { Searchable } from "./matching.ts";

/** Fewer letters are too like other words. */
const SHORTEST = 5;

/**
 * Spells queries as this site does: "exema" becomes "eczema". The words are those that name its pages, conditions and
 * medicines. Undefined for a query of which no word is nearly one of them.
 */
export function createSpelling(
  pages: readonly Searchable[],
): (query: string) => string | undefined {
  const names = [
    ...pages.flatMap(({ card, keywords, answers = [] }) => [card.title, ...keywords, ...answers]),
    ...listAskFirst().flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]),
  ];
  const known = new Set(names.flatMap(foldedWords).filter(({ length }) => length >= SHORTEST));

  const spell = (word: string): string => {
    const [written = ""] = foldedWords(word);
    if (written.length < SHORTEST || known.has(written)) return word;
    let nearest: { word: string; apart: number } | undefined;
    for (const each of known) {
      if (Math.abs(each.length - written.length) > 2) continue;
      const apart = distance(each, written);
      // The first letter is seldom the wrong one.
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
