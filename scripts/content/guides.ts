import { countWords, readTime } from "#app/articles/article.ts";
import { guideCards } from "#app/guides/content/hub.server.ts";
import { loadContent, type StoreArticle } from "#embedded-store/content.ts";
import type { Problem } from "../article-check/problem.ts";

/** Cards of guides that don't exist, or whose time to read has changed. */
export function guidesToMend(
  articles: readonly Pick<StoreArticle, "handle" | "text">[] = loadContent().articles,
): Problem[] {
  return guideCards.flatMap(({ href, title, readTime: said }) => {
    const article = articles.find(({ handle }) => href === `/guide/${handle}`);
    if (!article) return [inHub(`“${title}”: there is no such article`)];
    const minutes = readTime(countWords(article.text));
    if (minutes === said) return [];
    return [inHub(`“${title}” takes ${minutes} minutes now: change its readTime`)];
  });
}

const inHub = (text: string): Problem => ({ file: "guide-hub.yaml", line: 1, text });
