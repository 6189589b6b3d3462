import { type ListedArticle, newestFirst } from "#app/content/article.ts";
import type { Articles } from "./articles.server.ts";

/** Drafts and articles of a later date, for `npm run dev` alone. */
type UnpublishedArticles = { articles: Articles; isDraft(slug: string): boolean };

/** Adds unpublished articles to the blog's lists and at their addresses, each marked with the reason. */
export function withUnpublished(
  published: Articles,
  { articles: unpublished, isDraft }: UnpublishedArticles,
): Articles {
  const marked = <Kind extends { slug: string; publishedAt: string }>(article: Kind) => ({
    ...article,
    mark: isDraft(article.slug)
      ? "Draft: readers do not see it"
      : `Readers see it from ${article.publishedAt.slice(0, 10)} on`,
  });
  let latest: Record<"listed" | "others" | "all", readonly ListedArticle[]> | undefined;
  /** The same array for the same two, which groups of articles are kept by. */
  const merged = (listed: readonly ListedArticle[], others: readonly ListedArticle[]) => {
    if (latest?.listed === listed && latest.others === others) return latest.all;
    const taken = new Set(listed.map(({ slug }) => slug));
    const added = others.filter(({ slug }) => !taken.has(slug)).map(marked);
    const all = [...listed, ...added].sort(newestFirst);
    latest = { listed, others, all };
    return all;
  };
  return {
    ...published,
    async list() {
      const [list, ours] = await Promise.all([published.list(), unpublished.list()]);
      if (list.status !== "ok" || ours.status !== "ok") return list;
      return { ...list, articles: merged(list.articles, ours.articles) };
    },
    async has(slug) {
      const answer = await published.has(slug);
      return answer === "no" ? unpublished.has(slug) : answer;
    },
    async get(slug) {
      const answer = await published.get(slug);
      if (answer.status !== "missing") return answer;
      const ours = await unpublished.get(slug);
      return ours.status === "ok" ? { status: "ok", article: marked(ours.article) } : answer;
    },
  };
}
