import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

test.each([
  ..."<p>&nbsp;</p> <p><br></p> <p><strong></strong></p> <p>&#8203;</p> <p>&#65279;</p>".split(" "),
  "<blockquote><p></p></blockquote>",
  "<ul><li></li></ul>",
  "<p><em><br> </em></p>",
])("what has neither words nor pictures leaves no gap: %s", (gap) => {
  expect(body(`<p>a</p>${gap}<p>b</p>`)).toBe("<p>a</p><p>b</p>");
});

test.each([
  ["<p>a</p><div><br></div><br><br><p>b</p><br>", "<p>a</p><p>b</p>"],
  ["<p><br>a<br>b<br><br></p>", "<p>a<br>b</p>"],
  ["<ul><li>a<br><ul><li>b</li></ul></li></ul>", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
])("a break stays between two lines alone: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});

test("its place stays, and so do the number of a step and a space between words", () => {
  expect(body('<p><a href="#x">l</a></p><p id="x"></p><p><a id="y"></a></p>')).toBe(
    '<p><a href="#a-x">l</a></p><a id="a-x"></a><a id="a-y"></a>',
  );
  expect(body("<ol><li></li><li>b</li></ol>")).toBe("<ol><li></li><li>b</li></ol>");
  expect(body("<p>a<b> </b>b</p>")).toBe("<p>a<strong> </strong>b</p>");
});
