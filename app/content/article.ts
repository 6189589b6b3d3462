import type { SearchEntry } from "#app/search/matching/matching.ts";
import { compareText } from "#app/text/compare-text.ts";
import type { StoreText } from "#app/text/store-text.ts";

/** As lists, cards and feeds show it. Dates are UTC ISO. */
export type ArticleSummary = {
  id: string;
  title: string;
  /** The store's handle, as in addresses. */
  slug: string;
  /** Plain text, at most 150 characters. */
  description: string;
  category: "blog";
  subcategory?: Subcategory;
  author: string;
  /** In minutes. */
  readTime: number;
  featured: boolean;
  published: true;
  publishedAt: string;
  updatedAt: string;
  imageUrl?: string;
  /** Empty when the store has no alternative text. */
  imageAlt: string;
  /** In pixels, where the store knows them. */
  imageSize?: { width: number; height: number };
  seoTitle: string;
  seoDescription: string;
  keywords: string[];
  /** In development: why the article is not published yet. */
  mark?: string;
};

/** `entry` is for search and stays on the server. */
export type ListedArticle = ArticleSummary & { entry: SearchEntry };

export type Article = ArticleHead & {
  /** Sanitised. */
  content: StoreText;
};

/** All but the body, for the browser. */
export type ArticleHead = ArticleSummary & {
  /** For the table of contents. */
  headings: { id: string; text: string; level: 2 | 3 }[];
  wordCount: number;
};

/** The first of an article's tags among these, in any case, is its subcategory. */
export const SUBCATEGORIES = ["benefits", "guides", "reviews", "science", "devices"] as const;
export type Subcategory = (typeof SUBCATEGORIES)[number];

type Dated = Pick<ArticleSummary, "publishedAt">;

/** For `sort`, by UTC ISO dates. */
export function newestFirst(a: Dated, b: Dated): number {
  return compareText(b.publishedAt, a.publishedAt);
}

/** The excerpt or the text; over 150 characters it is cut to 147 plus an ellipsis. */
export function descriptionOf(excerpt: string | null | undefined, text: string): string {
  // No sign has more than two code units.
  const characters = [...collapse(excerpt?.trim() ? excerpt : text).slice(0, 302)];
  return characters.length > 150 ? `${characters.slice(0, 147).join("")}...` : characters.join("");
}

/** @param text without tags */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Minutes at 225 words a minute, rounded up, at least one. */
export function readTime(words: number): number {
  return Math.max(1, Math.ceil(words / 225));
}

/** The first tag that names a subcategory, in any case. */
export function subcategoryOf(tags: string[]): Subcategory | undefined {
  const lowerCase = tags.map((tag) => tag.trim().toLowerCase());
  for (const tag of lowerCase) {
    const found = SUBCATEGORIES.find((subcategory) => subcategory === tag);
    if (found) return found;
  }
  return undefined;
}

/** True when a tag contains "featured", in any case. */
export function isFeatured(tags: string[]): boolean {
  return tags.some((tag) => tag.toLowerCase().includes("featured"));
}

/** "Evidence Desk" gives "ED". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...graphemes.segment(word ?? "")][0]?.segment ?? "",
  );
  return letters.join("").toUpperCase();
}

/** A reader counts an emoji of several parts as one sign. */
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
