import type { Outcome } from "#app/evidence/ledger/study.ts";
import { joinWithAnd } from "#app/text/join-with-and.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import { typeset } from "#app/text/typeset.ts";

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

/** A study's results. Where they differ, each has its measure beside it: a count of measures hides which. */
export type StudyResults = {
  readonly results: readonly OutcomeResult[];
  readonly measures?: readonly string[];
};

/** Of the outcomes that name a better side. */
export function resultsOf(outcomes: readonly Outcome[]): StudyResults {
  const judged = outcomes.flatMap((outcome) => {
    const result = resultOf(outcome);
    return result ? [{ result, outcome }] : [];
  });
  const results = judged.map(({ result }) => result);
  if (new Set(results).size < 2) return { results };
  const measures = judged.map(({ result, outcome }) => {
    const isTwofold = judged.some(
      (other) => other.outcome.measure === outcome.measure && other.result !== result,
    );
    const measure = NAMED.test(outcome.measure) ? outcome.measure : lowerFirst(outcome.measure);
    return typeset([measure, isTwofold && outcome.at].filter(Boolean).join(", "));
  });
  return { results, measures };
}

/** "Insomnia Severity Index" keeps its capitals within a sentence. */
const NAMED = /^\S+ \p{Lu}/u;

/** Of the main outcomes where the abstract names any, else of all. */
export function mainResults(outcomes: Readonly<Record<string, Outcome>>): StudyResults {
  const all = Object.values(outcomes);
  const primary = resultsOf(all.filter((outcome) => outcome.primary));
  return primary.results.length > 0 ? primary : resultsOf(all);
}

/** "helped on 1 of 2 measures (pain), no clear difference on 1 of 2 measures (function)": never a score. */
export function resultInWords({ results, measures }: StudyResults): string {
  const of = results.length;
  const parts = WORDS.flatMap(([result, words, alone]) => {
    const count = results.filter((each) => each === result).length;
    if (count === 0) return [];
    if (of === 1) return [alone];
    if (count === of) return [`${words} ${of === 2 ? "both measures" : `all ${of} measures`}`];
    const own = new Set(measures?.filter((_, index) => results[index] === result));
    const names = own.size > 0 ? ` (${listMeasures([...own])})` : "";
    return [`${words} ${count} of ${of} measures${names}`];
  });
  return results.every((each) => each === "same") ? "no clear difference" : parts.join(", ");
}

/** "pain and function"; names with commas are kept apart. */
function listMeasures(names: readonly string[]): string {
  return names.some((name) => name.includes(",")) ? names.join("; ") : joinWithAnd(names);
}

/** Before a number of measures, and of a single one. */
const WORDS: readonly (readonly [OutcomeResult, words: string, alone: string])[] = [
  ["better", "helped on", "helped"],
  [
    "before",
    "better than before, with no fair comparison, on",
    "better than before, with no fair comparison",
  ],
  ["unnamed", "better (comparison not reported) on", "better (comparison not reported)"],
  ["same", "no clear difference on", "no clear difference"],
  ["worse", "worse on", "worse"],
];
