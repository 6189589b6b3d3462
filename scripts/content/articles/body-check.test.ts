import { expect, test } from "vitest";
import { article, body, CITED, type Fields, problemsOf, prose } from "./sample-store.ts";

test.each<[what: string, text: string, problem: string]>([
  ["a title", "# More", '"More" is a second title (#): begin it with ##'],
  ["a heading that skips a level", "#### More", '"More" skips a level: begin it with ###'],
  ["an empty heading", "##", "the heading is empty: name the section or take it out"],
  ["a heading twice", "## The *dose*", '"The dose" is the heading of another section too'],
  ["a table", "| a | b |\n|---|---|\n| 1 | 2 |", "the site drops tables: use text or a list"],
  ["a horizontal line", "***", "the site drops horizontal lines"],
  ["struck-out text", "An ~~old~~ dose", "the site drops struck-out text"],
  ["a check box", "- [ ] Goggles", "the site drops check boxes"],
  ["a line break in HTML", "One<br>two", "<br> is raw HTML: write Markdown"],
  ["a comment", "<!-- later -->", "<!-- later --> is raw HTML: write Markdown"],
  ["an image from elsewhere", "![A](https://a.example/b.png)", "the image https://a.example/b.png"],
  ["an image that is missing", "![A](/store-files/gone.svg)", "body: pictures/gone.svg does not"],
  ["an image without words", "![](/store-files/cover.svg)", "cover.svg has no alternative text"],
  ["an image with its name for words", "![Cover](/store-files/cover.svg)", "is its name: say what"],
])("%s", async (_what, text, problem) => {
  const found = await problemsOf({ "articles/x.md": article({}, body(text)) });
  expect(found).toEqual([expect.stringMatching(/^articles\/x\.md: 13: /)]);
  expect(found[0]).toContain(problem);
});

const HARD =
  "Photobiomodulation parameters necessitate comprehensive interdisciplinary evaluation. ";

test.each<[what: string, changes: Fields, text: string, problem: string]>([
  ["a first heading of level three", {}, `### A\n\n${CITED} ${prose(700)}`, '9: "A" skips a level'],
  ["too hard", {}, `${CITED}\n\n${HARD.repeat(120)}`, "9: the text asks for"],
])("%s", async (_what, changes, text, problem) => {
  expect(await problemsOf({ "articles/x.md": article(changes, text) })).toEqual([
    expect.stringContaining(`articles/x.md: ${problem}`),
  ]);
});

test("no body at all", async () => {
  const found = await problemsOf({ "articles/x.md": article({}, "") });
  expect(found.join("\n")).toContain("articles/x.md: 10: body: is empty");
});
