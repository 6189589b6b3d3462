import type { StoreText } from "#app/text/store-text.ts";

export type PublishedPage = {
  title: string;
  /** The store's title for search engines, else the page's. */
  seoTitle: string;
  /** Plain text: the store's for search engines, else the beginning of the page. */
  description: string;
  /** UTC ISO; null where the store does not give it. */
  updatedAt: string | null;
  /** For the table of contents. */
  sections: { id: string; text: string }[];
  /** Sanitised. */
  content: StoreText;
};

/** Each appears at the path of its name. */
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
