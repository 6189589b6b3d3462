import { type ArticleFile, type Problem, readArticleFiles } from "./article-file.ts";
import { checkBody } from "./body-check.ts";
import { checkFrontMatter, checkUnique } from "./front-matter-check.ts";
import { checkImageFiles, checkPlates, checkUnused } from "./image-files-check.ts";
import { checkImageUse, imagesOf } from "./image-use-check.ts";
import { checkLinks } from "./links-check.ts";
import { loaderProblems } from "./loader-problems.ts";
import { sitePages } from "./site-pages.ts";
import { readSources, strayFiles } from "./sources.ts";

type ArticleCheck = {
  handles: string[];
  problems: Problem[];
};

/** Checks by the loader's rules and content/README.md. @param only handles of articles */
export async function checkArticles(
  directory: URL,
  now: Date,
  only: readonly string[] = [],
): Promise<ArticleCheck> {
  const sources = readSources(directory);
  const articles = readArticleFiles(sources);
  const pages = sitePages(articles, sources);
  const problems = [
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
    ...strayFiles(directory),
    ...(await checkImageFiles(directory)),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const handles = sources.flatMap(({ kind, handle }) => (kind === "article" ? [handle] : []));
  if (only.length === 0) return { handles, problems };
  const files = filesOf(articles, only);
  return { handles, problems: problems.filter(({ file }) => files.has(file)) };
}

export function resultLine(articles: number, mistakes: number): string {
  const checked = `${articles} ${articles === 1 ? "article" : "articles"} checked`;
  if (mistakes === 0) return `${checked}, nothing to mend.`;
  return `${checked}, ${mistakes} ${mistakes === 1 ? "mistake" : "mistakes"} to mend.`;
}

function filesOf(articles: readonly ArticleFile[], only: readonly string[]): Set<string> {
  const images = articles.filter(({ handle }) => only.includes(handle)).flatMap(imagesOf);
  return new Set([
    ...only.map((handle) => `articles/${handle}.md`),
    ...images.map((file) => `pictures/${file}`),
  ]);
}
