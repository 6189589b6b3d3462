import type { StoreText } from "#app/text/store-text.ts";

/** A page out of the store as the site shows it. */
export type StorePage = {
  title: string;
  /** For search engines: what the store says under that name, else the title. */
  seoTitle: string;
  /** Plain text: what the store says for search engines, else the beginning of the page. */
  description: string;
  /** UTC ISO; null where the store does not say. */
  updatedAt: string | null;
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
