import { capitalise } from "#app/text/capitalise.ts";

/** GRADE's four words for certainty, from least to most. */
export const grades = ["very low", "low", "moderate", "high"] as const;

/** How sure a result is, whatever its size. */
export type Grade = (typeof grades)[number];

/**
 * A grade for readers. Evidence and effects share no word, so that nobody takes one for the other;
 * GRADE's own words stand where the grade is explained.
 */
export const evidenceWords: Record<Grade, string> = {
  high: "strong",
  moderate: "moderate",
  low: "weak",
  "very low": "very weak",
};

/** By itself: "Very weak". */
export function gradeName(grade: Grade): string {
  return capitalise(evidenceWords[grade]);
}

/** In place of a grade. */
export const NONE_FOUND = "No study in people found";

export const effectSizes = ["none found", "small", "moderate", "large"] as const;

/** How large a result is, however sure. */
export type EffectSize = (typeof effectSizes)[number];

/** A size for readers, before "effect" where it is one. */
export const effectWords: Record<EffectSize, string> = {
  "none found": "no clear difference",
  small: "small effect",
  moderate: "medium effect",
  large: "large effect",
};
