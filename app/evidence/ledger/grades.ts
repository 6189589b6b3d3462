/** How sure we can be of a finding, in the four words of GRADE, from least to most. */
export const grades = ["very low", "low", "moderate", "high"] as const;

export type Grade = (typeof grades)[number];

export const effectSizes = ["none found", "small", "moderate", "large"] as const;

/** How large a change is. */
export type EffectSize = (typeof effectSizes)[number];

/** What the figure of an effect alone would hide, or why there is none. */
export type EffectNote =
  | "reviews disagree"
  | "no control group"
  | "not tested in people"
  | "no figure in the abstract";
