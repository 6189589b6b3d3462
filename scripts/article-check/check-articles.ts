import { type ArticleFile, readArticleFiles } from "./article-file.ts";
import { checkBody } from "./body-check.ts";
import { checkDrawnNumbers } from "./drawn-numbers-check.ts";
import { checkFrontMatter, checkUnique } from "./front-matter-check.ts";
import { checkImageFiles, checkPlates, checkUnused } from "./image-files-check.ts";
import { checkImageUse } from "./image-use-check.ts";
import { checkLinks } from "./links-check.ts";
import { loaderProblems } from "./loader-problems.ts";
import type { Problem } from "./problem.ts";
import { type SitePages, sitePages } from "./site-pages.ts";
import { readSources, type Source, strayFiles } from "./sources.ts";

/** The mistakes in the articles and their pictures, by the loader's rules and content/README.md. */
export async function checkArticles(
  directory: URL,
  now: Date,
  { sources, articles, pages }: ArticleSources,
): Promise<Problem[]> {
  return [
    ...loaderProblems(directory, sources),
    ...checkUnique(articles),
    ...articles.flatMap((article) => [
      ...checkFrontMatter(article, now),
      ...checkBody(article),
      ...checkLinks(article, pages),
      ...checkImageUse(article),
    ]),
    ...checkPlates(directory, articles),
    ...checkUnused(directory, sources),
    ...checkDrawnNumbers(directory, articles),
    ...strayFiles(directory),
    ...(await checkImageFiles(directory)),
  ];
}

export type ArticleSources = {
  readonly sources: readonly Source[];
  readonly articles: readonly ArticleFile[];
  readonly pages: SitePages;
};

export function readArticles(directory: URL): ArticleSources {
  const sources = readSources(directory);
  const articles = readArticleFiles(sources);
  return { sources, articles, pages: sitePages(articles, sources) };
}
