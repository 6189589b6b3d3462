import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

const GAP = "&nbsp;&nbsp;&nbsp; ";
const point = (sign: string, words: string, style = "mso-list:l0 level1 lfo1") =>
  `<p class="MsoListParagraph" style="${style}"><![if !supportLists]><span style="mso-list:Ignore">${sign}<span>${GAP}</span></span><![endif]>${words}</p>`;
const pasted = (sign: string, words: string, style = "") =>
  `<p style="${style}"><span>${sign}</span><span>${GAP}</span>${words}</p>`;

test.each(["·", "o", "§", "-", "•", "Ø", "\uf0b7"])("the bullet %s makes a list", (sign) => {
  for (const write of [point, pasted]) {
    expect(body(write(sign, "<b>a</b> b") + write(sign, "c"))).toMatch(
      /^<ul><li><strong>a<\/strong> b<\/li><li>c<\/li><\/ul>$/,
    );
  }
});

test.each([
  [["2.", "3."], ' start="2"'],
  [["a)", "b)"], ""],
  [["(1)", "(2)"], ""],
  [["i.", "ii."], ""],
  [["h.", "i.", "j."], ' start="8"'],
])("the numbers %s make a numbered list", (signs, start) => {
  for (const write of [point, pasted]) {
    const items = signs.map(() => "<li>x</li>").join("");
    expect(body(signs.map((sign) => write(sign, "x")).join("\n")).trim()).toBe(
      `<ol${start}>${items}</ol>`,
    );
  }
});

test.each([
  [
    "<p>• a<br>• <b>b</b><br><br>• c</p>",
    "<ul><li>a</li><li><strong>b</strong></li><li>c</li></ul>",
  ],
  ["<p>Uses:<br>• a<br>• b</p>", "<p>Uses:</p><ul><li>a</li><li>b</li></ul>"],
  ["<p>a<br>b</p>", "<p>a<br>b</p>"],
])("lines of one paragraph make a list too: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});

test("levels are those of the list, or of the margins", () => {
  const nested = "<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>";
  const levels = [1, 2, 2, 1];
  const write = (points: readonly string[]) => body(points.join(""));
  const words = ["a", "b", "c", "d"];
  expect(
    write(words.map((word, at) => point("·", word, `mso-list:l0 level${levels[at]} lfo1`))),
  ).toBe(nested);
  expect(
    write(words.map((word, at) => pasted("·", word, `margin-left:${36 * (levels[at] ?? 0)}pt`))),
  ).toBe(nested);
});

test("a list of another kind is another list", () => {
  expect(body(point("·", "a") + point("2.", "b") + point("1.", "c"))).toBe(
    '<ul><li>a</li></ul><ol start="2"><li>b</li></ol><ol><li>c</li></ol>',
  );
});

test.each(["<p>2. Point</p>", "<p>o no</p>", "<p>- 4 J</p>", "<p>1998. A year.</p>"])(
  "a paragraph stays one: %s",
  (html) => {
    expect(body(html)).toBe(html);
  },
);

test("ever wider margins make no more levels than Word has", () => {
  const points = Array.from({ length: 1_000 }, (_, at) => pasted("·", "a", `margin-left:${at}pt`));
  expect(body(points.join("")).match(/<ul>/g)).toHaveLength(9);
});

test("a margin of endless digits is read once", () => {
  expect(body(pasted("·", "a", `margin-left:${"1".repeat(200_000)}`))).toContain("<li>a</li>");
});
