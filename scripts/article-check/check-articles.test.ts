import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { storeDirectory } from "#demo-store/files.ts";
import { checkArticles } from "./check-articles.ts";
import { article, body, CITED, PAPERS, plate, problemsOf, prose } from "./sample-store.ts";

test("the store's own articles have nothing to mend", async () => {
  const { handles, problems } = await checkArticles(storeDirectory);
  expect(problems.map(({ file, line, text }) => `${file}: ${line}: ${text}`)).toEqual([]);
  expect(handles.length).toBeGreaterThan(10);
});

test("nor has a sound article of any length, with its plate and a figure", async () => {
  const figure = body("![A dose over time](/store-files/cover.svg)");
  const files = {
    "articles/short.md": article(
      { length: "short", title: "Short", date: "2026-01-02", excerpt: `${"short ".repeat(10)}end` },
      `${prose(160)}\n\n[One](${PAPERS[0]}).`,
    ),
    "articles/usual.md": article({ image: plate("cover.svg") }, figure),
    "articles/long.md": article(
      { length: "long", title: "Long", date: "2026-01-03", excerpt: `${"long ".repeat(12)}end` },
      `${prose(1850)}\n\n${CITED}`,
    ),
  };
  expect(await problemsOf(files)).toEqual([]);
});

test("only what was asked for is checked, with its images", () => {
  const { status, stdout } = run("check", "getting-started", "safety");
  expect(stdout).toBe("2 articles checked, nothing to mend.\n");
  expect(status).toBe(0);
});

test.each([
  [["check", "no-such-article"], "There is no demo-store/articles/no-such-article.md."],
  [["new"], "An article needs a title"],
  [["new", " "], "An article needs a title"],
  [["new", "Safety"], "demo-store/articles/safety.md exists already"],
  [["publish"], "Usage:"],
  [[], "Usage:"],
])("article %j fails and says why", (words, reason) => {
  const { status, stderr } = run(...words);
  expect(stderr).toContain(reason);
  expect(status).toBe(1);
});

function run(...words: string[]) {
  return spawnSync(process.execPath, ["scripts/article.ts", ...words], { encoding: "utf8" });
}
