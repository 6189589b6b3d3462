/** A table has a bit for each of this many texts. */
const TEXTS_A_TABLE = 32;
/** A power of two: 1,500 words set about a third. */
const PLACES = 16_384;

/** For each hash of a stretch, a bit for each text that has it. */
const tables: Uint32Array[] = [];
const freeSlots: number[] = [];
let slots = 0;

/**
 * Notes stretches of one to three characters, and those around spaces, which depend on the order of
 * words.
 * @returns the slot, until `forgetStretches`
 */
export function noteStretches(text: string): number {
  const slot = freeSlots.pop() ?? slots++;
  const number = Math.floor(slot / TEXTS_A_TABLE);
  tables[number] ??= new Uint32Array(PLACES);
  const table = tables[number];
  const bit = 1 << (slot % TEXTS_A_TABLE);
  const note = (place: number) => {
    table[place] = (table[place] as number) | bit;
  };
  let [before, last] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    note(placeOf(0, 0, character));
    if (at > 0) note(placeOf(0, last, character));
    if (at > 1) note(placeOf(before, last, character));
    before = last;
    last = character;
  }
  for (const place of orderPlaces(text)) note(place);
  return slot;
}

/** Frees the slot for another text. */
export function forgetStretches(slot: number): void {
  const table = tables[Math.floor(slot / TEXTS_A_TABLE)] as Uint32Array;
  const others = ~(1 << (slot % TEXTS_A_TABLE));
  for (let place = 0; place < PLACES; place += 1) table[place] = (table[place] as number) & others;
  freeSlots.push(slot);
}

/** A text without a stretch of the query can't contain it. */
export function havingStretches(query: string): (slot: number) => boolean {
  const places = placesOf(query);
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

/** Stretches around spaces come first, because fewer texts have them. */
function placesOf(query: string): number[] {
  const length = Math.min(3, query.length);
  const short = Array.from({ length: query.length - length + 1 }, (_, at) => {
    const codes = Array.from({ length }, (_, next) => query.charCodeAt(at + next));
    const [before = 0, last = 0, character = 0] = [0, 0, ...codes].slice(-3);
    return placeOf(before, last, character);
  });
  return [...orderPlaces(query), ...short];
}

function placeOf(before: number, last: number, character: number): number {
  const hash = Math.imul(before, 31_415) ^ Math.imul(last, 9_265) ^ Math.imul(character, 3_589);
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

function orderPlaces(text: string): number[] {
  const places: number[] = [];
  let before = -1;
  for (let at = text.indexOf(" "); at !== -1; at = text.indexOf(" ", at + 1)) {
    if (at >= 3 && at + 3 < text.length) places.push(placeOfPart(text, at - 3, at + 3));
    if (before >= 2 && at + 2 < text.length) places.push(placeOfPart(text, before - 2, at + 2));
    before = at;
  }
  return places;
}

/** FNV-1a. */
function placeOfPart(text: string, first: number, last: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = first; at <= last; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}
