import type { Outcome } from "./ledger/study.ts";

/**
 * How an outcome came out: better with light than with what it was compared with, no difference, or worse; "before":
 * better than before the light, so that nobody can tell how much of it is the light's; "unnamed": better than what the
 * abstract does not name.
 */
export type OutcomeResult = "better" | "before" | "unnamed" | "same" | "worse";

/** Of one outcome; undefined where the abstract does not say in whose favour it was. */
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

/** Of a study's main outcomes, where its abstract names any, else of all of them, in its order. */
export function mainResults(outcomes: Readonly<Record<string, Outcome>>): OutcomeResult[] {
  const judged = Object.values(outcomes).flatMap((outcome) => {
    const result = resultOf(outcome);
    return result ? [{ result, primary: outcome.primary }] : [];
  });
  const primary = judged.filter((outcome) => outcome.primary);
  return (primary.length > 0 ? primary : judged).map(({ result }) => result);
}

/** "1 of 3 better, 1 of 3 worse": a count and never a score. */
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
