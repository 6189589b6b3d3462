import { capitalise } from "#app/text/capitalise.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { joinWithAnd } from "#app/text/join-with-and.ts";
import { spellNumber } from "#app/text/spell-number.ts";
import { BETTER, CANNOT_TELL, type Headline, type WithoutBenefit } from "./headline.ts";

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

/** "The true effect is probably between 7 and 21 (11 trials).", "One trial, 60 people."; empty when there is nothing. */
export function detailsInWords({ figure, standardised, interval, behind }: Headline): string {
  const range = interval && `probably between ${interval.replace(/–| to /, " and ")}`;
  const words = [
    figure === BETTER && "By how much isn’t reported",
    figure === CANNOT_TELL && !interval && "No fair comparison",
    standardised && [`Effect size ${standardised}`, range].filter(Boolean).join(", "),
    !standardised && range && `The true effect is ${range}`,
  ].filter(Boolean);
  if (words.length === 0) return behind && `${capitalise(behind)}.`;
  return `${words.join(". ")}${behind && ` (${behind})`}.`;
}

/** Of a row or a table's cell: "of patients", "0.55, 0.27–0.82" */
export function detailsInShort({ shares, standardised, interval }: Headline): string {
  return [shares, standardised, interval].filter(Boolean).join(", ");
}

/** "One of four research reviews found no clear benefit, and one had mixed results." */
export function dissentInWords({ without }: Headline): string | null {
  return dissent(without, () => "");
}

/** For a doctor: "One of four reviews (Huang 2015) found no clear benefit." */
export function dissentByName({ without }: Headline): string | null {
  return dissent(without, (names) => ` (${joinWithAnd(names)})`);
}

type AfterCount = (names: readonly string[]) => string;

function dissent(without: readonly WithoutBenefit[], after: AfterCount): string | null {
  const none = countsOf(without, "none", after);
  const mixed = countsOf(without, "mixed", after);
  const parts = [
    none.length > 0 && `${joinWithAnd(none)} found no clear benefit`,
    mixed.length > 0 && `${joinWithAnd(mixed)} had mixed results`,
  ].filter((part) => part !== false);
  // Two counts fit into a sentence.
  if (none.length === 1 && mixed.length === 1) {
    const both = without.find((each) => each.none.length > 0 && each.mixed.length > 0);
    const rest = both
      ? `${inWords(both.mixed.length)}${after(both.mixed)} had mixed results`
      : parts[1];
    return `${capitalise(`${parts[0]}, and ${rest}`)}.`;
  }
  return parts.map((part) => `${capitalise(part)}.`).join(" ") || null;
}

/** "one of four reviews", of each kind that has some. */
function countsOf(
  without: readonly WithoutBenefit[],
  found: "none" | "mixed",
  after: AfterCount,
): readonly string[] {
  return without.flatMap(({ kind, of, [found]: names }) =>
    names.length > 0
      ? [
          (of === 1
            ? `the one ${NAMES[kind][0]}`
            : `${inWords(names.length)} of ${inWords(of)} ${NAMES[kind][1]}`) + after(names),
        ]
      : [],
  );
}

const inWords = (count: number) => spellNumber(count) ?? count;

/** "Reviews" alone are those of shops. */
const NAMES = {
  review: ["research review", "research reviews"],
  trial: ["trial", "trials"],
  study: ["study", "studies"],
} as const;

/**
 * For running text: "14 of 100 points less pain with a clinic laser than with a fake one. The true effect is probably
 * between 7 and 21 (combined trials). One of four reviews found no clear benefit." Without an effect size.
 */
export function effectInSentences(found: Headline & { readonly gain: string }): string {
  const effect = [beforeGain(found), afterFigure(found)].filter(Boolean).join(" ");
  const details = found.standardised ? "" : detailsInWords(found);
  return [`${effect}.`, details, dissentInWords(found)].filter(Boolean).join(" ");
}

/** The unit and what was gained: "of 100 people improved with the mask, 17 with a fake one"; may be empty. */
export function afterFigure({ unit, ...rest }: Headline & { readonly gain: string }): string {
  return [unit, gainInWords(rest)].filter(Boolean).join(" ");
}

/** With the other group's figure where the gain has its place. */
export function gainInWords({ gain, other }: Pick<Headline, "other"> & { readonly gain: string }) {
  return fillIn(gain, { other: other ?? "" });
}
