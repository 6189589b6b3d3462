/** The name in the session's storage under which the places that readers left are kept, by the entry's key. */
export const SCROLL_POSITIONS = "scroll-positions";
