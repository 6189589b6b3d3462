import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StoreProse } from "#app/text/store-prose.tsx";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";
import { NAME_PREFIX } from "./store-anchors.ts";
import { readStoreHtml } from "./store-html.server.ts";

const rules = { siteUrl: "https://site.example", affiliateHosts: ["shop.example"] };

test("ids get a prefix and links within the page follow them", () => {
  expect(body('<p id="main">x</p><a href="#main">y</a>')).toBe(
    `<p id="${NAME_PREFIX}main">x</p><a href="#${NAME_PREFIX}main">y</a>`,
  );
});

test("of several elements with one id the first keeps it", () => {
  const html = '<p id="x">1</p><h2 id="x">Dose</h2>';
  const { headings } = readStoreHtml(html, rules);
  expect(body(html)).toBe('<p id="a-x">1</p><h2 id="a-dose">Dose</h2>');
  expect(headings).toEqual([{ id: "a-dose", text: "Dose", level: 2 }]);
});

test("classes get a prefix too, which none of the site's own styles has", () => {
  expect(body('<p class=" fixed\ttop-2&#12;z-50&nbsp;figure">x</p>')).toBe(
    '<p class=" a-fixed\ta-top-2\fa-z-50&nbsp;a-figure">x</p>',
  );
});

test("no id is one that the page has itself", () => {
  const html = '<p id="main">a</p><h2 id="cite-chow-2009-1">b</h2><a id="ref-chow-2009">c</a>';
  const ids = Array.from(body(html).matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(ids).toEqual(["a-main", "a-cite-chow-2009-1", "a-ref-chow-2009"]);
});

test.each([
  ['<h2><span id="dose"></span>Dose</h2>', '<h2 id="a-dose-2"><a id="a-dose"></a>Dose</h2>'],
  ['<div id="dose"><p>4 J</p></div>', '<p id="a-dose">4 J</p>'],
  ['<div id="dose"><p id="x">4 J</p></div>', '<a id="a-dose"></a><p id="a-x">4 J</p>'],
  ['<p>4 J<sup id="dose">[1]</sup></p>', '<p>4 J<a id="a-dose"></a>[1]</p>'],
  ['<p><a name="dose">4 J</a></p>', '<p><a id="a-dose"></a>4 J</p>'],
  ['<table id="dose"><tr><td>4 J</td></tr></table>', '<p><a id="a-dose"></a>4 J</p>'],
  ['<table><tr id="dose"><td>Knee</td><td>4 J</td></tr></table>', '<p id="a-dose">Knee · 4 J</p>'],
])("a place that links may lead to outlives its element: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});

test("old bookmarks without the prefix end there too, except at places that the page has itself", () => {
  const shown = (html: string) =>
    renderToStaticMarkup(createElement(StoreProse, { text: readStoreHtml(html, rules).text }));
  const place = '<noscript><span id="dose"></span></noscript>';
  expect(shown('<h2 id="dose">Dose</h2>')).toContain(`<h2 id="a-dose">${place}Dose</h2>`);
  expect(shown('<ul id="dose"><li>4 J</li></ul>')).toContain(`${place}<ul id="a-dose">`);
  expect(shown('<p id="main">a</p><h2>No id</h2>')).not.toContain("<noscript>");
});

test("accents are joined to their letters in ids and in links to them", () => {
  const [joined, apart] = ["caf\u00e9", "cafe\u0301"];
  for (const href of [joined, apart, encodeURIComponent(apart)]) {
    for (const id of [joined, apart]) {
      const html = body(`<p id="${id}">x</p><a href="#${href}">y</a>`);
      expect(decodeURIComponent(html)).toBe(
        `<p id="a-${joined}">x</p><a href="#a-${joined}">y</a>`,
      );
    }
  }
});
