import { expect, test } from "vitest";
import { resultLine } from "./check-articles.ts";
import { article, body, CITED, drawing, PAPERS, plate, problemsOf, prose } from "./sample-store.ts";

test("a sound article of any length, with its plate and a figure, has nothing to mend", async () => {
  const figure = body("![A dose over time](/store-files/cover.svg)");
  const files = {
    "articles/short.md": article(
      { title: "Short", date: "2026-01-02", excerpt: `${"short ".repeat(10)}end` },
      `${prose(160)}\n\n[One][${PAPERS[0]}].`,
    ),
    "articles/usual.md": article({ image: plate("cover.svg") }, figure),
    "articles/long.md": article(
      { title: "Long", date: "2026-01-03", excerpt: `${"long ".repeat(12)}end` },
      `${prose(1850)}\n\n${CITED}`,
    ),
  };
  expect(await problemsOf(files)).toEqual([]);
});

test("the last line says what it counts", () => {
  expect(resultLine(34, 9)).toBe("34 articles checked, 9 mistakes to mend.");
  expect(resultLine(1, 1)).toBe("1 article checked, 1 mistake to mend.");
});

test("only what was asked for is checked, with its images", async () => {
  const files = {
    "articles/good.md": article({ title: "Good", date: "2026-02-02" }),
    "articles/bad.md": article({ excerpt: "Short.", image: plate("cover.svg") }),
    "pictures/cover.svg": drawing("<script/>"),
    "pictures/spare.svg": drawing(),
  };
  expect(await problemsOf(files, ["sound", "good"])).toEqual([]);
  expect(await problemsOf(files, ["good", "bad"])).toEqual([
    expect.stringContaining("articles/bad.md: 3: excerpt"),
    expect.stringContaining("pictures/cover.svg: 1: contains a script"),
  ]);
});

test.each(["articles/light.markdown", "articles/light.txt", "pages/terms.html"])(
  "%s, which the store would pass over, is named",
  async (file) => {
    expect(await problemsOf({ [file]: article() })).toEqual([
      `${file}: 1: is not read: give it a name that ends in .md, or remove it`,
    ]);
  },
);
