import { expect, test } from "vitest";
import { article, body, CITED, PAPERS, plate, problemsOf, prose } from "./sample-store.ts";

test("a sound article of any length, with its plate and a figure, has nothing to mend", async () => {
  const figure = body("![A dose over time](/store-files/cover.svg)");
  const files = {
    "articles/short.md": article(
      { title: "Short", date: "2026-01-02", excerpt: `${"short ".repeat(10)}end` },
      `${prose(160)}\n\n[One][[${PAPERS[0]}]].`,
    ),
    "articles/usual.md": article({ image: plate("cover.svg") }, figure),
    "articles/long.md": article(
      { title: "Long", date: "2026-01-03", excerpt: `${"long ".repeat(12)}end` },
      `${prose(1850)}\n\n${CITED}`,
    ),
  };
  expect(await problemsOf(files)).toEqual([]);
});
