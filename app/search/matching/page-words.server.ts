import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { collapse, fold, placesOf } from "./folding.ts";
import { bitsOf, mayContain, type Ngrams, ngramsOf } from "./ngrams.server.ts";

export type Fields = {
  title: string;
  keywords: readonly string[];
  description: string;
  text: string;
};

/** A page's words, folded once. The text is outside of the JavaScript heap: as strings, 10,000 articles took 500 MB. */
export type PageWords = {
  title: string;
  /** A line each, so that no match reaches from one into the next. */
  keywords: string;
  description: string;
  /** In UTF-8. */
  text: Buffer;
  /** The text before folding, compressed. */
  shown: Buffer;
  /** Of all fields. */
  ngrams: Ngrams;
};

/** A folded part of a query. */
export type Sought = { needle: string; bytes: Buffer; bits: Uint16Array };

export function foldFields({ title, keywords, description, text }: Fields): PageWords {
  const shown = collapse(text);
  const foldedText = fold(shown);
  const short = {
    title: fold(collapse(title)),
    keywords: keywords.map((keyword) => fold(collapse(keyword))).join("\n"),
    description: fold(collapse(description)),
  };
  return {
    ...short,
    text: exactly(Buffer.from(foldedText)),
    shown: exactly(zstdCompressSync(shown)),
    ngrams: ngramsOf([...Object.values(short), foldedText].join("\n")),
  };
}

/** Other buffers are parts of larger ones, which they would keep in memory. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** @param needle folded */
export function seek(needle: string): Sought {
  return { needle, bytes: Buffer.from(needle), bits: bitsOf(needle) };
}

/** False only for a page that has it nowhere; much faster than reading its text. */
export function mayHave({ ngrams }: PageWords, { bits }: Sought): boolean {
  return mayContain(ngrams, bits);
}

/** By the first field with a match: 0 for the title, then keyword, description and text; Infinity without a match. */
export function rankOf(words: PageWords, sought: Sought): number {
  const { needle, bytes } = sought;
  if (!mayHave(words, sought)) return Number.POSITIVE_INFINITY;
  if (words.title.includes(needle)) return 0;
  if (words.keywords.includes(needle)) return 1;
  if (words.description.includes(needle)) return 2;
  return words.text.includes(bytes) ? 3 : Number.POSITIVE_INFINITY;
}

/** The words around the text's first match. */
export function passageOf({ text, shown }: PageWords, { needle }: Sought): string | undefined {
  const folded = text.toString();
  const at = folded.indexOf(needle);
  if (at === -1) return undefined;
  const whole = zstdDecompressSync(shown).toString();
  const [place] = placesOf(whole, folded, [{ begin: at, end: at + needle.length }]);
  return place && passageAround(whole, place.begin, place.end);
}

/** In characters. */
const MARGIN = 70;

function passageAround(text: string, begin: number, end: number): string {
  const before = text.slice(Math.max(0, begin - MARGIN), begin);
  const after = text.slice(end, end + MARGIN);
  // Drops a half word at either end.
  const start = begin > MARGIN ? `… ${before.replace(/^\S*\s/, "")}` : before;
  const rest = end + MARGIN < text.length ? `${after.replace(/\s\S*$/, "")} …` : after;
  return `${start}${text.slice(begin, end)}${rest}`.toWellFormed();
}
