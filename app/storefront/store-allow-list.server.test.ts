import { findAll } from "domutils";
import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { shownHtml as body, textOf } from "../../tests/support/store-text-html.tsx";
import type { StoreText } from "../text/store-text.ts";
import { isElement } from "../text/text.ts";

const TAGS = new Set(
  "p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote a img code pre".split(" "),
);
const ATTRIBUTES = new Set(
  "href src alt title class id rel loading decoding width height srcset sizes".split(" "),
);

test("keeps the allowed tags and attributes", () => {
  const allowed =
    '<h2 id="a-a" class="a-b" title="c">T</h2><p><strong>s</strong><em>e</em><u>u</u><br><code>c</code></p>' +
    "<ul><li>1</li></ul><ol><li>2</li></ol><blockquote>q</blockquote><pre>p</pre>" +
    '<a href="/b">l</a><img src="https://e.example/i.png" alt="i" loading="lazy" decoding="async">';
  expect(body(allowed.replaceAll("a-", ""))).toBe(allowed);
});

test("removes data attributes, styles, handlers and other tags, and keeps their text", () => {
  expect(
    body(
      '<div data-a="1"><p style="color:red" onclick="x()" data-b>Hi</p><script>x()</script></div>',
    ),
  ).toBe("<p>Hi</p>");
});

test.each([
  ..."div span table td figure video iframe form input button svg s sub sup del mark".split(" "),
  ..."section small b i hr dl details".split(" "),
])("<%s> goes", (tag) => {
  expect(body(`<${tag} title="x">`)).not.toContain(`<${tag}`);
});

test("attributes that only the site sets go", () => {
  expect(body('<a href="/b" rel="me">l</a>')).toBe('<a href="/b">l</a>');
  expect(body('<img src="/a.png" alt="a" srcset="/b.png 2x" avif="/b.avif" width="9em">')).toBe(
    '<img src="/a.png" alt="a" loading="lazy" decoding="async">',
  );
});

test.each(["data:image/png;base64,AAAA", "blob:x", "file:///etc/passwd", "mailto:a@b.example"])(
  "a picture from %s goes",
  (src) => {
    expect(body(`<p>a<img src="${src}"></p>`)).toBe("<p>a</p>");
  },
);

test.each([
  ..."javascript:hit() JAVASCRIPT:hit() vbscript:hit() data:text/html,x blob:x file:///x".split(
    " ",
  ),
  " javascript:hit()",
  "java\tscript:hit()",
  "java\nscript:hit()",
  "\u0001javascript:hit()",
  "&#106;avascript:hit()",
  "javascript&colon;hit()",
  "x:y",
])("a link to %j is words", (href) => {
  expect(body(`<a href="${href}">l</a>`)).toBe("l");
});

test.each([
  ["HTTPS://e.example/b", "https://e.example/b"],
  [" ht\ntps://e.example/b ", "https://e.example/b"],
  ["//e.example/b", "https://e.example/b"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["tel:+1-555", "tel:+1-555"],
])("a link to %j stays", (href, shown) => {
  expect(body(`<a href="${href}">l</a>`)).toContain(`<a href="${shown}"`);
});

test("whatever comes in, only the allow-list comes out", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...["<p", "<img", "<a", "<svg", "<math", "<script", "<style", "<!--", "-->", ">", "/>"],
      ...["</p>", ' href="', " src='", " onerror=", ' id="', ' style="', '"', "'", "="],
      ...["javascript:", "java\tscript:", "data:text/html,", "&#106;avascript:"],
      ...["&lt;script&gt;", "<![CDATA[", "]]>", "<noscript>", "<template>", "<textarea>"],
      ...["</textarea>", "<title>", "<plaintext>", "<xmp>"],
    ),
    anyText({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = body(pieces.join(""));
      for (const { name, attribs } of findAll(() => true, parseDocument(html).children)) {
        expect(TAGS).toContain(name);
        for (const [attribute, value] of Object.entries(attribs)) {
          expect(ATTRIBUTES).toContain(attribute);
          if (attribute === "href" || attribute === "src") {
            expect(value.replace(/[\s\p{Cc}]/gu, "")).not.toMatch(
              /^(javascript|data|vbscript|file|blob):/i,
            );
          }
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("whatever comes in, browsers read what comes out as it is meant", () => {
  const tags = "p p h2 h3 ul ol li blockquote pre a strong em div span q kbd label tr td caption";
  const piece = fc.oneof(
    fc.constantFrom(
      ...tags.split(" ").flatMap((tag) => [`<${tag}>`, `<${tag} id="x">`, `</${tag}>`]),
    ),
    fc.constantFrom('<a href="/b">', "10", "· Point"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(endedEarly(textOf(pieces.join("")))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

/** Elements that browsers would end where an inner one begins, with the inner one's name. */
function endedEarly(text: StoreText, above: string[] = []): string[] {
  return text.flatMap((node) => {
    if (typeof node === "string" || !isElement(node)) return [];
    const { tag, href } = node;
    const found = above.map((outer) => `${outer} > ${tag}`).filter((pair) => ENDS.test(pair));
    // An anchor is drawn before its words, not around them.
    const around = tag === "a" && !href ? above : [...above, tag];
    return [...found, ...endedEarly(node.children, around)];
  });
}

const ENDS = /^(p > (p|ul|ol|li|blockquote|pre|h\d)|h\d > h\d|a > a)$/;
