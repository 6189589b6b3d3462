import render from "dom-serializer";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { typeset, typesetNodes } from "./typography.ts";

const set = (html: string) => {
  const document = parseDocument(html);
  typesetNodes(document.children);
  return render(document, { encodeEntities: "utf8" });
};

test.each([
  ['"A standard programme" is no answer', "“A standard programme” is no answer"],
  ["You can't (don't)", "You can’t (don’t)"],
  ["the doctor's, the trials' own", "the doctor’s, the trials’ own"],
  ["'quoted'", "‘quoted’"],
  ["830 nm, 6 J and 20 mW/cm²", "830\u00a0nm, 6\u00a0J and 20\u00a0mW/cm²"],
  ["0.1 cm² at 95% CI 7.31–21.14", "0.1\u00a0cm² at 95%\u00a0CI 7.31–21.14"],
  ["did not rise (p = 0.37)", "did not rise (p\u00a0=\u00a00.37)"],
  ["r = −0.695 in 149 s, 5 sizes", "r\u00a0=\u00a0−0.695 in 149\u00a0s, 5 sizes"],
  ["12 to 18 inches, 5 people", "12 to 18\u00a0inches, 5 people"],
])("%s", (plain, expected) => {
  expect(typeset(plain)).toBe(expected);
});

test("a mark beside a tag goes by the text around the tag", () => {
  expect(set('<p>"<em>A</em>" and <strong>"B"</strong>, <a href="/b">it</a>\'s</p>')).toBe(
    '<p>“<em>A</em>” and <strong>“B”</strong>, <a href="/b">it</a>’s</p>',
  );
});

test("each block begins anew", () => {
  expect(set('<ul><li>a</li><li>"b"</li></ul><p>"c"</p>')).toBe(
    "<ul><li>a</li><li>“b”</li></ul><p>“c”</p>",
  );
});

test("code stays as it is", () => {
  const html = "<p><code>'a' 5 nm</code>’s</p><pre><code>'b'</code></pre>";
  expect(set(html)).toBe(html);
});
