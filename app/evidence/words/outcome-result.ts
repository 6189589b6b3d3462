import type { Outcome } from "#app/evidence/ledger/study.ts";

/**
 * "before": better than before, so the light's share is unknown. "unnamed": better than a
 * comparator that the abstract does not name.
 */
export type OutcomeResult = "better" | "before" | "unnamed" | "same" | "worse";

/** Undefined when the abstract names no better side. */
export function resultOf({
  favours,
  comparison,
}: Pick<Outcome, "favours" | "comparison">): OutcomeResult | undefined {
  if (favours === undefined) return undefined;
  if (favours === "neither") return "same";
  if (favours === "comparator") return "worse";
  if (comparison === undefined) return "unnamed";
  return comparison === "before" ? "before" : "better";
}

/** The main outcomes where the abstract names any, else all. */
export function mainResults(outcomes: Readonly<Record<string, Outcome>>): OutcomeResult[] {
  const judged = Object.values(outcomes).flatMap((outcome) => {
    const result = resultOf(outcome);
    return result ? [{ result, primary: outcome.primary }] : [];
  });
  const primary = judged.filter((outcome) => outcome.primary);
  return (primary.length > 0 ? primary : judged).map(({ result }) => result);
}

/** "1 of 3 better, 1 of 3 worse": a count, never a score. */
export function resultInWords(results: readonly OutcomeResult[]): string {
  const parts = WORDS.flatMap(([result, words]) => {
    const count = results.filter((each) => each === result).length;
    return count > 0 ? [`${count} of ${results.length} ${words}`] : [];
  });
  return parts.join(", ") || `0 of ${results.length} better`;
}

const WORDS: readonly (readonly [OutcomeResult, string])[] = [
  ["better", "better"],
  ["before", "better than before"],
  ["unnamed", "better, against what is not said"],
  ["worse", "worse"],
];
