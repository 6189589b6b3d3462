import { expect, test } from "vitest";
import { readStoreHtml } from "./store-html.server.ts";

const body = (html: string) =>
  readStoreHtml(html, { siteUrl: "https://site.example", affiliateHosts: [] }).html;

test("a table's rows become paragraphs, whose cells do not run into each other", () => {
  expect(
    body(
      "<table><caption>Doses</caption><thead><tr><th>Area</th><th>J/cm²</th></tr></thead>" +
        '<tbody><tr><td><p>Face &amp; neck</p></td><td><a href="/blog/safety">4</a></td></tr></tbody></table>',
    ),
  ).toBe(
    "<p>Doses</p><p><strong>Area</strong> · <strong>J/cm²</strong></p>" +
      '<p>Face &amp; neck · <a href="/blog/safety">4</a></p>',
  );
});

test("HTML without tables stays as it is", () => {
  expect(body("<p>1 < 2 &amp; 3</p>")).toBe("<p>1 &lt; 2 &amp; 3</p>");
});
