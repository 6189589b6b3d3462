import { countWords, readTime } from "#app/content/article.ts";
import { problemIn } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { guideCards } from "#app/guides/content/hub.server.ts";
import type { OwnArticle } from "#app/own-texts/own-texts.server.ts";

/** Cards of guides that don't exist, or whose time to read has changed. */
export function guidesToMend({ loaded }: GuideFiles): Problem[] {
  return guideCards.flatMap(({ href, title, readTime: said }, index) => {
    const isGuide = ({ handle }: { handle: string }) => href === `/guide/${handle}`;
    const inHub = (field: string, text: string) => [
      problemIn("guide-hub.yaml", [index, field], text),
    ];
    const article = loaded.articles.find(isGuide);
    if (!article) {
      // One with a mistake is named for that.
      return loaded.files.articles.some(isGuide)
        ? []
        : inHub("guide", `“${title}”: there is no such article`);
    }
    const minutes = readTime(countWords(article.text));
    if (minutes === said) return [];
    return inHub("readTime", `“${title}” takes ${minutes} minutes now: change its readTime`);
  });
}

type GuideFiles = {
  readonly loaded: {
    readonly articles: readonly Pick<OwnArticle, "handle" | "text">[];
    readonly files: { readonly articles: readonly { readonly handle: string }[] };
  };
};
