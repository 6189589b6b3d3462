/** GRADE's four words for certainty, from least to most. */
export const grades = ["very low", "low", "moderate", "high"] as const;

export type Grade = (typeof grades)[number];

export const effectSizes = ["none found", "small", "moderate", "large"] as const;

export type EffectSize = (typeof effectSizes)[number];

/** Remarks that an effect's figure would hide, or the reason for a missing one. */
export type EffectNote =
  | "reviews disagree"
  | "no control group"
  | "not tested in people"
  | "no figure in the abstract";
