import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { collapse, fold } from "./folding.ts";
import { forgetStretches, noteStretches } from "./stretches.server.ts";

/** In the order of their weight. */
export const FIELDS = ["title", "keywords", "description", "text"] as const;

/** Outside of the JavaScript heap: 10,000 articles take 120 MB; as strings they took 500. */
export type PackedWords = {
  /** In small letters. A line break after each field keeps matches inside of it. */
  folded: Buffer;
  ends: readonly number[];
  slot: number;
  /** The text with collapsed white space, compressed with `folded` as its dictionary. */
  shown: Buffer;
  /** True when folding puts a space into a character of the text, such as "´". */
  isOdd: boolean;
};

export type Sought = { needle: string; bytes: Buffer };

/** The first text gives passages; all other fields are only searched. */
export function packWords(fields: Record<(typeof FIELDS)[number], readonly string[]>): PackedWords {
  const collapsed = FIELDS.map((field) => fields[field].map(collapse));
  const [text = ""] = collapsed[FIELDS.indexOf("text")] ?? [];
  const lines = collapsed.map((field) => field.map((line) => `${fold(line)}\n`).join("") || "\n");
  const parts = lines.map(toBytes);
  const foldedText = parts.at(-1) ?? NO_TEXT;
  const ends: number[] = [];
  for (const part of parts) ends.push((ends.at(-1) ?? 0) + part.length);
  const words = {
    folded: exactly(Buffer.concat(parts)),
    ends,
    slot: noteStretches(lines.join("")),
    shown: text === "" ? NO_TEXT : exactly(zstdCompressSync(text, { dictionary: foldedText })),
    isOdd: countSpaces(foldedText) !== countSpaces(Buffer.from(text)),
  };
  gone.register(words, words.slot);
  return words;
}

const NO_TEXT = Buffer.alloc(0);
const gone = new FinalizationRegistry(forgetStretches);

/** In small letters, because the text is compressed by its likeness to the folded words. */
function toBytes(folded: string): Buffer {
  const bytes = Buffer.from(folded);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte >= 0x41 && byte <= 0x5a) bytes[at] = byte + 0x20;
  }
  return bytes;
}

/** A new buffer would be a part of one that is up to three times as large. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** @param end in bytes */
function countSpaces(text: Buffer, end = text.length): number {
  let count = 0;
  for (let at = 0; at < end; at += 1) count += Number(text[at] === 0x20);
  return count;
}

/** @param needle folded */
export function seek(needle: string): Sought {
  return { needle, bytes: toBytes(needle) };
}

/** The place in `FIELDS` of the first matching field, or -1. */
export function fieldOf({ folded, ends }: PackedWords, { bytes }: Sought): number {
  const at = folded.indexOf(bytes);
  if (at === -1) return -1;
  let place = 0;
  while (at >= (ends[place] as number)) place += 1;
  return place;
}

export function isIn(
  field: (typeof FIELDS)[number],
  { folded, ends }: PackedWords,
  { bytes }: Sought,
): boolean {
  const place = FIELDS.indexOf(field);
  return folded.subarray(ends[place - 1] ?? 0, ends[place]).includes(bytes);
}

/** The text around its first match, `margin` characters or more on either side. */
export function partAround(
  { folded, ends, shown, isOdd }: PackedWords,
  { bytes }: Sought,
  margin: number,
): string | undefined {
  const foldedText = folded.subarray(ends.at(-2));
  const at = foldedText.indexOf(bytes);
  if (at === -1) return undefined;
  const text = zstdDecompressSync(shown, { dictionary: foldedText }).toString();
  if (isOdd) return text;
  const first = countSpaces(foldedText, at);
  const start = Math.max(0, first - margin - 1);
  const begin = afterSpaces(text, 0, start);
  const end = afterSpaces(text, begin, first + countSpaces(bytes) + margin + 2 - start);
  // Each word has a space after it.
  return text.slice(begin, end === text.length ? end : end - 1);
}

/** The place after so many spaces, or the end. An array of 1,500 words for each of 50 results is slower. */
function afterSpaces(text: string, from: number, spaces: number): number {
  let place = from;
  for (let passed = 0; passed < spaces; passed += 1) {
    const space = text.indexOf(" ", place);
    if (space === -1) return text.length;
    place = space + 1;
  }
  return place;
}
