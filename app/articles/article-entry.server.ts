import { prepareEntry, type SearchEntry } from "#app/search/matching/matching.ts";
import type { ArticleSummary } from "./article.ts";

/** Made once for each article, so that no search has to. Only the entry keeps the plain text. */
export function articleEntry(article: ArticleSummary, text: string): SearchEntry {
  const { id, title, description, category, slug, featured, readTime, author } = article;
  return prepareEntry({
    card: {
      ...{ id, title, description, category, slug, featured, readTime, author },
      path: `/${category}/${slug}`,
    },
    keywords: article.keywords,
    text,
    publishedAt: article.publishedAt,
  });
}
