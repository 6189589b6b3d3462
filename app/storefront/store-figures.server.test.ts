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
