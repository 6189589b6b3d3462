import { describe, expect, test } from "vitest";
import { readStoreHtml } from "./store-html.server.ts";

const rules = { siteUrl: "https://site.example", affiliateHosts: [] };
/** Without what other steps add. */
const body = (html: string) =>
  readStoreHtml(html, rules).html.replace(/ (id|rel|loading|decoding)="[^"]*"/g, "");

describe("lists", () => {
  test.each([
    ["<ul><li>1</li><li>2</li></ul>", "<ul><li>1</li><li>2</li></ul>"],
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
});

describe("links", () => {
  test.each(["<a href='/b'></a>", "<a href='/b'> <strong></strong></a>", "<a href='/b'><img></a>"])(
    "one around nothing goes: %s",
    (link) => {
      expect(body(`<p>x${link}</p>`)).not.toContain("<a");
    },
  );

  test("the first of several pictures gets the name of where the link leads", () => {
    const pictures = '<em><img src="/1.png"></em><img src="/2.png">';
    expect(body(`<a href="/blog/dose">${pictures}</a>`)).toBe(
      '<a href="/blog/dose"><em><img src="/1.png" alt="Dose"></em><img src="/2.png" alt=""></a>',
    );
  });

  test("one around nothing goes from another one, and that too", () => {
    expect(body('<p>x<a href="/b"><em><a href="/c"> </a></em></a></p>')).toBe("<p>x<em> </em></p>");
  });

  test("an empty one that others lead to stays as their end", () => {
    expect(readStoreHtml('<p><a id="b" href="#b"></a>x</p>', rules).html).toBe(
      '<p><a id="a-b"></a>x</p>',
    );
  });

  const picture = '<img src="https://e.example/i.png">';
  test.each([
    [`<a href="https://www.shop.example/p">${picture}</a>`, "shop.example"],
    [`<a href="/products/red-panel_300">${picture}</a>`, "Red panel 300"],
    [`<a href="/blog/%D8%B6%zz">${picture}</a>`, "ض%zz"],
    [`<a href="/">${picture}</a>`, "site.example"],
    [`<a href="mailto:a@b.example">${picture}</a>`, "a@b.example"],
    [`<a href="/p" title="The panel">${picture}</a>`, "The panel"],
    [`<a href="/p"><img src="https://e.example/i.png" title="A panel"></a>`, "A panel"],
    [`<a href="/p">Words ${picture}</a>`, ""],
    [`<a href="/p"><img src="https://e.example/i.png" alt="Its own"></a>`, "Its own"],
    [`<a>${picture}</a>`, ""],
  ])("around a picture: %s", (html, alt) => {
    expect(body(html)).toContain(`alt="${alt}"`);
  });
});

describe("headings", () => {
  test.each([
    [
      [1, 4, 4, 5, 2],
      [2, 3, 3, 4, 2],
    ],
    [
      [3, 5, 3, 2, 3],
      [2, 3, 2, 2, 3],
    ],
    [
      [1, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
    ],
  ])("%j leave no level out", (levels, mended) => {
    const html = body(levels.map((level) => `<h${level}>x</h${level}>`).join(""));
    expect(Array.from(html.matchAll(/<h(\d)/g), ([, level]) => Number(level))).toEqual(mended);
  });

  test.each([
    "<h2></h2>",
    "<h2><br></h2>",
    "<h2><strong>&nbsp;</strong></h2>",
    '<h2><a href="/b"></a></h2>',
  ])("one that says nothing goes: %s", (heading) => {
    expect(body(`<p>x</p>${heading}`)).toBe("<p>x</p>");
  });

  test("one of a picture is a paragraph, unless the picture says something", () => {
    expect(body('<h2><img src="https://e.example/i.png"></h2>')).toMatch(/^<p class="figure"><img/);
    expect(body('<h2><img src="https://e.example/i.png" alt="Dose"></h2>')).toMatch(/^<h2><img/);
  });
});
