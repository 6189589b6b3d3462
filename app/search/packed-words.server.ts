import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { collapse, fold } from "./folding.ts";
import { forgetStretches, noteStretches } from "./stretches.server.ts";

/** What is searched of a page, those in which a match counts most first. */
export const FIELDS = ["title", "keywords", "description", "text"] as const;

/**
 * The words of a page as search keeps them: as they are looked through, and the text as it is shown. Both are outside
 * of the JavaScript heap, where 10,000 articles of 1,500 words take 120 MB; as strings they took 500.
 */
export type PackedWords = {
  /** All fields, folded, in UTF-8 with small letters, and a line break after each. No match reaches over one. */
  folded: Buffer;
  /** Where each field ends. */
  ends: readonly number[];
  /** Where its stretches are noted. */
  slot: number;
  /** The text with its white space collapsed, compressed: little more than where it differs from the folded one. */
  shown: Buffer;
  /** A character of the text, such as "´", has a space in it when it is folded. */
  isOdd: boolean;
};

/** A folded word or phrase that is looked for in packed words. */
export type Sought = { needle: string; bytes: Buffer };

export function packWords(fields: Record<(typeof FIELDS)[number], readonly string[]>): PackedWords {
  const collapsed = FIELDS.map((field) => fields[field].map(collapse));
  const [text = ""] = collapsed[FIELDS.indexOf("text")] ?? [];
  const lines = collapsed.map((field) => field.map((line) => `${fold(line)}\n`).join("") || "\n");
  const foldedText = lines.at(-1) ?? "";
  const parts = lines.map(toBytes);
  const ends: number[] = [];
  for (const part of parts) ends.push((ends.at(-1) ?? 0) + part.length);
  const words = {
    folded: exactly(Buffer.concat(parts)),
    ends,
    slot: noteStretches(lines.join("")),
    shown: text === "" ? NO_TEXT : exactly(zstdCompressSync(text, { dictionary: parts.at(-1) })),
    isOdd: countSpaces(foldedText) !== countSpaces(text),
  };
  gone.register(words, words.slot);
  return words;
}

const NO_TEXT = Buffer.alloc(0);
const gone = new FinalizationRegistry(forgetStretches);

/**
 * Folded words in UTF-8. Folding makes capitals; small letters are more like the text itself, which is compressed by
 * what it has in common with them.
 */
function toBytes(folded: string): Buffer {
  const bytes = Buffer.from(folded);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte >= 0x41 && byte <= 0x5a) bytes[at] = byte + 0x20;
  }
  return bytes;
}

/** A copy in a memory of its own: a new buffer is a part of one that is up to three times as large, or of 16 KB. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function countSpaces(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) count += Number(text.charCodeAt(at) === 0x20);
  return count;
}

export function seek(needle: string): Sought {
  return { needle, bytes: toBytes(needle) };
}

/** The place in `FIELDS` of the first field that contains what is sought, or -1. */
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

/**
 * The part of the text, with its white space collapsed, in which the first match is, and more than `margin` characters
 * before and after it; all of the text where it has no more. Undefined without a match in the text.
 */
export function partAround(
  { folded, ends, shown, isOdd }: PackedWords,
  { needle, bytes }: Sought,
  margin: number,
): string | undefined {
  const foldedText = folded.subarray(ends.at(-2));
  const at = foldedText.indexOf(bytes);
  if (at === -1) return undefined;
  const text = zstdDecompressSync(shown, { dictionary: foldedText }).toString();
  if (isOdd) return text;
  const first = countSpaces(foldedText.toString("latin1", 0, at));
  const after = first + countSpaces(needle) + 1;
  // Each word has a space after it.
  return text
    .split(" ")
    .slice(Math.max(0, first - margin - 1), after + margin + 1)
    .join(" ");
}
