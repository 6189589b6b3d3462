import { expect, test } from "vitest";
import { guideCards } from "#app/guides/content/hub.server.ts";
import { guidesToMend } from "./guides.ts";

test("a guide's card says how long its article takes, as the article is now", () => {
  const articles = guideCards.map(({ href, readTime }) => ({
    handle: href.replace("/guide/", ""),
    text: "word ".repeat(readTime * 225),
  }));
  const mend = (articles: { handle: string; text: string }[]) =>
    guidesToMend({ loaded: { articles, files: { articles } } });
  expect(mend(articles)).toEqual([]);
  const [first, second, ...others] = articles;
  const longer = { handle: "", ...first, text: `${first?.text} and more words` };
  expect(mend([longer, ...others]).map(({ text }) => text)).toEqual([
    expect.stringContaining(`takes ${(guideCards[0]?.readTime ?? 0) + 1} minutes now`),
    expect.stringContaining(`${guideCards[1]?.title}”: there is no such article`),
  ]);
  expect(second).toBeDefined();
});
