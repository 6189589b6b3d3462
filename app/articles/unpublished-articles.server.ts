import type { Articles } from "./articles.server.ts";

export type UnpublishedArticles = { articles: Articles; isDraft(slug: string): boolean };

/** Adds unpublished articles at their addresses alone, each marked with the reason. */
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
