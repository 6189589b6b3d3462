import type { StoreText } from "#app/text/store-text.ts";

/** A page out of the store as the site shows it. */
export type StorePage = {
  title: string;
  /** Plain text: the beginning of the page. */
  description: string;
  /** The store's HTML, sanitised. */
  content: StoreText;
};

/** Handles of the store's pages that the site links to; each is shown at the path of its name. */
export const PAGE_HANDLES = [
  "about",
  "contact",
  "privacy",
  "terms",
  "medical-disclaimer",
  "affiliate-disclosure",
  "editorial-process",
  "partnerships",
  "careers",
  "research",
] as const;
