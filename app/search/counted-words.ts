import { fold, foldedWords } from "./matching/folding.ts";
import { MAX_QUERY } from "./matching/search-result.ts";

/** Undefined for email addresses, long numbers, single letters, overlong text. */
export function countedWords(query: string): string | undefined {
  if (query.length > MAX_QUERY) return undefined;
  const folded = fold(query);
  if (MAIL_ADDRESS.test(folded) || LONG_NUMBER.test(folded)) return undefined;
  const words = foldedWords(query).join(" ");
  return words.length < FEWEST_CHARACTERS || words.length > LONGEST ? undefined : words;
}

/** Readers also write "ada (at) example.org". */
const MAIL_ADDRESS = /@|[([{]\s*AT\s*[)\]}]|\S\s+AT\s+\S+\s*(\.|DOT\s)\s*[A-Z]{2,}/u;

/** Seven digits or more, with the usual separators of telephone, card and insurance numbers. */
const LONG_NUMBER = /\p{Nd}(?:[\s().+/,:_-]*\p{Nd}){6,}/u;

const FEWEST_CHARACTERS = 2;
const LONGEST = 100;
