import { readFileSync } from "node:fs";
import nspell from "nspell";

/**
 * How Americans spell a word that is spelled otherwise in Britain; undefined for words that both spell alike, for names,
 * and for words that no dictionary has.
 */
export function americanSpelling(word: string): string | undefined {
  const british = word.toLowerCase();
  if (!spellings.has(british)) spellings.set(british, spellAnew(british));
  return spellings.get(british);
}

/** A change that makes an American word of one that is none. */
function spellAnew(british: string): string | undefined {
  // Shorter ones are names, signs and other languages' words.
  if (british.length < 5 || dictionary.correct(british)) return undefined;
  for (const [letters, instead] of CHANGES) {
    const changed = british.replace(letters, instead);
    if (changed !== british && dictionary.correct(changed)) return changed;
  }
  return MEDICAL.test(british)
    ? british.replace(MEDICAL, (ae) => ae.replace(/[ao]e/, "e"))
    : undefined;
}

const file = (kind: "aff" | "dic") =>
  readFileSync(new URL(`index.${kind}`, import.meta.resolve("dictionary-en")));
const dictionary = nspell(file("aff"), file("dic"));

const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/our/, "or"],
  // Not in Moraes.
  [/[ao]e(?!s$)/, "e"],
  [/is(?=e|ing|ation|ab)/, "iz"],
  [/ys(?=e|ing)/, "yz"],
  [/re(?=s?$|d$)/, "er"],
  [/ring$/, "ering"],
  [/ll(?=ed|ing|er|or|ation)/, "l"],
  [/l(?=ful|ment|s?$)/, "ll"],
  [/mme(?=s?$)/, "m"],
  [/ence/, "ense"],
  [/ice/, "ise"],
  [/ise/, "ice"],
  [/ogue/, "og"],
  [/ulph/, "ulf"],
  [/ould/, "old"],
  [/age(?=ing|able|ment)/, "ag"],
  [/dge(?=ment)/, "dg"],
  [/metre/, "meter"],
];

/** Parts of words that the dictionary may not have at all. */
const MEDICAL = /haem|aemi|oedem|rrhoe|paed|gynae|oestr/;

/** At first, words that the American dictionary has too, or spells altogether otherwise. */
const spellings = new Map<string, string | undefined>(
  Object.entries({
    aluminium: "aluminum",
    amongst: "among",
    artefact: "artifact",
    artefacts: "artifacts",
    burnt: "burned",
    cosy: "cozy",
    grey: "gray",
    greyish: "grayish",
    learnt: "learned",
    physiotherapist: "physical therapist",
    physiotherapists: "physical therapists",
    physiotherapy: "physical therapy",
    sceptic: "skeptic",
    sceptical: "skeptical",
    spelt: "spelled",
    whilst: "while",
  }),
);
