import { type ArticleSummary, newestFirst } from "./article.ts";
import { type ArticleGroups, groupSlug } from "./article-groups.server.ts";

/** Two with shared tags, rare tags first; else the newest of the subcategory, then of all. @param list newest first */
export function relatedTo(
  article: Pick<ArticleSummary, "slug" | "keywords" | "subcategory">,
  { tags, topics }: Pick<ArticleGroups, "tags" | "topics">,
  list: readonly ArticleSummary[],
): ArticleSummary[] {
  const nearness = new Map<ArticleSummary, number>();
  for (const tag of new Set(article.keywords.map(groupSlug))) {
    const { articles = [] } = tags.get(tag) ?? {};
    for (const other of articles) {
      nearness.set(other, (nearness.get(other) ?? 0) + 1 / articles.length);
    }
  }
  const near = [...nearness]
    .sort(([a, near], [b, nearer]) => nearer - near || newestFirst(a, b))
    .slice(0, MOST_ASKED)
    .map(([other]) => other);
  const ofTopic = topics.get(article.subcategory ?? "") ?? [];
  const others = [...near, ...ofTopic.slice(0, MOST_ASKED), ...list.slice(0, MOST_ASKED)];
  return [...new Set(others)].filter(({ slug }) => slug !== article.slug).slice(0, SHOWN);
}

const SHOWN = 2;
/** The article itself may be among the first. */
const MOST_ASKED = SHOWN + 1;
