import { findAll } from "domutils";
import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { NAME_PREFIX } from "./store-anchors.ts";
import { readStoreHtml, sanitise } from "./store-html.server.ts";

const rules = { siteUrl: "https://site.example", affiliateHosts: ["shop.example"] };
const body = (html: string) => readStoreHtml(html, rules).html;

const ALLOWED_TAGS = new Set(
  "p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote a img code pre".split(" "),
);
const ALLOWED_ATTRIBUTES = new Set("href src alt title class id".split(" "));
/** What the transforms add after the allow-list. */
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
    ...[
      "div",
      "span",
      "table",
      "td",
      "figure",
      "video",
      "iframe",
      "form",
      "input",
      "button",
      "svg",
    ],
    ...["s", "sub", "sup", "del", "mark", "section", "small", "b", "i", "hr", "dl", "details"],
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
      fc.string({ unit: "binary", maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join("");
        expectHarmless(sanitise(html), ALLOWED_ATTRIBUTES);
        expectHarmless(body(html), ALLOWED_ATTRIBUTES.union(ADDED_ATTRIBUTES));
      }),
      { numRuns: 2000 },
    );
  });

  test("sanitising twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (html) => {
        expect(sanitise(sanitise(html))).toBe(sanitise(html));
      }),
    );
  });
});

describe("ids and headings", () => {
  test("ids get a prefix and links within the page follow them", () => {
    expect(body('<p id="main">x</p><a href="#main">y</a><a href="#">z</a>')).toBe(
      `<p id="${NAME_PREFIX}main">x</p><a href="#${NAME_PREFIX}main">y</a><a href="#">z</a>`,
    );
  });

  test("of several elements with one id the first keeps it", () => {
    const { html, headings } = readStoreHtml('<p id="x">1</p><h2 id="x">Dose</h2>', rules);
    expect(html).toBe('<p id="a-x">1</p><h2 id="a-dose">Dose</h2>');
    expect(headings).toEqual([{ id: "a-dose", text: "Dose", level: 2 }]);
  });

  test("classes get a prefix too, which none of the site's own styles has", () => {
    expect(body('<p class=" fixed\ttop-2&#12;z-50&nbsp;figure">x</p>')).toBe(
      '<p class=" a-fixed\ta-top-2\fa-z-50\u00a0a-figure">x</p>',
    );
  });

  test("a heading in a heading is part of it", () => {
    expect(readStoreHtml("<h2>One <em><h3>and two</h3></em></h2>", rules).headings).toEqual([
      { id: "a-one-and-two", text: "One and two", level: 2 },
    ]);
  });

  test("headings without an id get one of their own", () => {
    const { headings } = readStoreHtml(
      '<h2>Dose &amp; time</h2><h3>Dose   &amp; time</h3><h2 id="mine">Own</h2><h4>Deep</h4><h2> </h2><h2>光</h2><h2>!</h2>',
      rules,
    );
    expect(headings).toEqual([
      { id: "a-dose-time", text: "Dose & time", level: 2 },
      { id: "a-dose-time-2", text: "Dose & time", level: 3 },
      { id: "a-mine", text: "Own", level: 2 },
      { id: "a-deep", text: "Deep", level: 3 },
      { id: "a-光", text: "光", level: 2 },
      { id: "a-section", text: "!", level: 2 },
    ]);
  });

  test("a heading without words goes", () => {
    expect(body("<h2> </h2><p>x</p>")).toBe("<p>x</p>");
  });

  test("thousands of equal headings are numbered", () => {
    const html = body("<h2>Dose</h2>".repeat(20_000));
    expect(html.endsWith('<h2 id="a-dose-20000">Dose</h2>')).toBe(true);
  });

  test("the page's title stays its only h1", () => {
    expect(body("<h1>Big</h1>")).toBe('<h2 id="a-big">Big</h2>');
  });
});

describe("links", () => {
  test.each([
    ["https://other.example/x", '<a href="https://other.example/x" rel="noopener">l</a>'],
    [
      "https://www.shop.example/x",
      '<a href="https://www.shop.example/x" rel="sponsored noopener">l</a>',
    ],
    ["https://notshop.example/", '<a href="https://notshop.example/" rel="noopener">l</a>'],
    ["https://site.example/blog/a?b#c", '<a href="/blog/a?b#c">l</a>'],
    ["/blog/a", '<a href="/blog/a">l</a>'],
    ["mailto:a@b.example", '<a href="mailto:a@b.example">l</a>'],
    ["tel:+1555", '<a href="tel:+1555">l</a>'],
    ["//other.example/x", '<a href="https://other.example/x" rel="noopener">l</a>'],
    ["/.//other.example", '<a href="https://site.example//other.example">l</a>'],
    ["https://name:word@other.example/", '<a href="https://other.example/" rel="noopener">l</a>'],
    ["javascript:alert(1)", "<a>l</a>"],
    ["ftp://other.example", "<a>l</a>"],
    ["https://[", "<a>l</a>"],
  ])("%s", (href, html) => {
    expect(body(`<a href="${href}">l</a>`)).toBe(html);
  });
});

describe("pictures", () => {
  test("are lazy and keep the size that the store's HTML gives them", () => {
    expect(body('<img src="/store-files/a.svg" alt="A" width="720" height="420">')).toBe(
      '<img src="/store-files/a.svg" alt="A" loading="lazy" decoding="async" width="720" height="420">',
    );
    expect(body('<img src="https://e.example/a.png" width="100%" height="-1">')).toBe(
      '<img src="https://e.example/a.png" alt="" loading="lazy" decoding="async">',
    );
  });

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

  test("from Shopify's CDN come in the width that fits", () => {
    const html = body('<img src="//cdn.shopify.com/s/a.jpg?v=1" alt="">');
    expect(html).toContain('src="https://cdn.shopify.com/s/a.jpg?v=1"');
    expect(html).toContain("https://cdn.shopify.com/s/a.jpg?v=1&amp;width=800 800w");
  });
});
