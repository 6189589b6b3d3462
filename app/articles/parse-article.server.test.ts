import { expect, test } from "vitest";
import { countTurns } from "../../tests/support/count-turns.ts";
import { storeArticle } from "../../tests/support/store-double.ts";
import { parseArticle, parseListedArticle } from "./parse-article.server.ts";

const rules = { siteUrl: "https://site.example", affiliateHosts: [], defaultAuthor: "Desk" };

test("a description without an excerpt keeps the words of blocks apart", async () => {
  const node = storeArticle({
    excerpt: null,
    content: "HeadingFirst sentence.Second.",
    contentHtml: "<h2>Heading</h2><p>First <em>sentence</em>.</p><ul><li>Second<br>line.</li></ul>",
  });
  expect((await parseArticle(node, rules)).description).toBe(
    "Heading First sentence. Second line.",
  );
});

test("an excerpt of HTML is shown in words", () => {
  const described = (excerpt: string) =>
    parseListedArticle(storeArticle({ excerpt }), rules).description;
  expect(described("<p>Tom &amp; Jerry&rsquo;s</p><p>lamp")).toBe("Tom & Jerry’s lamp");
  expect(described("Less than 4 J & < 10 min")).toBe("Less than 4 J & < 10 min");
});

test("half a character in a title, name or text becomes a sign that can be sent", async () => {
  const half = "Lamp \ud800";
  const node = storeArticle({
    title: half,
    excerpt: half,
    tags: [half],
    authorV2: { name: half },
    contentHtml: `<h2>${half}</h2>`,
  });
  const { entry: _, ...listed } = parseListedArticle(node, rules);
  expect(JSON.stringify([listed, await parseArticle(node, rules)])).not.toContain("\\ud800");
});

test("of a text longer than any novel the beginning is counted and searched", () => {
  const article = parseListedArticle(storeArticle({ content: "word ".repeat(1_000_000) }), rules);
  expect(article.readTime).toBeGreaterThan(100);
  expect(article.readTime).toBeLessThan(1_000);
});

test("other readers are answered while a long article is read", async () => {
  const node = storeArticle({ contentHtml: "<p>word</p>".repeat(2_000) });
  const turns = countTurns();
  await parseArticle(node, rules);
  expect(turns()).toBeGreaterThan(5);
});
