import { collapse, fold, LITTLE_WORDS } from "./folding.ts";

/** For each word of a folded query a set with its meaning; empty when they repeat the query. */
export function meaningsOf(needle: string): string[][] {
  const known: string[][] = [];
  let rest = ` ${needle.replace(/[?!.,]/g, "")} `;
  for (const set of SAME_MEANING) {
    const phrase = set.find((each) => rest.includes(` ${each} `));
    if (!phrase) continue;
    rest = rest.replaceAll(` ${phrase} `, " ");
    known.push(set);
  }
  const words = rest.split(" ").filter((word) => word && !SMALL_WORDS.has(word));
  const sets = [...known, ...words.map(withoutPlural)];
  return sets.length === 1 && sets[0]?.length === 1 && sets[0][0] === needle ? [] : sets;
}

/** "KNEES" also finds "KNEE"; the other way round needs no help. */
function withoutPlural(word: string): string[] {
  return /[^S]S$/.test(word) && word.length > 3 ? [word.slice(0, -1)] : [word];
}

/** Folded words that carry meaning, without a plural's S. */
export function meaningfulWords(text: string): string[] {
  return fold(collapse(text))
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word && !LITTLE_WORDS.has(word))
    .flatMap(withoutPlural);
}

/** Longer phrases first. */
const SAME_MEANING = [
  [
    ...[
      "who should not use",
      "who should avoid",
      "should not use",
      "not suitable",
      "who can't use",
    ],
    ...["contraindications", "contraindication", "can i use", "is it safe", "ask first"],
  ],
  [
    ...["side effects", "side effect", "adverse effects", "risks", "risk", "dangers", "harm"],
    ...["hurt", "safety"],
  ],
  ["how many minutes", "how long", "duration", "minutes"],
  ["how many times", "how often", "frequency", "times a week"],
  ["how far away", "how far", "how close", "distance", "inches"],
  ["receding hairline", "going bald", "balding", "baldness", "bald", "hair loss"],
  ["dosage", "dosing", "doses", "dose", "fluence"],
  ["wavelengths", "wavelength", "nanometers", "nanometres", "nm"],
  ["near-infrared", "near infrared", "nir"],
  ["low-level laser therapy", "low level laser therapy", "lllt", "cold laser", "laser"],
  ["price", "prices", "cost", "costs", "cheap"],
  ["evidence", "studies", "research", "proof", "does it work"],
].map((set) => set.map(fold));

const SMALL_WORDS = new Set(
  [
    ...["a", "an", "and", "are", "at", "best", "can", "do", "does", "for", "from", "good", "help"],
    ...[
      "helps",
      "how",
      "i",
      "in",
      "is",
      "it",
      "my",
      "need",
      "of",
      "on",
      "or",
      "should",
      "sit",
      "stand",
      "the",
      "to",
      "you",
      "your",
    ],
    ...["treat", "use", "using", "versus", "vs", "what", "when", "where", "which", "who", "with"],
  ].map(fold),
);
