/** A table has a bit for each of this many texts. */
const TEXTS_A_TABLE = 32;
/** A power of two: 1,500 words set two of five. */
const PLACES = 32_768;

/** For each hash of a stretch, a bit for each text that has it. */
const tables: Uint32Array[] = [];
const freeSlots: number[] = [];
let slots = 0;

/**
 * Notes stretches of three and four characters within words, and longer ones around spaces, which depend on the order
 * of words.
 * @returns the slot, until `forgetStretches`
 */
export function noteStretches(text: string): number {
  const slot = freeSlots.pop() ?? slots++;
  const number = Math.floor(slot / TEXTS_A_TABLE);
  tables[number] ??= new Uint32Array(PLACES);
  const table = tables[number];
  const bit = 1 << (slot % TEXTS_A_TABLE);
  eachPlace(text, (place) => {
    table[place] = (table[place] as number) | bit;
  });
  return slot;
}

export function forgetStretches(slot: number): void {
  const table = tables[Math.floor(slot / TEXTS_A_TABLE)] as Uint32Array;
  const others = ~(1 << (slot % TEXTS_A_TABLE));
  for (let place = 0; place < PLACES; place += 1) table[place] = (table[place] as number) & others;
  freeSlots.push(slot);
}

/** A text without a stretch of the query can't contain it. */
export function havingStretches(query: string): (slot: number) => boolean {
  const places: number[] = [];
  eachPlace(query, (place) => places.push(place));
  const having = tables.map((table) => {
    let all = -1;
    for (const place of places) {
      all &= table[place] as number;
      if (all === 0) break;
    }
    return all;
  });
  return (slot) => (((having[slot >>> 5] as number) >>> (slot & 31)) & 1) === 1;
}

/** Those around spaces come first, because fewer texts have them. */
function eachPlace(text: string, tell: (place: number) => void): void {
  const note = (first: number, last: number) => {
    if (first < 0 || last >= text.length) return;
    const hash = hashOf(text, first, last);
    // Two places each: with one, what shares it with a common stretch would be in nearly every text.
    tell(hash & (PLACES - 1));
    tell((hash >>> 16) & (PLACES - 1));
  };
  let before = -1;
  for (let at = text.indexOf(" "); at !== -1; at = text.indexOf(" ", at + 1)) {
    note(at - 3, at + 3);
    note(at - 2, at + 2);
    if (before !== -1) note(before - 2, at + 2);
    before = at;
  }
  let begin = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === SPACE || code === LINE_BREAK) begin = at + 1;
    if (at - begin >= 2) note(at - 2, at);
    if (at - begin >= 3) note(at - 3, at);
  }
}

const SPACE = 0x20;
const LINE_BREAK = 0x0a;

/** FNV-1a, with its bits mixed once more. */
function hashOf(text: string, first: number, last: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = first; at <= last; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
}
