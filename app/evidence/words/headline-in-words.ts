import type { Headline } from "#app/evidence/ledger/headline.ts";

/** The figure as its gain follows it: "14", or "Moderate:", because a size in words counts nothing. */
export function beforeGain({ figure, standardised }: Headline): string {
  return standardised ? `${figure}:` : figure;
}

/** The unit and what was gained: "× as many ulcers healed as without the light"; may be empty. */
export function afterFigure({ unit, gain }: Headline & { readonly gain: string }): string {
  return [unit, gain].filter(Boolean).join(" ");
}
