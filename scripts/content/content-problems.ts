import type { Mistakes } from "#app/content/content-files.server.ts";
import { byPlace, type Problem } from "#app/content/problem.ts";
import { checkArticles } from "./articles/check-articles.ts";
import { checkTexts } from "./check-texts.ts";
import { daysAhead } from "./days.ts";
import { goneFiles, withoutFollowOns } from "./follow-ons.ts";
import { guidesToMend } from "./guides.ts";
import { goneRecords, namedInCode } from "./named-in-code.ts";
import { type Content, readSite } from "./read-site.ts";
import { readers } from "./readers.ts";
import { rereadToMend } from "./reread.ts";
import { samePapers, samePlaces } from "./same.ts";
import { signsInRecords } from "./signs.ts";
import { studiesToMend } from "./studies.ts";
import { unreadFiles } from "./unread-files.ts";
import { usesToMend } from "./uses.ts";

/** Each goes over all of content/. */
const RULES: readonly ((content: Content) => readonly Problem[] | Promise<readonly Problem[]>)[] = [
  checkArticles,
  signsInRecords,
  checkTexts,
  studiesToMend,
  rereadToMend,
  usesToMend,
  guidesToMend,
  daysAhead,
  samePlaces,
  samePapers,
  unreadFiles,
  namedInCode,
];

/**
 * The mistakes of all files: those that were found when they were read, and those of the rules.
 * @throws what keeps a rule from its work, unless that is a mistake
 */
export async function contentProblems(
  folder: URL,
  now: Date,
  mistakes: Mistakes,
): Promise<Problem[]> {
  const imports = await readers;
  const content = readSite(folder, now, new Set(mistakes.read.keys()));
  const found = await Promise.allSettled(RULES.map(async (rule) => rule(content)));
  const failed = [...imports, ...found].find(({ status }) => status === "rejected");
  if (failed?.status === "rejected" && mistakes.problems.length === 0) throw failed.reason;
  const problems = found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
  const gone = goneRecords(content);
  mistakes.problems.push(...goneFiles([...mistakes.problems, ...problems], gone));
  for (const id of gone.keys()) mistakes.broken.add(id);
  return withoutFollowOns(problems, mistakes).sort(byPlace);
}
