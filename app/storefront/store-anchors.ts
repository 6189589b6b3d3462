/**
 * Ids and classes from the store's HTML live in a space of their own: no clash with the page's ids, no DOM
 * clobbering, none of the site's own styles. Links from elsewhere may leave an id's out, see
 * app/layout/scrolling.tsx.
 */
export const NAME_PREFIX = "a-";
