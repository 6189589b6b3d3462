/** Keeps the store's ids and classes apart from the page's own, in CSS and in the DOM. */
export const NAME_PREFIX = "a-";
