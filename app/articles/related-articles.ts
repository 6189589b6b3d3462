import type { ArticleSummary } from "./article.ts";
import { type ArticleGroups, groupSlug } from "./article-groups.ts";

/** Articles by their shared tags, rare tags first; of equals the newer. Others are left out. */
export function relatedTo(
  article: Pick<ArticleSummary, "slug" | "keywords">,
  { tags }: Pick<ArticleGroups, "tags">,
): ArticleSummary[] {
  const nearness = new Map<ArticleSummary, number>();
  for (const tag of new Set(article.keywords.map(groupSlug))) {
    const { articles = [] } = tags.get(tag) ?? {};
    for (const other of articles) {
      nearness.set(other, (nearness.get(other) ?? 0) + 1 / articles.length);
    }
  }
  return [...nearness]
    .filter(([{ slug }]) => slug !== article.slug)
    .sort(([a, near], [b, nearer]) => nearer - near || compare(b.publishedAt, a.publishedAt))
    .slice(0, SHOWN)
    .map(([other]) => other);
}

const SHOWN = 2;

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
