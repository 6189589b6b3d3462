import { expect, test } from "vitest";
import { article, EXCERPT, type Fields, plate, problemsOf } from "./sample-store.ts";

test.each<[what: string, changes: Fields, problem: string]>([
  ["a date far ahead", { date: "2062-03-14" }, "5: date: is more than a year ahead"],
  ["a long title", { title: "T".repeat(61) }, "2: title: has 61 characters: shorten it to 60"],
  ["a short excerpt", { excerpt: "Short." }, "3: excerpt: has 6 characters: write 50 to 150"],
  ["a long excerpt", { excerpt: "e".repeat(151) }, "3: excerpt: has 151 characters: write 50 to"],
  [
    "a short description for search",
    { seo: "{ description: Short. }" },
    "7: seo.description: has 6 characters: write 50 to 150",
  ],
  ["no excerpt", { excerpt: undefined }, "1: excerpt: is missing: write"],
  ["no author", { author: undefined }, "1: author: is missing: name one of Evidence Desk"],
  ["a stranger as author", { author: "Dr Who" }, '4: author: "Dr Who" is not a desk: name one'],
  ["no subcategory", { tags: "[dose]" }, "6: tags: none is a subcategory: add benefits, guides"],
  ["a title that is taken", { title: "SOUND" }, "2: title: is the same as in articles/sound.md"],
  ["an excerpt that is taken", { excerpt: EXCERPT }, "3: excerpt: is the same as in articles/s"],
  ["a date that is taken", { date: "2026-01-01" }, "5: date: is the same as in articles/sound.md"],
  ["a plate that is taken", { image: plate("sound.svg") }, "7: image.file: is the same as in art"],
  [
    "a plate with its name for words",
    { image: plate("cover.svg", "Cover.svg") },
    "7: the alternative text of cover.svg is its name: say what it shows",
  ],
])("%s", async (_what, changes, problem) => {
  expect(await problemsOf({ "articles/x.md": article(changes) })).toEqual([
    expect.stringContaining(`articles/x.md: ${problem}`),
  ]);
});
