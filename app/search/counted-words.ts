import { fold, foldedWords } from "./folding.ts";
import { MAX_QUERY } from "./search-result.ts";

/**
 * The folded words under which a search is counted: letters and digits with single spaces between them. Undefined
 * for what is never counted: e-mail addresses, long numbers, single letters, and what is too long for a search.
 */
export function countedWords(query: string): string | undefined {
  if (query.length > MAX_QUERY) return undefined;
  const folded = fold(query);
  if (MAIL_ADDRESS.test(folded) || LONG_NUMBER.test(folded)) return undefined;
  const words = foldedWords(query).join(" ");
  return words.length < SHORTEST || words.length > LONGEST ? undefined : words;
}

/** Anything around an @; addresses are written "ada (at) example.org" as well. */
const MAIL_ADDRESS = /@|[([{]\s*AT\s*[)\]}]|\S\s+AT\s+\S+\s*(\.|DOT\s)\s*[A-Z]{2,}/u;

/** Seven digits or more, with what people write between those of a telephone, card or insurance number. */
const LONG_NUMBER = /\p{Nd}(?:[\s().+/,:_-]*\p{Nd}){6,}/u;

/** In characters. */
const SHORTEST = 2;
const LONGEST = 100;
