import { expect, test } from "vitest";
import { shownHtml } from "../../tests/support/store-text-html.tsx";

const body = (html: string) => shownHtml(html).replace(/ (id|rel|loading|decoding)="[^"]*"/g, "");

test.each([
  ["<ul><li>1</li><li>2</li></ul>", "<ul><li>1</li><li>2</li></ul>"],
  ['<ol start="4"><li>4</li></ol>', '<ol start="4"><li>4</li></ol>'],
  ['<ol><li value="7">7</li><li>8</li></ol>', '<ol start="7"><li>7</li><li>8</li></ol>'],
  ['<ol reversed start="4"><li>4</li></ol>', '<ol start="4" reversed=""><li>4</li></ol>'],
  [
    '<ol><li>1<ol start="0"><li>a</li></ol></li></ol><ol start="x"><li>2</li></ol>',
    '<ol><li>1<ol start="0"><li>a</li></ol></li></ol><ol><li>2</li></ol>',
  ],
  ["<ul><p>1</p><li>2</li></ul>", "<ul><li><p>1</p></li><li>2</li></ul>"],
  ["<ol>1 <em>a</em><li>2</li>3</ol>", "<ol><li>1 <em>a</em></li><li>2</li><li>3</li></ol>"],
  ["<ul><li>1</li> <ul><li>a</li></ul></ul>", "<ul><li>1<ul><li>a</li></ul></li> </ul>"],
  ["<ul><ul><li>a</li></ul></ul>", "<ul><li><ul><li>a</li></ul></li></ul>"],
  ["<p>x</p><li>1</li> <li>2</li>", "<p>x</p><ul><li>1</li><li>2</li></ul> "],
  [
    "<li>1</li><p>x</p><li>2</li><ul><li>3</li></ul>",
    "<ul><li>1</li></ul><p>x</p><ul><li>2</li></ul><ul><li>3</li></ul>",
  ],
  [
    "<ul><strong><li>1</li></strong></ul>",
    "<ul><li><strong><ul><li>1</li></ul></strong></li></ul>",
  ],
])("%s", (html, mended) => {
  expect(body(html)).toBe(mended);
});
