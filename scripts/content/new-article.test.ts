import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { loadContent } from "#embedded-store/content.ts";
import { temporaryProject, write } from "../../tests/support/temporary-project.ts";
import { beginArticle } from "./new-article.ts";

const now = new Date("2026-03-14T09:15:42.123Z");

test("a new article waits for its front matter and is accepted with it", () => {
  const { folder, directory } = store();
  const title = 'Is "more"  light: better?';
  const path = beginArticle(title, directory, now);
  expect(path).toBe("articles/is-more-light-better.md");
  const begun = readFileSync(join(folder, path), "utf8");
  expect(loadContent(directory).problems.map(({ line, text }) => `${line}: ${text}`)).toEqual([
    "4: excerpt: is empty",
    "17: image.alt: is empty",
    "20: body: is empty",
  ]);

  write(folder, "pictures/is-more-light-better.svg", '<svg width="16" height="9"></svg>');
  const filled = begun
    .replace('excerpt: ""', "excerpt: The answer.")
    .replace('alt: ""', "alt: Waves")
    .replace("tags: []", "tags: [science]");
  write(folder, path, `${filled}The body.\n`);
  expect(loadContent(directory).articles).toMatchObject([
    {
      handle: "is-more-light-better",
      title: "Is “more” light: better?",
      author: "Evidence Desk",
      publishedAt: new Date("2026-03-14T09:15:42Z"),
      tags: ["science"],
      image: { alt: "Waves", width: 16 },
    },
  ]);
});

test.each([
  ["Crème brûlée’s light", "creme-brulees-light"],
  ["660 nm & 850 nm -- which?", "660-nm-850-nm-which"],
])("%j has the address %s", (title, handle) => {
  expect(beginArticle(title, store().directory, now)).toBe(`articles/${handle}.md`);
});

test.each([
  ["", "An article needs a title"],
  [" \n ", "An article needs a title"],
  ["?!", '"?!" makes no address'],
  ["光", '"光" makes no address'],
  ["a".repeat(256), "makes no address: it needs 1 to 255"],
])("%j is refused", (title, reason) => {
  expect(() => beginArticle(title, store().directory, now)).toThrow(reason);
});

test("an article that exists is left alone", () => {
  const { folder, directory } = store();
  write(folder, "articles/dose.md", "Mine");
  expect(() => beginArticle("Dose!", directory, now)).toThrow("exists");
  expect(readFileSync(join(folder, "articles/dose.md"), "utf8")).toBe("Mine");
});

function store(): { folder: string; directory: URL } {
  const folder = temporaryProject();
  write(folder, "articles/.gitkeep", "");
  return { folder, directory: pathToFileURL(`${folder}/`) };
}
