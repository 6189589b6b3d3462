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

/** "helped on 1 of 3 measures, worse on 1": a count, never a score. */
export function resultInWords(results: readonly OutcomeResult[]): string {
  const parts = WORDS.flatMap(([result, words, alone]) => {
    const count = results.filter((each) => each === result).length;
    if (count === 0) return [];
    return [results.length === 1 ? alone : `${words} ${measures(count, results.length)}`];
  });
  return parts.join(", ") || "no clear difference";
}

/** "both measures", "all 3 measures", "1 of 3 measures" */
function measures(count: number, of: number): string {
  if (count < of) return `${count} of ${of} measures`;
  return of === 2 ? "both measures" : `all ${of} measures`;
}

/** Before a number of measures, and of a single one. */
const WORDS: readonly (readonly [OutcomeResult, words: string, alone: string])[] = [
  ["better", "helped on", "helped"],
  [
    "before",
    "better than before, with no fair comparison, on",
    "better than before, with no fair comparison",
  ],
  ["unnamed", "better (than what is not reported) on", "better (than what is not reported)"],
  ["worse", "worse on", "worse"],
];
