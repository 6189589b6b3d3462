import type { ArticleSummary } from "#app/articles/article.ts";
import { prepareEntry, type SearchEntry } from "./matching.ts";

/**
 * What search holds of an article. It is made once, when the article is read, so that no search has to.
 * @param text the article's plain text, which nothing else keeps
 */
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
