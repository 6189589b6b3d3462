import { findAll } from "domutils";
import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { shownHtml } from "../../tests/support/store-text-html.tsx";
import { sanitise } from "./store-html.server.ts";
import { toStoreText } from "./store-text.server.ts";

const rules = { siteUrl: "https://site.example", affiliateHosts: ["shop.example"] };
const body = (html: string) => shownHtml(html, rules);

const ALLOWED_TAGS = new Set(
  "p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote a img code pre".split(" "),
);
const ALLOWED_ATTRIBUTES = new Set("href src alt title class id".split(" "));
const ADDED_ATTRIBUTES = new Set("rel loading decoding width height srcset sizes".split(" "));

function expectHarmless(html: string, attributes: Set<string>) {
  for (const { name, attribs } of findAll(() => true, parseDocument(html).children)) {
    expect(ALLOWED_TAGS).toContain(name);
    for (const [attribute, value] of Object.entries(attribs)) {
      expect(attributes).toContain(attribute);
      if (attribute === "href" || attribute === "src") {
        expect(value.replace(/[\s\p{Cc}]/gu, "")).not.toMatch(
          /^(javascript|data|vbscript|file|blob):/i,
        );
      }
    }
  }
}

describe("sanitising", () => {
  test("keeps the allowed tags and attributes", () => {
    const allowed =
      '<h2 id="a" class="b" title="c">T</h2><p><strong>s</strong><em>e</em><u>u</u><br /><code>c</code></p>' +
      "<ul><li>1</li></ul><ol><li>2</li></ol><blockquote>q</blockquote><pre>p</pre>" +
      '<a href="https://e.example/">l</a><img src="https://e.example/i.png" alt="i" />';
    expect(sanitise(allowed)).toBe(allowed);
  });

  test("removes data attributes, styles, handlers and other tags, and keeps their text", () => {
    expect(
      sanitise(
        '<div data-a="1"><p style="color:red" onclick="x()" data-b>Hi</p><script>x()</script></div>',
      ),
    ).toBe("<p>Hi</p>");
  });

  test.each([
    ..."div span table td figure video iframe form input button svg s sub sup del mark".split(" "),
    ..."section small b i hr dl details".split(" "),
  ])("<%s> goes", (tag) => {
    expect(sanitise(`<${tag} title="x">`)).not.toContain(`<${tag}`);
  });

  test.each(["data:image/png;base64,AAAA", "blob:x", "file:///etc/passwd", "mailto:a@b.example"])(
    "a picture from %s goes",
    (src) => {
      expect(sanitise(`<img src="${src}">`)).not.toContain(src);
      expect(body(`<p>a<img src="${src}"></p>`)).toBe("<p>a</p>");
    },
  );

  test("whatever comes in, only the allow-list comes out", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          "<p",
          "<img",
          "<a",
          "<svg",
          "<math",
          "<script",
          "<style",
          "<!--",
          "-->",
          ">",
          "/>",
          "</p>",
        ],
        ...[' href="', " src='", " onerror=", ' id="', ' style="', "javascript:", "java\tscript:"],
        ...[
          "data:text/html,",
          "&#106;avascript:",
          "&lt;script&gt;",
          '"',
          "'",
          "=",
          "<![CDATA[",
          "]]>",
        ],
        ...[
          "<noscript>",
          "<template>",
          "<textarea>",
          "</textarea>",
          "<title>",
          "<plaintext>",
          "<xmp>",
        ],
      ),
      anyText({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join("");
        expectHarmless(sanitise(html), ALLOWED_ATTRIBUTES);
        expectHarmless(body(html), ALLOWED_ATTRIBUTES.union(ADDED_ATTRIBUTES));
      }),
      { numRuns: 500 },
    );
  });

  test("sanitising twice changes nothing more", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (html) => {
        expect(sanitise(sanitise(html))).toBe(sanitise(html));
      }),
    );
  });
});

test("more than any article has is refused", () => {
  expect(() => body("x".repeat(1_000_001))).toThrow("1000001 characters, and at most 1000000");
  expect(body("x".repeat(1_000_000))).toHaveLength(1_000_000);
  expect(() => body("<p>x</p>".repeat(10_001))).toThrow("20000 elements, attributes and texts");
  const attributes = Array.from({ length: 20_000 }, (_, at) => `a${at}`).join(" ");
  expect(() => body(`<p ${attributes}>`)).toThrow("20000 elements, attributes and texts");
  // The parser reads each of them as a text of its own, here or after the allow-list.
  for (const sign of ["&", "<", "\u00a0"]) {
    expect(() => body(sign.repeat(60_000))).toThrow("60000 or more signs");
  }
  expect(body(`<p>${"&#1072;b".repeat(50_000)}</p>`)).toHaveLength(100_007);
});

test("a picture's file in the text is not counted, and is left out", () => {
  const file = `data:image/png;base64,${"iVBORw0K".repeat(200_000)}`;
  expect(body(`<p>Lamp<img src="${file}" alt="Lamp"></p>`)).toBe("<p>Lamp</p>");
});

test("only what a text can have gets into it, and an address only into a link", () => {
  const html = '<p href="/b"><!-- a --><span>b</span><a href="/c">d</a></p>';
  expect(toStoreText(parseDocument(html))).toEqual([
    { tag: "p", children: ["b", { tag: "a", href: "/c", children: ["d"] }] },
  ]);
});
