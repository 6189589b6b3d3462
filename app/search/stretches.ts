/**
 * The stretches of three characters that a text has, each as a bit by its hash. A text without one of a
 * query's can't contain the query, and most need not be looked through.
 */
export function stretchesOf(text: string): Uint32Array {
  const bits = new Uint32Array(BITS / 32);
  for (const place of placesOf(text)) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << place);
  return bits;
}

/** Where a query's stretches stand in such bits; none for a query of one or two characters. */
export function placesOf(text: string): number[] {
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => {
    const hash =
      Math.imul(text.charCodeAt(at), 31_415) ^
      Math.imul(text.charCodeAt(at + 1), 9_265) ^
      Math.imul(text.charCodeAt(at + 2), 3_589);
    return (hash ^ (hash >>> 15)) & (BITS - 1);
  });
}

/** Whether all of a query's places are among a text's stretches. */
export function hasAll(stretches: Uint32Array, places: readonly number[]): boolean {
  return places.every((place) => ((stretches[place >>> 5] ?? 0) >>> (place & 31)) & 1);
}

/** One kilobyte; 1,500 words set about a quarter of them. A power of two. */
const BITS = 8192;
