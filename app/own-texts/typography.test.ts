import render from "dom-serializer";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { typesetNodes } from "./typography.ts";

const set = (html: string) => {
  const document = parseDocument(html);
  typesetNodes(document.children);
  return render(document, { encodeEntities: "utf8" });
};

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
