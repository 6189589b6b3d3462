import { describeEffect } from "#app/evidence/ledger/effect.ts";
import { isCompared } from "#app/evidence/ledger/grade.ts";
import type { findOutcome } from "#app/evidence/ledger/studies.server.ts";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { typeset } from "#app/text/typeset.ts";

/** "14.23 mm better on a 100 mm scale than with fake light (likely range 7.31 to 21.14)", "no clear difference: …" */
export function outcomeInWords(result: Result, figure = describeEffect(result.outcome)): string {
  return typeset(inWords(result, figure));
}

type Result = Pick<ReturnType<typeof findOutcome>, "study" | "outcome">;

function inWords(result: Result, figure: string | null): string {
  const { favours, comparison, effect } = result.outcome;
  const sinceBefore = favours === "light" && comparison === "before";
  const uncompared = sinceBefore ? "better than before" : "better";
  const isGain = favours === "light" && !isCompared(result);
  const direction = isGain ? uncompared : favours && directions[favours];
  if (!figure)
    return favours === "neither"
      ? directions.neither
      : direction
        ? `${direction} (size not reported)`
        : "size not reported";
  // A difference that favours the light says so itself, and so does a change since before.
  const says = sinceBefore || (favours === "light" && effect?.kind === "MD");
  return says || !direction ? figure : `${direction}: ${figure}`;
}

const directions: Record<NonNullable<Outcome["favours"]>, string> = {
  light: "better with light",
  comparator: "worse with light",
  neither: "no clear difference",
};
