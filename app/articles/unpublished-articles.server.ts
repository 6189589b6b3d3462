import type { Articles } from "./articles.server.ts";

/** Where drafts and articles of a later date come from. */
export type UnpublishedArticles = { articles: Articles; isDraft(slug: string): boolean };

/**
 * The articles, and at their addresses those that are not published yet, each with a mark that says why. Lists,
 * search, feeds and the sitemap have the published ones alone.
 */
export function withUnpublished(published: Articles, unpublished: UnpublishedArticles): Articles {
  return {
    ...published,
    async get(slug) {
      const answer = await published.get(slug);
      if (answer.status !== "missing") return answer;
      const ours = await unpublished.articles.get(slug);
      if (ours.status !== "ok") return answer;
      const mark = unpublished.isDraft(slug)
        ? "Draft: readers do not see it"
        : `Readers see it from ${ours.article.publishedAt.slice(0, 10)} on`;
      return { status: "ok", article: { ...ours.article, mark } };
    },
  };
}
