import render from "dom-serializer";
import { type ChildNode, Element, isTag, type ParentNode } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { describe, expect, test, vi } from "vitest";
import { shownHtml } from "../../tests/support/store-text-html.tsx";
import { elementsIn, isInside, parseStoreHtml, replaceAll } from "./store-tree.server.ts";

const body = (html: string) => shownHtml(html);

test("letters of all scripts stay as they are", () => {
  expect(body('<p title="光">ä 光 📄</p>')).toBe('<p title="光">ä 光 📄</p>');
});

test.each([
  ["a<plaintext><p>b", "a&lt;p&gt;b"],
  ["a<noembed><p>b</p></noembed>c", "a&lt;p&gt;b&lt;/p&gt;c"],
  ["a<noframes><p>b</p></noframes>c", "a&lt;p&gt;b&lt;/p&gt;c"],
  ["a<title><p>b</p></title>c", "a &lt;p&gt;b&lt;/p&gt; c"],
])("tags that browsers take for text are text: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});

describe("reading", () => {
  test.each([
    ["<p>a<p>b<br>c", "<p>a</p><p>b<br>c</p>"],
    ["<ul><li>a<li>b</ul>c", "<ul><li>a</li><li>b</li></ul>c"],
    ["a<!-- b -->c", "ac"],
    ["<p>a<![CDATA[b]]>c</p><p>d</p>", "<p>ac</p><p>d</p>"],
    ["a<iframe src=x><p>b</p></iframe>c", 'a<iframe src="x"></iframe>c'],
  ])("%s", (html, read) => {
    expect(render(parseStoreHtml(html))).toBe(read);
  });
});

test("elements are replaced inner ones first, and what takes their places knows its neighbours", () => {
  const tree = parseStoreHtml("<p>a<b>b<b>c</b></b><i>d</i></p>");
  const named = (name: string) => elementsIn(tree).filter((element) => element.name === name);
  const marks = named("b");
  replaceAll(marks, ({ children }) => [new Element("u", {}), ...children]);
  expect(render(tree)).toBe("<p>a<u></u>b<u></u>c<i>d</i></p>");
  const [first, second] = named("u");
  expect(first && isInside(new Set(["p"]), first)).toBe(true);
  expect([first && textOf(first.prev), second && textOf(second.prev)]).toEqual(["a", "b"]);
  expect([first && textOf(first.next), second && textOf(second.next)]).toEqual(["b", "c"]);
});

const textOf = (node: ChildNode | null) => node && textContent(node);

describe("depth", () => {
  const levels = ({ children }: ParentNode): number =>
    1 + Math.max(0, ...children.filter(isTag).map(levels));

  test.each(["u", "blockquote", "div", "ul", "table><tr><td", "h2><em", "a href=/b><u"])(
    "5,000 times <%s> loses no text",
    (tag) => {
      for (const end of ["", `</${tag.replace(/[ =/b]*>.*/, "")}>`.repeat(5_000)]) {
        const html = body(`before${`<${tag}>`.repeat(5_000)}in<br>it${end}<p>after</p>`);
        const tree = parseDocument(html);
        expect(textContent(tree).replaceAll(/[\s·]/g, "")).toBe("beforeinitafter");
        expect(levels(tree)).toBeLessThan(250);
      }
    },
  );

  const deep = (content: string) => `${"<u>".repeat(150)}${content}${"</u>".repeat(150)}<p>x</p>`;

  test("what comes after deep elements is in none of them", () => {
    expect(body(deep("deep"))).toMatch(/^<u>.*deep(<\/u>){100}<p>x<\/p>$/);
    expect(body(deep("<em>a</em><p>b</p><br>c"))).toMatch(/<u>ab<br>c(<\/u>){100}<p>x<\/p>$/);
  });

  test("an end that a deep element lacks is not taken from a later one", () => {
    const open = `${"<em>".repeat(100)}<u>deep${"</em>".repeat(100)}`;
    expect(body(`${open}<p><u>a</u>b</p>`)).toMatch(/<p><u>a<\/u>b<\/p>$/);
  });

  test("pictures are kept there and scripts are not", () => {
    const html = body(deep("<img src=/a.png alt=A><script>hit()</script><style>b</style>"));
    expect(html).toContain('<img src="/a.png" alt="A"');
    expect(html).not.toMatch(/hit|b/);
  });

  test("a hundred levels stand as they are", () => {
    const html = `${"<em>".repeat(50)}${"<u>".repeat(50)}x${"</u>".repeat(50)}${"</em>".repeat(50)}`;
    expect(body(html)).toBe(html);
  });

  test("items and paragraphs that nobody ended are not deep", () => {
    expect(body(`<ul>${"<li>x".repeat(500)}`)).toBe(`<ul>${"<li>x</li>".repeat(500)}</ul>`);
    expect(body("<p>x".repeat(500))).toBe("<p>x</p>".repeat(500));
  });
});

const WIDE: Record<string, (times: number) => string> = {
  "empty headings": (times) => "<h2></h2>".repeat(times),
  "headings of a picture": (times) => '<h2><img src="/a.png"></h2>'.repeat(times),
  "stray items": (times) => "<li>x</li>".repeat(times),
  "items that nobody ended": (times) => "<li>x".repeat(times),
  "strays in a list": (times) => `<ul>${"<p>x</p>".repeat(times)}</ul>`,
  "lists in a list": (times) => `<ul><li>x</li>${"<ul></ul>".repeat(times)}</ul>`,
  "words in a list": (times) => `<ul>${"x<br>".repeat(times)}</ul>`,
  "cells in a row": (times) => `<table><tr>${"<td>x</td>".repeat(times)}</tr></table>`,
  "pictures without src": (times) => "<img>".repeat(times),
  "empty links": (times) => '<a href="/b"></a>'.repeat(times),
  "links of a picture": (times) => '<a href="/b"><img src="/a.png"></a>'.repeat(times),
  "equal headings": (times) => "<h2>x</h2>".repeat(times),
  "equal ids": (times) => '<p id="a">x</p>'.repeat(times),
};

test.each(Object.entries(WIDE))(
  "%s: nothing is lost, and no list is gone through for each",
  (...[, make]) => {
    const html = make(1_000);
    let shown = "";
    expect(longestListOf(() => (shown = body(html)))).toBeLessThan(300);
    const [before, after] = [html, shown].map((html) => textContent(parseDocument(html)));
    expect(after?.replaceAll(/[\s·]/g, "")).toBe(before);
  },
);

/** The longest list on which a method was called that takes time in proportion to it. */
function longestListOf(act: () => void): number {
  const methods = ["indexOf", "lastIndexOf", "includes", "splice", "unshift", "shift"] as const;
  let longest = 0;
  const spies = methods.map((name) => {
    const original = Array.prototype[name];
    return vi.spyOn(Array.prototype, name).mockImplementation(function (
      this: unknown[],
      ...args: unknown[]
    ) {
      if (this.length > longest) longest = this.length;
      return Reflect.apply(original, this, args);
    });
  });
  try {
    act();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return longest;
}
