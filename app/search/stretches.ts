/**
 * The stretches of one to three characters that a text has, each as a bit by its hash. A text without one of a
 * query's can't contain the query, and most need not be looked through.
 */
export function stretchesOf(text: string): Uint32Array {
  const bits = new Uint32Array(BITS / 32);
  let [before, last] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    setBit(bits, placeOf(0, 0, character));
    if (at > 0) setBit(bits, placeOf(0, last, character));
    if (at > 1) setBit(bits, placeOf(before, last, character));
    before = last;
    last = character;
  }
  return bits;
}

/** Where a query's stretches are in such bits: those of three characters, or the whole of a shorter query. */
export function placesOf(text: string): number[] {
  const length = Math.min(3, text.length);
  return Array.from({ length: text.length - length + 1 }, (_, at) => {
    const codes = Array.from({ length }, (_, next) => text.charCodeAt(at + next));
    const [before = 0, last = 0, character = 0] = [0, 0, ...codes].slice(-3);
    return placeOf(before, last, character);
  });
}

/** Whether all of a query's places are among a text's stretches. */
export function hasAll(stretches: Uint32Array, places: readonly number[]): boolean {
  return places.every((place) => ((stretches[place >>> 5] ?? 0) >>> (place & 31)) & 1);
}

function setBit(bits: Uint32Array, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << place);
}

/** Of three characters, or fewer after zeros. */
function placeOf(before: number, last: number, character: number): number {
  const hash = Math.imul(before, 31_415) ^ Math.imul(last, 9_265) ^ Math.imul(character, 3_589);
  return (hash ^ (hash >>> 15)) & (BITS - 1);
}

/** One kilobyte; 1,500 words set about a quarter of them. A power of two. */
const BITS = 8192;
