import { checkArticles, readArticles } from "../article-check/check-articles.ts";
import { byPlace, type Problem } from "../article-check/problem.ts";
import { checkTexts } from "./check-texts.ts";
import { guidesToMend } from "./guides.ts";
import { signsToMend } from "./signs.ts";
import { studiesToMend } from "./studies.ts";
import { usesToMend } from "./uses.ts";

/** All mistakes in texts, articles and pictures. */
export async function contentProblems(content: URL, now: Date): Promise<Problem[]> {
  // Other rules read what the signs stand for.
  const signs = signsToMend(content);
  if (signs.length > 0) return signs;
  const articles = readArticles(content);
  return [
    ...(await checkArticles(content, now, articles)),
    ...checkTexts(content, articles.pages),
    ...studiesToMend(),
    ...usesToMend(),
    ...guidesToMend(),
  ].sort(byPlace);
}
