import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

test("a picture on its own is a figure, and italics after it are its caption", () => {
  const classes = (html: string) => body(html).match(/class="[^"]*"/g) ?? [];
  const picture = '<p><img src="https://e.example/a.png"></p>';
  expect(classes(`${picture}\n<p><em>What it <a href="/b">shows</a></em></p>`)).toEqual([
    'class="figure"',
    'class="figure-caption"',
  ]);
  expect(classes(`${picture}<p><em>Words</em> in a text</p><p><em>More</em></p>`)).toEqual([
    'class="figure"',
  ]);
  expect(classes('<p class="wide"><img src="https://e.example/a.png"> text</p>')).toEqual([
    'class="a-wide"',
  ]);
  expect(classes('<p class="wide"><img src="https://e.example/a.png"></p>')).toEqual([
    'class="a-wide figure"',
  ]);
});

const PICTURE = '<img src="https://e.example/a.png" alt="A panel">';

test.each([
  ["words", "Measured at 15 cm"],
  ["a paragraph of them", "<p>Measured at 15 cm</p>"],
])("a figure's caption of %s is the picture's caption", (_, caption) => {
  const html = body(`<figure>${PICTURE}<figcaption>${caption}</figcaption></figure><p>More</p>`);
  expect(html).toMatch(/^<p class="figure"><img [^>]*><\/p>/);
  expect(html).toMatch(/<p class="figure-caption"><em>Measured at 15 cm<\/em><\/p><p>More<\/p>$/);
});

test("a picture in a text or an item is no figure, and white space around one changes nothing", () => {
  expect(body(`10 ${PICTURE} 20`)).toMatch(/^10 <img [^>]*> 20$/);
  expect(body(`<div>10 ${PICTURE} 20</div>`)).toMatch(/^<p>10 <img [^>]*> 20<\/p>$/);
  expect(body(`<ul><li>${PICTURE}</li></ul>`)).toMatch(/^<ul><li><img [^>]*><\/li><\/ul>$/);
  expect(body(`<p></p><p> ${PICTURE} </p>`)).toMatch(/^<p class="figure"> <img [^>]*> <\/p>$/);
});

test("two paragraphs of a caption do not run into each other", () => {
  const caption = "<figcaption><p>15 cm</p><p>4 J</p></figcaption>";
  expect(body(`<figure>${PICTURE}${caption}</figure>`)).toContain("<em>15 cm · 4 J</em>");
});

test("a figure in a line stays in it", () => {
  const html = body(`<a href="/b"><figure>${PICTURE}<figcaption>Words</figcaption></figure></a>`);
  expect(html).toMatch(/^<a href="\/b"><img [^>]*>Words<\/a>$/);
});
