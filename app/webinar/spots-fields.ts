/** What the figure of lit places counts by, as the page's address names it. */
export const SPOTS_FIELDS = ["places", "minutes"] as const;

export type SpotsField = (typeof SPOTS_FIELDS)[number];
