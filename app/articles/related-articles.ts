import type { ArticleSummary } from "./article.ts";

/**
 * The articles that share most with this one, nearest first: each shared tag counts the more the fewer articles
 * have it. Of equals the newer comes first, as in the list. Those that share nothing are none.
 */
export function relatedTo(
  article: Pick<ArticleSummary, "slug" | "keywords">,
  list: readonly ArticleSummary[],
): ArticleSummary[] {
  const own = tagsOf(article);
  const owners = new Map<string, number>();
  for (const other of list) {
    for (const tag of tagsOf(other)) owners.set(tag, (owners.get(tag) ?? 0) + 1);
  }
  return list
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => {
      const shared = [...tagsOf(other)].filter((tag) => own.has(tag));
      return { other, nearness: shared.reduce((sum, tag) => sum + 1 / (owners.get(tag) ?? 1), 0) };
    })
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, SHOWN)
    .map(({ other }) => other);
}

const SHOWN = 2;

function tagsOf({ keywords }: Pick<ArticleSummary, "keywords">): Set<string> {
  return new Set(keywords.map((tag) => tag.trim().toLowerCase()));
}
