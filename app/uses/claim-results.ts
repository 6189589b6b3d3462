import type { TrialResult } from "#app/dose/dose-trial.ts";

/** A study's result in words, seen from the claim. */
export const RESULT_FOR_CLAIM: Readonly<Record<TrialResult, string>> = {
  better: "found a benefit",
  same: "found no benefit",
  both: "mixed results",
  worse: "did worse with light",
  uncontrolled: "better than before, with no fair comparison",
  none: "no result",
};
