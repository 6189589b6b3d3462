/** The key in session storage. */
export const SCROLL_POSITIONS = "scroll-positions";
