import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

test("b and i are strong and em, unless they are set as plain text is", () => {
  expect(body("<p><b>1</b> <i>2</i></p>")).toBe("<p><strong>1</strong> <em>2</em></p>");
  expect(body('<b style="font-weight:normal"><p>1</p><p>2</p></b>')).toBe("<p>1</p><p>2</p>");
  expect(body('<p><b style="font-weight: 400">1</b></p>')).toBe("<p>1</p>");
  for (const style of ["font-style:normal", "font-style: normal"]) {
    expect(body(`<p><i style="${style}">1</i></p>`), style).toBe("<p>1</p>");
  }
});

test("a quotation within a line has its marks", () => {
  expect(body("<p>She said <q>after <b>8</b> weeks</q>.</p>")).toBe(
    "<p>She said “after <strong>8</strong> weeks”.</p>",
  );
});

test.each([
  ["<s>$500</s>$300", " [struck out: $500] $300"],
  ["<p>4<del>5</del>.</p>", "<p>4 [struck out: 5].</p>"],
  ["<strike>1</strike><ins>2</ins>", " [struck out: 1] 2"],
  [
    '<p><span style="text-decoration: line-through;">$500</span> $300</p>',
    "<p> [struck out: $500] $300</p>",
  ],
  ["<p>1<s> </s>2</p>", "<p>1 2</p>"],
  ["<p><s>4</s>5.</p>", "<p> [struck out: 4] 5.</p>"],
  ["<p>5 <s>J</s></p>", "<p>5  [struck out: J]</p>"],
  ['<p style="text-decoration:line-through">50 J</p>', "<p>[struck out: 50 J]</p>"],
  [
    '<ol style="text-decoration:line-through">\n<li>5 J</li>\n<li>6 J</li></ol>',
    "<ol>\n<li>[struck out: 5 J]</li>\n<li>[struck out: 6 J]</li></ol>",
  ],
  [
    '<table><tr style="text-decoration:line-through"><td>Knee</td><td>5 J</td></tr></table>',
    "<p>[struck out: Knee] · [struck out: 5 J]</p>",
  ],
])("what is struck out says so: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});

test.each([
  ['<p><span style="font-weight:700">a</span> b</p>', "<p><strong>a</strong> b</p>"],
  ['<p><span style="font-weight: bolder !important">a</span></p>', "<p><strong>a</strong></p>"],
  [
    '<p><span style="FONT-WEIGHT:600;font-style:oblique">a</span></p>',
    "<p><em><strong>a</strong></em></p>",
  ],
  [
    '<p><span style="font:italic bold 12px/1 Arial">a</span></p>',
    "<p><em><strong>a</strong></em></p>",
  ],
  ['<p><span style="text-decoration:underline">a</span></p>', "<p><u>a</u></p>"],
  [
    '<p><a href="/b"><span style="text-decoration:underline">a</span></a></p>',
    '<p><a href="/b">a</a></p>',
  ],
  ['<p><span style="font-weight:400;text-decoration:none">a</span></p>', "<p>a</p>"],
  [
    '<p><b>a <span style="font-weight:normal">b</span> c</b></p>',
    "<p><strong>a </strong>b<strong> c</strong></p>",
  ],
  ['<p style="font-weight:bold">a <i>b</i></p>', "<p><strong>a <em>b</em></strong></p>"],
  [
    '<ul><li style="font-weight:bold"><p>a</p><p>b</p></li></ul>',
    "<ul><li><p><strong>a</strong></p><p><strong>b</strong></p></li></ul>",
  ],
  ['<h2 style="font-weight:700">a</h2>', '<h2 id="a-a">a</h2>'],
  ["<p><cite>a</cite> <kbd>b</kbd></p>", "<p><em>a</em> <code>b</code></p>"],
])("words that a style sets apart get its tag: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});

test("a size of endless digits is read once", () => {
  const style = `font:bold ${"1".repeat(200_000)}`;
  expect(body(`<p><span style="${style}">a</span></p>`)).toBe("<p><strong>a</strong></p>");
});
