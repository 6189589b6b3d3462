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
  const words = tellingWords(rest.split(" ")).filter((word) => !COMPARING.includes(word));
  const sets = [...known, ...words.map(numbersOf)];
  return sets.length === 1 && sets[0]?.length === 1 && sets[0][0] === needle ? [] : sets;
}

/** Without words such as "how" and "the", which nearly every page has. */
export function tellingWords(words: readonly string[]): string[] {
  return words.filter((word) => word && !SMALL_WORDS.has(word));
}

/** "KNEES" also finds "KNEE"; the other way round needs help only where the plural has other letters. */
function numbersOf(word: string): string[] {
  const one = singular(word);
  if (/[^AEIOU]Y$/.test(one)) return [one, `${one.slice(0, -1)}IES`];
  const many = [...OTHER_PLURALS].find(([, each]) => each === one)?.[0];
  return many ? [one, many] : [one];
}

function singular(word: string): string {
  const other = OTHER_PLURALS.get(word);
  if (other) return other;
  if (word.length > 4 && /IES$/.test(word)) return `${word.slice(0, -3)}Y`;
  if (/(?:SH|CH|SS|X)ES$/.test(word)) return word.slice(0, -2);
  return /[^S]S$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

const OTHER_PLURALS = new Map([
  ["WOMEN", "WOMAN"],
  ["FEET", "FOOT"],
  ["TEETH", "TOOTH"],
]);

/** Folded words that carry meaning, without a plural's S. */
export function meaningfulWords(text: string): string[] {
  return fold(collapse(text))
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word && !LITTLE_WORDS.has(word))
    .map(singular);
}

/** Longer phrases first. */
const SAME_MEANING = [
  [
    "who should not use",
    "who should avoid",
    "should not use",
    "not suitable",
    "who can't use",
    "contraindications",
    "contraindication",
    "can i use",
    "is it safe",
    "ask first",
  ],
  [
    "side effects",
    "side effect",
    "adverse effects",
    "risks",
    "risk",
    "dangers",
    "harm",
    "hurt",
    "safety",
  ],
  ["burnt", "burned", "burn"],
  ["how many minutes", "how long", "duration", "minutes"],
  ["how many times", "how often", "frequency", "times a week"],
  ["how far away", "how far", "how close", "distance", "inches"],
  ["receding hairline", "going bald", "balding", "baldness", "bald", "hair loss"],
  ["dosage", "dosing", "doses", "dose", "fluence"],
  ["wavelengths", "wavelength", "nanometers", "nanometres", "nm"],
  ["near-infrared", "near infrared", "nir"],
  ["low-level laser therapy", "low level laser therapy", "lllt", "cold laser", "laser"],
  ["price", "prices", "cost", "costs", "cheap"],
  ["evidence", "studies", "research", "proof", "does it work", "is it real", "scam", "hoax"],
  ["kids", "kid", "toddler", "baby", "children", "child"],
  ["melanoma", "skin cancer", "tumours", "tumors", "tumour", "tumor", "cancer"],
  ["glaucoma", "cataracts", "cataract", "eye disease"],
  ["botox", "fillers", "filler"],
  ["erectile dysfunction", "impotence", "libido", "sexual desire"],
  ["fingers", "finger", "thumb", "hands", "hand"],
  ["heel spurs", "heel spur", "heel pain"],
  ["c section", "c-section", "caesarean", "stitches", "surgery"],
  ["epileptic", "seizures", "epilepsy"],
  ["interactions", "interaction", "interact", "clash", "ask first"],
  // Spellings of readers in Britain, which our texts do not have.
  ["estrogen", "oestrogen"],
  ["edema", "oedema"],
  ["lymphedema", "lymphoedema"],
  ["randomized", "randomised"],
  ["physical therapy", "physical therapist", "physiotherapy", "physiotherapist", "physio"],
  ["color", "colour"],
  ["hemophilia", "haemophilia"],
  ["anti-aging", "anti-ageing", "aging", "ageing"],
  ["photosensitizing", "photosensitising", "photosensitive", "photosensitivity"],
  ["medications", "medication", "drugs", "drug", "medicines", "medicine"],
].map((set) => set.map(fold));

/** Words of titles, but the compared things are found without them. */
const COMPARING = ["VS", "VERSUS"];

const SMALL_WORDS = new Set(
  [
    "a",
    "an",
    "and",
    "are",
    "at",
    "best",
    "can",
    "do",
    "does",
    "for",
    "from",
    "good",
    "help",
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
    "treat",
    "use",
    "using",
    "what",
    "when",
    "where",
    "which",
    "who",
    "with",
  ].map(fold),
);
