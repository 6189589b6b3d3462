/** GRADE's four words for certainty, from least to most. */
export const grades = ["very low", "low", "moderate", "high"] as const;

/** How sure a result is, whatever its size. */
export type Grade = (typeof grades)[number];

export const effectSizes = ["none found", "small", "moderate", "large"] as const;

/** How large a result is, however sure. */
export type EffectSize = (typeof effectSizes)[number];

/** Remarks that an effect's figure would hide, or the reason for a missing one. */
export type EffectNote =
  | "reviews disagree"
  | "no control group"
  | "no study in people found"
  | "no figure in the abstract";
