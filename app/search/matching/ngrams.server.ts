/** A Bloom filter of a text's n-grams: one bit for each, by its hash. */
export type Ngrams = Uint32Array;

/** @param text folded */
export function ngramsOf(text: string): Ngrams {
  const bits = new Uint32Array(BITS / 32);
  for (const at of bitsOf(text)) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
  return bits;
}

/** False when the text lacks an n-gram of the query, so that it can't contain it. @param query its `bitsOf` */
export function mayContain(bits: Ngrams, query: Uint16Array): boolean {
  for (const at of query) if ((((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 0) return false;
  return true;
}

/** The bit of each n-gram. */
export function bitsOf(text: string): Uint16Array {
  const bits = new Uint16Array(LENGTHS.length * text.length);
  let count = 0;
  for (const length of LENGTHS) {
    for (let end = length; end <= text.length; end += 1) {
      bits[count] = hashOf(text, end - length, end) & (BITS - 1);
      count += 1;
    }
  }
  return bits.subarray(0, count);
}

/** In UTF-16 units. Short ones are for short words; long ones tell a phrase from its words in another order. */
const LENGTHS = [3, 5, 8];

/** A power of two: texts of 1,500 words set two of five. */
const BITS = 32_768;

/** FNV-1a, with its bits mixed once more. */
function hashOf(text: string, begin: number, end: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = begin; at < end; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  return hash ^ (hash >>> 15);
}
