import type { StudyDesign } from "#app/evidence/ledger/study.ts";

/** By PubMed's types of the paper; where those say nothing yet, by its title. The strongest counts. */
export function designOf(types: readonly string[], title: string): StudyDesign | null {
  const words = title.toLowerCase().replaceAll("-", " ");
  const byType = DESIGNS.find(([, type]) => types.includes(type));
  const byTitle = DESIGNS.find(([, , inTitle]) => inTitle.test(words));
  return (byType ?? byTitle)?.[0] ?? null;
}

const DESIGNS: readonly (readonly [StudyDesign, type: string, inTitle: RegExp])[] = [
  ["meta-analysis", "Meta-Analysis", /\bmeta analys[ie]s\b/],
  ["systematic review", "Systematic Review", /\bsystematic review\b/],
  ["guideline", "Practice Guideline", /\bguidelines?\b/],
  ["randomised controlled trial", "Randomized Controlled Trial", /\brandomi[sz]ed\b.*\btrial\b/],
  ["controlled trial", "Controlled Clinical Trial", /\bcontrolled trial\b/],
  ["observational", "Observational Study", /\b(?:cohort|observational)\b/],
  ["case report", "Case Reports", /\bcase report\b/],
  ["review", "Review", /\breview\b/],
];

/** The first number of people in the abstract, in its own words: "62 adults", "n = 62". */
export function peopleIn(abstract: string): string | null {
  return PEOPLE.exec(abstract)?.[0] ?? null;
}

const PEOPLE =
  /\b(?:\d[\d,]*(?: [a-z-]+){0,3}? (?:patients|participants|people|adults|subjects|individuals|volunteers|women|men|children|athletes|players)\b|n ?= ?\d[\d,]*)/i;

/** The sentence of the title or abstract with the most of these phrases, the first of several; null without any. */
export function sentenceWith(phrases: readonly string[], text: string): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { segment } of SENTENCES.segment(text)) {
    const words = ` ${wordsOf(segment)} `;
    const count = phrases.filter((phrase) => words.includes(` ${wordsOf(phrase)} `)).length;
    if (count > most) [best, most] = [segment.trim(), count];
  }
  return best;
}

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** "Low-level" and "low level" are the same. */
function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).join(" ");
}
