import { sentencesOfDiary } from "./diary.ts";
import { sentencesOfMails } from "./mails.ts";
import { sentencesOfPlans } from "./plans.tsx";
import { sentencesOfStudies } from "./studies.ts";
import { sentencesOfTools } from "./tools.tsx";
import { sentencesOfUses } from "./uses.tsx";

const HEAD = `All sentences that the site makes of records and of what readers type, as they are read aloud.
Written by "npm run content -- sentences": don't edit it, change the template or the record.
After a merge conflict here, take either side and write it anew.
Citation markers are left out. | stands between the cells of a table.`;

/** The text of content/sentences.txt. */
export async function allSentences(): Promise<string> {
  const parts = {
    "Answers of the uses": sentencesOfUses(),
    "Results of the studies": sentencesOfStudies(),
    "Answers of the tools": await sentencesOfTools(),
    "Answers of /plan": sentencesOfPlans(),
    "Answers of /diary": sentencesOfDiary(),
    Mails: sentencesOfMails(),
  };
  const lines = Object.entries(parts).flatMap(([title, part]) => [`# ${title}`, ...part]);
  return `${HEAD}\n${lines.map((line) => (line.startsWith("#") ? `\n${line}` : line)).join("\n")}\n`;
}
