import type { SearchEntry } from "#app/search/matching.ts";
import type { StoreText } from "#app/text/store-text.ts";

/** An article of the store's blog as lists, cards and feeds show it. Dates are UTC ISO. */
export type ArticleSummary = {
  id: string;
  title: string;
  /** The article's handle in the store, as addresses have it. */
  slug: string;
  /** Plain text, at most 150 characters. */
  description: string;
  category: "blog";
  subcategory?: Subcategory;
  author: string;
  /** Minutes. */
  readTime: number;
  featured: boolean;
  published: true;
  publishedAt: string;
  updatedAt: string;
  imageUrl?: string;
  /** Empty when the store has no alternative text. */
  imageAlt: string;
  /** Pixels, where the store knows them. */
  imageSize?: { width: number; height: number };
  seoTitle: string;
  seoDescription: string;
  keywords: string[];
};

/** A summary with what search holds of the article, its words included; that stays on the server. */
export type ListedArticle = ArticleSummary & { entry: SearchEntry };

/** An article with its body. */
export type Article = ArticleHead & {
  /** The store's HTML, sanitised. */
  content: StoreText;
};

/** What an article's page knows in the browser: all but the body. */
export type ArticleHead = ArticleSummary & {
  /** Of the body, for the table of contents. */
  headings: { id: string; text: string; level: 2 | 3 }[];
  wordCount: number;
  /** Why it is not published yet; only in development. */
  mark?: string;
};

/** The topics of the blog. */
export const SUBCATEGORIES = ["benefits", "guides", "reviews", "science", "devices"] as const;
export type Subcategory = (typeof SUBCATEGORIES)[number];

/** The excerpt, else the start of the text; cut at 150 characters to 147 plus an ellipsis. */
export function descriptionOf(excerpt: string | null | undefined, text: string): string {
  // No sign is of more than two units.
  const characters = [...collapse(excerpt?.trim() ? excerpt : text).slice(0, 302)];
  return characters.length > 150 ? `${characters.slice(0, 147).join("")}...` : characters.join("");
}

/** Number of words in a text without tags. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Minutes at 225 words a minute, rounded up; a text without words (one picture) still takes one. */
export function readTime(words: number): number {
  return Math.max(1, Math.ceil(words / 225));
}

/** The first tag that names a subcategory. Case is ignored, since editors type tags by hand. */
export function subcategoryOf(tags: string[]): Subcategory | undefined {
  const lowerCase = tags.map((tag) => tag.trim().toLowerCase());
  for (const tag of lowerCase) {
    const found = SUBCATEGORIES.find((subcategory) => subcategory === tag);
    if (found) return found;
  }
  return undefined;
}

/** True when any tag contains "featured", in whatever case. */
export function isFeatured(tags: string[]): boolean {
  return tags.some((tag) => tag.toLowerCase().includes("featured"));
}

/** Up to two initials of a name, for the avatar: "Evidence Desk" gives "ED". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...graphemes.segment(word ?? "")][0]?.segment ?? "",
  );
  return letters.join("").toUpperCase();
}

/** Signs as a reader counts them: an emoji of several parts is one. */
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
