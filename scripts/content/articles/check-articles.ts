import type { Problem } from "#app/content/problem.ts";
import type { Content } from "../read-site.ts";
import { checkBody } from "./body-check.ts";
import { checkDrawnNumbers } from "./drawn-numbers-check.ts";
import { checkFrontMatter, checkUnique } from "./front-matter-check.ts";
import { checkImageFiles, checkPlate, checkUnused } from "./image-files-check.ts";
import { checkImageUse } from "./image-use-check.ts";
import { checkLinks } from "./links-check.ts";

/** The mistakes in the articles and their pictures, by the loader's rules and content/README.md. */
export async function checkArticles(content: Content): Promise<Problem[]> {
  const { folder, now, loaded, articles, pages, paths } = content;
  const pictures = paths.flatMap((path) => /^pictures\/([^/]+)$/.exec(path)?.[1] ?? []);
  return [
    ...loaded.problems,
    ...checkUnique(articles),
    ...articles.flatMap((article) =>
      [
        ...checkFrontMatter(article, now),
        ...checkBody(article),
        ...checkLinks(article, pages),
        ...checkImageUse(article),
        ...checkPlate(folder, article),
        ...checkDrawnNumbers(folder, article),
      ].map((found) => ({ file: article.path, ...found })),
    ),
    ...checkUnused(pictures, loaded.files),
    ...(await checkImageFiles(folder, pictures)),
  ];
}
