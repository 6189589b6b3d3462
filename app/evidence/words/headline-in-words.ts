import {
  BETTER,
  CANNOT_TELL,
  type Headline,
  type WithoutBenefit,
} from "#app/evidence/ledger/headline.ts";
import { joinWithAnd } from "#app/text/join-with-and.ts";

/** The figure as its gain follows it: "14", or "Medium effect:", because words count nothing. */
export function beforeGain({
  figure,
  standardised,
  gain,
}: Headline & { readonly gain?: string }): string {
  return gain && (standardised || figure === CANNOT_TELL) ? `${figure}:` : figure;
}

/** "14 of 100 points", "53% vs. 0%" */
export function figureInWords({ figure, other, unit }: Headline): string {
  return [other === null ? figure : `${figure} vs. ${other}`, unit].filter(Boolean).join(" ");
}

/** "effect size 0.55", "the true effect is probably between 0.27 and 0.82", "11 trials" */
export function detailsInWords({ figure, standardised, interval, behind }: Headline): string[] {
  return [
    figure === BETTER ? "size not reported" : null,
    figure === CANNOT_TELL && !interval ? "no fair comparison" : null,
    standardised && `effect size ${standardised}`,
    interval && rangeInWords(interval),
    behind || null,
  ].filter((words) => words !== null);
}

/** "the true effect is probably between 7 and 21", of "7–21" or "−0.66 to 0.1 points" */
function rangeInWords(interval: string): string {
  return `the true effect is probably between ${interval.replace(/–| to /, " and ")}`;
}

/** Of a row or a table's cell: "of patients", "0.55, 0.27–0.82" */
export function detailsInShort({ shares, standardised, interval }: Headline): string {
  return [shares, standardised, interval].filter(Boolean).join(", ");
}

/** "1 of 4 reviews (Huang 2015) and the one trial (Hsieh 2012) found no benefit, … had mixed results" */
export function dissentInWords({ without }: Headline): string | null {
  const parts = [
    countIn(without, "none", "found no benefit"),
    countIn(without, "mixed", "had mixed results"),
  ];
  return parts.filter(Boolean).join(", ") || null;
}

function countIn(
  without: readonly WithoutBenefit[],
  found: "none" | "mixed",
  words: string,
): string | null {
  const counts = without.flatMap(({ kind, of, [found]: names }) =>
    names.length > 0
      ? [
          `${of === 1 ? `the one ${kind}` : `${names.length} of ${of} ${PLURALS[kind]}`} (${joinWithAnd(names)})`,
        ]
      : [],
  );
  return counts.length > 0 ? `${joinWithAnd(counts)} ${words}` : null;
}

const PLURALS = { review: "reviews", trial: "trials", study: "studies" } as const;

/** The unit and what was gained: "of 100 people improved with the mask, 17 with a fake one"; may be empty. */
export function afterFigure({ unit, ...rest }: Headline & { readonly gain: string }): string {
  return [unit, gainInWords(rest)].filter(Boolean).join(" ");
}

/** With the other group's figure where the gain has its place. */
export function gainInWords({ gain, other }: Pick<Headline, "other"> & { readonly gain: string }) {
  return gain.replace("{other}", other ?? "");
}
