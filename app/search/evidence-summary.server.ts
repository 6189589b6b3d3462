import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listStudies, type Study } from "#app/evidence/ledger/studies.server.ts";
import { foldedWords } from "./matching/folding.ts";

export type EvidenceSummary = {
  /** Trials, reviews of trials and observations in people. */
  studies: number;
  /** YYYY-MM-DD */
  checked: string;
  /** True when a study or claim has a word with the same folded beginning. */
  mentions(word: string): boolean;
};

/** Read from the ledger once. */
export function loadEvidenceSummary(): EvidenceSummary {
  evidence ??= readLedger();
  return evidence;
}

let evidence: EvidenceSummary | undefined;

function readLedger(): EvidenceSummary {
  const claims = listClaims();
  const studies = listStudies().filter(isInPeople);
  const words = new Set(
    [
      ...claims.flatMap(({ condition, alsoCalled, question, population }) => [
        condition,
        ...alsoCalled,
        question,
        population,
      ]),
      ...studies.flatMap(({ title, finding, population, outcomes }) => [
        title,
        finding,
        population,
        ...Object.values(outcomes).map(({ measure }) => measure),
      ]),
    ].flatMap((text) => foldedWords(text).map(stem)),
  );
  return {
    studies: studies.length,
    checked:
      claims
        .map(({ reviewed }) => reviewed)
        .toSorted()
        .at(-1) ?? "",
    mentions: (word) => words.has(stem(word)),
  };
}

function isInPeople({ design, participants }: Study): boolean {
  return (
    design !== "laboratory" &&
    design !== "review" &&
    (design !== "guideline" || participants !== null)
  );
}

/** Rough on purpose ("arthritic" finds arthritis): no answer is better than a wrong "nothing". */
function stem(word: string): string {
  return word.slice(0, 5).replace(/(?<=...)(?:E?S|Y|IE)$/, "");
}
