import type { ArticleSummary } from "#app/content/article.ts";
import { articlePath } from "#app/content/article-path.ts";
import { prepareEntry, type SearchEntry } from "#app/search/matching/matching.ts";

/** Made once for each article, so that no search has to. Only the entry keeps the plain text. */
export function articleEntry(article: ArticleSummary, text: string): SearchEntry {
  const { id, title, description, category, slug, featured, readTime, author } = article;
  return prepareEntry({
    card: {
      id,
      title,
      description,
      category,
      slug,
      featured,
      readTime,
      author,
      path: articlePath(slug),
    },
    keywords: article.keywords,
    text,
    publishedAt: article.publishedAt,
  });
}
