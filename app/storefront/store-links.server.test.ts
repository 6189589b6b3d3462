import { describe, expect, test } from "vitest";
import { shownHtml } from "../../tests/support/store-text-html.tsx";
import { outgoingRel } from "./store-links.server.ts";

const body = (html: string) => shownHtml(html).replace(/ (id|rel|loading|decoding)="[^"]*"/g, "");

describe("names of links", () => {
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
    expect(shownHtml('<p><a id="b" href="#b"></a>x</p>')).toBe('<p><a id="a-b"></a>x</p>');
  });

  const picture = '<img src="https://e.example/i.png">';
  test.each([
    [`<a href="https://www.shop.example/p">${picture}</a>`, "shop.example"],
    [`<a href="/pages/red-panel_300">${picture}</a>`, "Red panel 300"],
    [`<a href="/blog/%D8%B6%zz">${picture}</a>`, "ض%zz"],
    [`<a href="mailto:a@b.example">${picture}</a>`, "a@b.example"],
    [`<a href="/p"><img src="https://e.example/i.png" title="A panel"></a>`, "A panel"],
    [`<a href="/pages/red-panel"><img src="https://e.example/i.png" title=" "></a>`, "Red panel"],
    [`<a href="/p">Words ${picture}</a>`, ""],
    [`<a href="/p"><img src="https://e.example/i.png" alt="Its own"></a>`, "Its own"],
    [`<a>${picture}</a>`, ""],
  ])("around a picture: %s", (html, alt) => {
    expect(body(html)).toContain(`alt="${alt}"`);
  });
});

test("of a link or an anchor in a link only the words stay, a link in an anchor stays", () => {
  expect(body('<a href="/b">1 <em><a href="/c">2</a></em></a>')).toBe(
    '<a href="/b">1 <em>2</em></a>',
  );
  expect(body('<a>1 <em><a href="/c">2</a></em></a>')).toBe('1 <em><a href="/c">2</a></em>');
  expect(shownHtml('<a href="/b"><label id="x">1</label></a>')).toBe(
    '<a href="/b" id="a-x"> 1 </a>',
  );
});

describe("addresses", () => {
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
    ["//other.example/x", '<a href="https://other.example/x" rel="noopener">l</a>'],
    ["/.//other.example", '<a href="https://site.example//other.example">l</a>'],
    ["https://name:word@other.example/", '<a href="https://other.example/" rel="noopener">l</a>'],
    ["javascript:alert(1)", "l"],
  ])("%s", (href, html) => {
    expect(shownHtml(`<a href="${href}">l</a>`)).toBe(html);
  });
});

test("a link to any of the hosts that pay for sales is marked", () => {
  const rules = { siteUrl: "https://site.example", affiliateHosts: ["a.example", "b.example"] };
  for (const host of rules.affiliateHosts) {
    expect(outgoingRel(new URL(`https://${host}/x`), rules), host).toBe("sponsored noopener");
  }
});

describe("links within the article", () => {
  test.each([
    ["#dose", "#a-dose"],
    ["#the-evening", "#a-the-evening"],
    ["#caf%C3%A9", "#a-caf%C3%A9"],
    ["#top", "#top"],
  ])("%s leads to its place", (href, target) => {
    const places = '<p id="dose">1</p><p id="café">2</p><h2>The evening</h2>';
    expect(shownHtml(`<p><a href="${href}">l</a></p>${places}`)).toContain(`<a href="${target}">l`);
  });

  test.each(["#gone", "#"])("become words when the article has no place %s", (href) => {
    expect(shownHtml(`<p><a href="${href}">l</a></p>`)).toBe("<p>l</p>");
  });
});

test.each([
  ["two", "/blogs/news/two"],
  ["./two", "/blogs/news/two"],
  ["two#x", "/blogs/news/two#x"],
  ["../news/two?v=1", "/blogs/news/two?v=1"],
  ["?x=1#dose", "/blogs/news/one?x=1#dose"],
  ["/blog", "/blog"],
])("a relative link leads on from the article's address in the store: %s", (href, path) => {
  const rules = { siteUrl: "https://site.example", affiliateHosts: [], path: "/blogs/news/one" };
  expect(shownHtml(`<a href="${href}">l</a>`, rules)).toBe(`<a href="${path}">l</a>`);
});

test("an address longer than any server reads becomes words", () => {
  expect(body(`<a href="/a${"/".repeat(100_000)}b">l</a>`)).toBe("l");
});
