import { type ArticleSummary, newestFirst } from "#app/content/article.ts";
import { type ArticleGroups, groupSlug } from "./article-groups.server.ts";

/** A blog's articles, newest first, and their groups. */
export type GroupedList = {
  list: readonly ArticleSummary[];
  groups: Pick<ArticleGroups, "tags" | "topics">;
};

type Asked = Pick<ArticleSummary, "slug" | "keywords" | "subcategory">;

/**
 * Two articles by their shared tags, rare tags first, and the newer of equals. Where too few share a tag, the newest of
 * the subcategory follow, then the newest of all. Earlier lists come first.
 */
export function relatedTo(article: Asked, lists: readonly GroupedList[]): ArticleSummary[] {
  const slugs = [
    ...lists.flatMap(({ groups }) => withSharedTags(article, groups)),
    ...lists.flatMap(({ groups: { topics }, list }) => [
      ...(topics.get(article.subcategory ?? "") ?? []).slice(0, MOST_ASKED),
      ...list.slice(0, MOST_ASKED),
    ]),
  ].map(({ slug }) => slug);
  const others = [...new Set(slugs)].filter((slug) => slug !== article.slug).slice(0, SHOWN);
  // The store's article takes the place of ours with the same slug.
  return others.flatMap((slug) =>
    lists.flatMap(({ list }) => list.find((other) => other.slug === slug) ?? []).slice(0, 1),
  );
}

function withSharedTags(article: Asked, { tags }: GroupedList["groups"]): ArticleSummary[] {
  const nearness = new Map<ArticleSummary, number>();
  for (const tag of new Set(article.keywords.map(groupSlug))) {
    const { articles = [] } = tags.get(tag) ?? {};
    for (const other of articles) {
      nearness.set(other, (nearness.get(other) ?? 0) + 1 / articles.length);
    }
  }
  return [...nearness]
    .sort(([a, near], [b, nearer]) => nearer - near || newestFirst(a, b))
    .slice(0, MOST_ASKED)
    .map(([other]) => other);
}

const SHOWN = 2;
/** The article itself may be among the first. */
const MOST_ASKED = SHOWN + 1;
