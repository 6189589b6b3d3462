/**
 * Ids from the store's HTML live in a space of their own: no clash with the page's ids, no DOM
 * clobbering. Links from elsewhere may leave it out, see app/layout/scrolling.tsx.
 */
export const ID_PREFIX = "a-";
