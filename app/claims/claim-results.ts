import type { TrialResult } from "#app/tools/dose/dose-trial.ts";

/** A study's result in words, seen from the claim. */
export const RESULT_FOR_CLAIM: Readonly<Record<TrialResult, string>> = {
  better: "for it",
  same: "not for it",
  both: "both, by outcome",
  uncontrolled: "for it, but only against before",
  none: "no result",
};
