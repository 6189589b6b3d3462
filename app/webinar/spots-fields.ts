/** Parameters of the figure in the page's address. */
export const SPOTS_FIELDS = ["places", "minutes"] as const;

export type SpotsField = (typeof SPOTS_FIELDS)[number];
