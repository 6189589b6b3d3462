import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { collapse, fold } from "./folding.ts";
import { hasAll, placesOf, stretchesOf } from "./stretches.ts";

/**
 * A text as search keeps it: as it is looked through, and as it is shown. Both are outside of the JavaScript heap,
 * where 10,000 articles of 1,500 words take 160 MB; as strings they took three times that.
 */
export type PackedText = {
  /** Folded, in UTF-8. */
  folded: Buffer;
  stretches: Uint32Array;
  /** With its white space collapsed, compressed. */
  shown: Buffer;
};

/** A folded word or phrase that is looked for in packed texts. */
export type Sought = { bytes: Buffer; places: readonly number[] };

export function packText(raw: string): PackedText {
  const text = collapse(raw);
  const folded = fold(text);
  return {
    folded: exactly(Buffer.from(folded)),
    stretches: stretchesOf(folded),
    shown: exactly(zstdCompressSync(text)),
  };
}

/** A copy in a memory of its own: a new buffer is a part of one that is up to three times as large, or of 16 KB. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The text with its white space collapsed. */
export function unpackText({ shown }: PackedText): string {
  return zstdDecompressSync(shown).toString();
}

export function seek(needle: string): Sought {
  return { bytes: Buffer.from(needle), places: placesOf(needle) };
}

export function contains({ folded, stretches }: PackedText, { bytes, places }: Sought): boolean {
  return hasAll(stretches, places) && folded.includes(bytes);
}
