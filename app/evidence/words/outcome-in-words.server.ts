import { describeEffect } from "#app/evidence/ledger/effect.ts";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { typeset } from "#app/text/typeset.ts";

/** "14.23 mm of 100 better, compared with sham light (95% CI 7.31 to 21.14)", "no difference: …" */
export function outcomeInWords(outcome: Outcome): string {
  return typeset(inWords(outcome));
}

function inWords(outcome: Outcome): string {
  const figure = describeEffect(outcome);
  const direction = outcome.favours && directions[outcome.favours];
  if (!figure) return [direction ?? "", "no figure in the abstract"].filter(Boolean).join(", ");
  // A difference that favours the light says so itself.
  const says = outcome.favours === "light" && outcome.effect?.kind === "MD";
  return says || !direction ? figure : `${direction}: ${figure}`;
}

const directions: Record<NonNullable<Outcome["favours"]>, string> = {
  light: "better with light",
  comparator: "better without it",
  neither: "no difference",
};
