import { contentFolder } from "#app/content/content-folder.server.ts";
import { checkArticles, resultLine } from "./article-check/check-articles.ts";
import { newArticle } from "./new-article.ts";

// `npm run article -- new "Title"` begins an article of the embedded store, `npm run article --
// check` checks all. See docs/writing-content.md.
const USAGE = `Usage:
  npm run article -- new "Title"        begins content/articles/{handle}.md
  npm run article -- check [handle …]   checks these articles, or all and their images`;

const [command, ...rest] = process.argv.slice(2);
if (command === "new") begin(rest);
else if (command === "check") await check(rest);
else fail(USAGE);

function begin(words: string[]): void {
  const outcome = newArticle(words.join(" "), contentFolder, new Date());
  if (outcome.status === "refused") {
    fail(outcome.reason);
    return;
  }
  console.log(`Wrote content/articles/${outcome.handle}.md. What is next:
  1. Fill in its front matter and write the body; docs/writing-content.md has the rules.
  2. Draw its plate, content/pictures/${outcome.handle}.svg, or take the image out.
  3. npm run article -- check ${outcome.handle}
  4. npm run dev, and look at http://localhost:3000/blog/${outcome.handle}`);
}

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
