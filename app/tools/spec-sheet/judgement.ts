import type { Range } from "#app/dose/dose-device.ts";

/** `words`: a promise that no sum can test. */
export type Verdict = "possible" | "implausible" | "impossible" | "words";

export type Judgement = {
  readonly line: string;
  readonly verdict: Verdict;
  /** Sentences. */
  readonly sum: string;
};

/** The share of electrical power that becomes light: this site's assumption. */
export const LIGHT_SHARE: Range = { from: 0.3, to: 0.6 };

/** The best efficiency of red LEDs, from the abstract of Kusuma 2020. */
export const BEST_RED_LED = 0.81;
