import type { Headline } from "#app/evidence/ledger/headline.ts";

/** The figure as its gain follows it: "14", or "Moderate:", because a size in words counts nothing. */
export function beforeGain({ figure, standardised }: Headline): string {
  return standardised ? `${figure}:` : figure;
}

/** "14 of 100 points", "53% against 0%" */
export function figureInWords({ figure, unit }: Headline): string {
  return [figure, unit].filter(Boolean).join(" ");
}

/** "standardised difference 0.55", of an effect whose figure is a word */
export function sizeInWords(standardised: Headline["standardised"]): string | null {
  return standardised && `standardised difference ${standardised}`;
}

/** "standardised difference 0.55", "95% interval 0.27–0.82", "11 trials" */
export function detailsInWords({ standardised, interval, behind }: Headline): string[] {
  return [sizeInWords(standardised), interval && `95% interval ${interval}`, behind || null].filter(
    (words) => words !== null,
  );
}

/** Of a row or a table's cell: "of patients", "0.55, 0.27–0.82" */
export function detailsInShort({ shares, standardised, interval }: Headline): string {
  return [shares, standardised, interval].filter(Boolean).join(", ");
}

/** "no benefit in 2 of 6 results" */
export function dissentInWords({ without }: Headline): string | null {
  return without && `no benefit in ${without} results`;
}

/** The unit and what was gained: "× as many ulcers healed as without the light"; may be empty. */
export function afterFigure({ unit, gain }: Headline & { readonly gain: string }): string {
  return [unit, gain].filter(Boolean).join(" ");
}
