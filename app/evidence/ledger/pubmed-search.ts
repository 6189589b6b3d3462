import type { ClaimRecord } from "./claim.ts";

/** Whoever adds a phrase here takes `searched` out of the uses, so that the next search covers it from the start. */
export const LIGHT_PHRASES = [
  "photobiomodulation",
  "low level laser",
  "low level light",
  "low intensity laser",
  "high intensity laser",
  "laser therapy",
  "light therapy",
  "LED therapy",
  "LED light",
  "red light",
  "infrared light",
  "bright light",
  "light emitting diode",
  "light emitting diodes",
];

/** PubMed adds the types of a paper weeks after the paper, so words of the title and abstract count as well. */
const TRIALS_AND_REVIEWS = [
  `"clinical trial"[pt]`,
  "meta-analysis[pt]",
  `"systematic review"[pt]`,
  "guideline[pt]",
  ...["randomized", "randomised", "trial", "trials", "sham", "placebo"].map(inTitleOrAbstract),
  ...["meta analysis", "systematic review"].map(inTitleOrAbstract),
];

/** What `npm run content papers` asks PubMed for a use, without the days. */
export function pubmedQuery(phrases: ClaimRecord["search"]): string {
  const groups = [phrases.map(inTitleOrAbstract), LIGHT_PHRASES.map(inTitleOrAbstract)];
  const all = [...groups, TRIALS_AND_REVIEWS].map((terms) => `(${terms.join(" OR ")})`);
  return `${all.join(" AND ")} NOT (animals[mh] NOT humans[mh]) NOT "retracted publication"[pt]`;
}

/**
 * A phrase that PubMed's index lacks would be searched as separate words, in any place. With a distance of 0 it stays
 * together: https://pubmed.ncbi.nlm.nih.gov/help/#proximity-searching
 */
function inTitleOrAbstract(phrase: string): string {
  return phrase.includes(" ") ? `"${phrase}"[tiab:~0]` : `${phrase}[tiab]`;
}
