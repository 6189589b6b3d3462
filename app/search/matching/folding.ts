/** Parts outside and inside of a match in turn. */
export function splitAtMatches(raw: string, query: string): string[] {
  const text = collapse(raw);
  const folded = fold(text);
  const asked = foldQuery(query);
  const needle = folded.includes(asked) ? asked : spelledOut(asked);
  if (!needle) return [text];
  const matches: Span[] = [];
  for (let at = folded.indexOf(needle); at !== -1; ) {
    const end = at + needle.length;
    matches.push({ begin: at, end });
    at = folded.indexOf(needle, end);
  }
  const parts: string[] = [];
  let from = 0;
  for (const { begin, end } of placesOf(text, folded, matches)) {
    parts.push(text.slice(from, Math.max(from, begin)), text.slice(Math.max(from, begin), end));
    from = Math.max(from, end);
  }
  parts.push(text.slice(from));
  return parts;
}

/** Makes letters of any case and form equal, with or without accents. Greek has two lower-case forms of one letter. */
export function fold(text: string): string {
  return foldSigns(text)
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(/[ØĐÐŁĦŦÆŒÞ]/g, (letter) => WITHOUT_STROKE[letter] ?? letter);
}

/** Folds all but accents, which tell what is written as the query is. */
export function foldSigns(text: string): string {
  // Lower case first for ẞ, which has no upper case of its own.
  return text
    .normalize("NFKC")
    .toLowerCase()
    .toUpperCase()
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(DASHES, "-")
    .replace(APOSTROPHES, "'")
    .replace(QUOTATION_MARKS, '"');
}

/** The keyboard's dash finds dashes of all lengths: "3-90" finds "3–90". */
const DASHES = /[\u2010-\u2015\u2212]/g;

const APOSTROPHES = /[\u2018-\u201b\u02bb\u02bc\u2032]/g;

/** Accents of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic ones, which few people type. */
const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;

/** Soft hyphens, spaces without a width and the like. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Letters that Unicode doesn't take apart. */
const WITHOUT_STROKE: Readonly<Record<string, string>> = {
  Ø: "O",
  Đ: "D",
  Ð: "D",
  Ł: "L",
  Ħ: "H",
  Ŧ: "T",
  Æ: "AE",
  Œ: "OE",
  Þ: "TH",
};
const QUOTATION_MARKS = /[\u201c\u201d]/g;

export function foldQuery(query: string): string {
  return fold(collapse(query).trim());
}

/** A folded query without quotation marks and short forms: texts say "should not" more often than "shouldn't". */
export function spelledOut(needle: string): string {
  return needle
    .replace(/["\u201e\u00ab\u00bb]/g, " ")
    .trim()
    .replace(/^'(.*)'$/, "$1")
    .replace(/\bCAN'T\b/g, "CAN NOT")
    .replace(/N'T\b/g, " NOT")
    .replace(/\b(DO|DOES|IS|SHOULD)NT\b/g, "$1 NOT")
    .replace(/\bWHAT'S\b/g, "WHAT IS")
    .replace(/ +/g, " ")
    .trim();
}

/** Letters and digits only. */
export function foldedWords(text: string): string[] {
  return fold(collapse(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Folded words without a meaning of their own. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set([
  "A",
  "AN",
  "AND",
  "AFTER",
  "IN",
  "MY",
  "OF",
  "THE",
  "TO",
  "WITH",
]);

/** Makes line breaks spaces, and joins letters with their accents. */
export function collapse(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ");
}

type Span = { begin: number; end: number };

/**
 * The places in the text of folded spans, which are in the order of the text: it is walked through once for all.
 * Characters that fold into several are taken whole.
 */
export function placesOf(text: string, folded: string, spans: readonly Span[]): readonly Span[] {
  if (keepsPlaces(text, folded)) return spans;
  const places: Span[] = [];
  let begin: number | undefined;
  let done = 0;
  for (const { start, length, units, plain } of pieces(text)) {
    const last = done + units;
    for (;;) {
      const sought = spans[places.length];
      if (!sought || (begin === undefined && sought.begin >= last)) break;
      begin ??= plain ? start + sought.begin - done : start;
      if (sought.end > last) break;
      places.push({ begin, end: plain ? start + sought.end - done : start + length });
      begin = undefined;
    }
    if (places.length === spans.length) break;
    done = last;
  }
  return places;
}

/** False where one sign may be lost and another be written as two. */
function keepsPlaces(text: string, folded: string): boolean {
  return text.length === folded.length && text.search(ACCENTS) === -1 && text.search(UNSEEN) === -1;
}

type Piece = {
  start: number;
  length: number;
  units: number;
  plain: boolean;
};

function* pieces(text: string): Generator<Piece> {
  for (const { 0: run, index, groups } of text.matchAll(RUNS)) {
    if (groups?.plain) {
      yield { start: index, length: run.length, units: run.length, plain: true };
      continue;
    }
    for (const { 0: word, index: offset } of run.matchAll(/\s+|\S+/g)) {
      const start = index + offset;
      const { length } = word;
      if (keepsPlaces(word, fold(word))) yield { start, length, units: length, plain: true };
      else yield* graphemePieces(word, start);
    }
  }
}

function* graphemePieces(word: string, start: number): Generator<Piece> {
  for (const { segment, index } of graphemes.segment(word)) {
    const units = fold(segment).length;
    yield { start: start + index, length: segment.length, units, plain: false };
  }
}

/** ASCII folds unit by unit. A letter before the rest belongs to it, because an accent may follow. */
const RUNS = /(?<plain>[\0-\x7f]+(?![^\0-\x7f]))|[\0-\x7f]?[^\0-\x7f]+/g;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
