import { namesCondition, namesPurchase } from "./condition-words.ts";
import type { EvidenceSummary } from "./evidence-summary.server.ts";
import { collapse } from "./matching/folding.ts";
import type { Searchable } from "./matching/matching.ts";
import { meaningfulWords } from "./matching/meanings.ts";
import type { NoStudy, SearchResult } from "./matching/search-result.ts";
import { askedAbout } from "./question.ts";

/** With more answers, the question is about several things, and a short list would mislead. */
const MOST_ANSWERS = 3;

/** Undefined when the evidence can neither answer nor rule out an answer. */
export type Answer = { answers: SearchResult[] } | { noStudy: NoStudy };

/** From pages that say how sure they are. */
export function createAnswering(
  pages: readonly Searchable[],
  evidence: EvidenceSummary,
): (query: string) => Answer | undefined {
  const names = pages.flatMap(({ card, answers = [] }) =>
    answers.map((name, at) => ({ card, isMain: at === 0, words: meaningfulWords(name) })),
  );
  const areas = pages
    .filter(({ card }) => card.category === "benefits")
    .map(({ card }) => ({ card, words: meaningfulWords(card.title) }));

  return (query) => {
    const subject = askedAbout(query);
    const asked = meaningfulWords(subject ?? "");
    if (!subject || asked.length === 0) return;
    const same = names.filter(
      ({ words }) => isPartOf(asked, words) && words.length === asked.length,
    );
    // The page of a whole area, such as skin, knows most about it.
    const about = same.length === 0 ? areas.filter(({ words }) => isPartOf(asked, words)) : [];
    if (about.length > 1) return;
    if (about.length > 0) return { answers: about.map(({ card }) => card) };
    const wider = names.filter(({ isMain, words }) => isMain && areEndsOf(asked, words));
    const cards = new Set((same.length > 0 ? same : wider).map(({ card }) => card));
    if (cards.size > MOST_ANSWERS) return;
    if (cards.size > 0) return { answers: [...cards] };
    return namesPurchase(subject) ? undefined : noStudyOn(subject, evidence);
  };
}

/** The bare name of a condition also asks whether the light helps against it. */
const BARE_NAME = /^[\p{Script=Latin}'’-]{2,30}(\s+[\p{Script=Latin}'’-]{2,30}){0,2}$/u;

/** For the bare name of a condition, such as "tinnitus"; undefined when the ledger mentions it. */
export function nothingNamed(query: string, evidence: EvidenceSummary): Answer | undefined {
  const name = collapse(query).trim();
  return BARE_NAME.test(name) && namesCondition(name) ? noStudyOn(name, evidence) : undefined;
}

function noStudyOn(subject: string, evidence: EvidenceSummary): Answer | undefined {
  if (meaningfulWords(subject).some(evidence.mentions)) return undefined;
  return { noStudy: { subject, studies: evidence.studies, checked: evidence.checked } };
}

function isPartOf(some: readonly string[], words: readonly string[]): boolean {
  return some.every((word) => words.includes(word));
}

/** "arthritis" is also in "osteoarthritis". */
function areEndsOf(some: readonly string[], words: readonly string[]): boolean {
  return some.every((word) =>
    words.some((each) => each === word || (word.length >= LETTERS && each.endsWith(word))),
  );
}

/** Fewer letters than this end too many words. */
const LETTERS = 6;
