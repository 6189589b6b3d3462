import { contentFolder } from "#app/content/content-folder.server.ts";
import { checkArticles, resultLine } from "./article-check/check-articles.ts";

const [command, ...rest] = process.argv.slice(2);
if (command === "check") await check(rest);
else
  fail(
    "Usage: npm run article -- check [handle …]   checks these articles, or all and their images",
  );

async function check(handles: string[]): Promise<void> {
  const { handles: all, problems } = await checkArticles(contentFolder, new Date(), handles);
  const missing = handles.filter((handle) => !all.includes(handle));
  if (missing.length > 0) {
    fail(`There is no content/articles/${missing[0]}.md.`);
    return;
  }
  for (const { file, line, text } of problems) {
    console.log(`content/${file}: ${line}: ${text}`);
  }
  const checked = handles.length || all.length;
  const result = resultLine(checked, problems.length);
  if (problems.length === 0) console.log(result);
  else fail(`\n${result}`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
