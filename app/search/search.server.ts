import type { ListedArticle } from "#app/articles/article.ts";
import type { Articles } from "#app/articles/articles.server.ts";
import { type Answer, createAnswering } from "./answering.ts";
import type { HeldEvidence } from "./held-evidence.server.ts";
import { prepareIndex, type Searchable, type SearchIndex, search } from "./matching.ts";
import { MAX_QUERY, MAX_RESULTS, type SearchAnswer } from "./search-result.ts";

/** The site's search. Never throws. */
export type Search = {
  /** A blank query finds nothing and asks nothing. */
  find(query: string): Promise<SearchOutcome>;
};

/** "too long": the query has more than `MAX_QUERY` characters. */
export type SearchOutcome = ({ status: "ok" } & SearchAnswer) | { status: "too long" };

/**
 * Searches the store's articles and the site's own articles and pages, these alone while the store fails. Their
 * words are prepared once for each list that the store sends, not for each query. What answers a question
 * comes first.
 */
export function createSearch({
  articles,
  ownArticles,
  ownPages,
  held,
}: {
  articles: Pick<Articles, "list">;
  /** Found where the store has none of the same slug. */
  ownArticles: Pick<Articles, "list">;
  ownPages: Promise<readonly Searchable[]>;
  held: HeldEvidence;
}): Search {
  const answering = ownPages.then((pages) => createAnswering(pages, held));
  const indexes = new WeakMap<object, SearchIndex>();
  return {
    async find(query) {
      if ([...query].length > MAX_QUERY) return { status: "too long" };
      if (!query.trim()) return { status: "ok", results: [], total: 0 };
      const [list, ours, own, answer] = await Promise.all([
        articles.list(),
        ownArticles.list(),
        ownPages,
        answering,
      ]);
      const listed = list.status === "ok" ? list.articles : NONE;
      // Nothing is awaited from here on, so that queries which wait together prepare once.
      let index = indexes.get(listed);
      if (!index) {
        const taken = new Set(listed.map(({ slug }) => slug));
        const others =
          ours.status === "ok" ? ours.articles.filter(({ slug }) => !taken.has(slug)) : [];
        index = prepareIndex([...[...listed, ...others].map(toSearchable), ...own]);
        indexes.set(listed, index);
      }
      const found = withAnswer(search(index, query), answer(query));
      return { status: "ok", ...found, ...(listed === NONE && { withoutArticles: true }) };
    },
  };
}

function withAnswer(found: SearchAnswer, answer: Answer | undefined): SearchAnswer {
  if (!answer) return found;
  if ("nothingHeld" in answer) return { ...found, ...answer };
  const { answers } = answer;
  const others = found.results.filter(({ id }) => answers.every((each) => each.id !== id));
  return {
    ...found,
    results: [...answers, ...others].slice(0, MAX_RESULTS),
    total: found.total + answers.length - (found.results.length - others.length),
    answers: answers.length,
  };
}

const NONE: readonly ListedArticle[] = [];

function toSearchable(article: ListedArticle): Searchable {
  const { id, title, description, category, slug, featured, readTime, author } = article;
  return {
    card: {
      ...{ id, title, description, category, slug, featured, readTime, author },
      path: `/${category}/${slug}`,
    },
    keywords: article.keywords,
    text: article.text,
    publishedAt: article.publishedAt,
  };
}
