import { expect, test } from "vitest";
import { linksIn } from "#app/text/text.ts";
import { storeArticle } from "../../tests/support/store-double.ts";
import { findingsIn } from "./article-findings.server.ts";
import { parseArticle } from "./parse-article.server.ts";

const rules = { siteUrl: "https://site.example", affiliateHosts: [], defaultAuthor: "Desk" };
const article = (contentHtml: string) =>
  parseArticle(storeArticle({ contentHtml, image: null }), rules);
const findings = async (html: string) => findingsIn(await article(html)).map(({ text }) => text);

test("a paper that the ledger does not have is named, and one that it has is not", async () => {
  const [finding, ...others] = await findings(
    `<p>As <a href="https://pubmed.ncbi.nlm.nih.gov/19913903/">Chow</a> found, and
    <a href="https://pubmed.ncbi.nlm.nih.gov/1/">nobody else</a>. <a href="https://example.org/">More</a>.</p>`,
  );
  expect(finding).toContain(
    "https://pubmed.ncbi.nlm.nih.gov/1/, a paper that is not in the ledger",
  );
  expect(others).toEqual([]);
});

test("a dose that does not add up is named, within lists and bold words too", async () => {
  expect(
    await findings(
      "<ul><li>At <strong>50 mW/cm²</strong>, 10 minutes give 10 J/cm².</li><li>Fine.</li></ul><p>At 50 mW/cm², 10 minutes give 30 J/cm².</p>",
    ),
  ).toEqual([expect.stringContaining("make 30 J/cm², and not 10 J/cm²")]);
});

test("what a sentence tells of a paper is the paper's, and what is found twice is said once", async () => {
  const cited = '<a href="https://pubmed.ncbi.nlm.nih.gov/19913903/">Chow</a>';
  expect(
    await findings(`<p>It used 50 mW/cm² for 10 minutes and 10 J/cm² (${cited}).</p>`),
  ).toEqual([]);
  const stray = '<a href="https://doi.org/10.1/none">x</a>';
  expect(await findings(`<p>${stray} ${stray}</p>`)).toHaveLength(1);
});

test("pictures without words, or with their file's name for words, are named", async () => {
  const texts = await findings(
    `<p><img src="https://cdn.shopify.com/a/panel.png?v=1"></p>
    <p><img src="https://cdn.shopify.com/a/knee-lamp.jpg" alt="knee lamp"></p>
    <p><img src="https://cdn.shopify.com/a/b.jpg" alt="A lamp 20 cm from a knee"></p>`,
  );
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain("panel.png has no alternative text");
  expect(texts[1]).toContain("knee-lamp.jpg is its name");
});

test("all links are found, in reading order", async () => {
  const { content } = await article(
    '<p><a href="/dose">a</a></p><ul><li><strong><a href="https://example.org/x">b</a></strong></li></ul>',
  );
  expect(linksIn(content)).toEqual(["/dose", "https://example.org/x"]);
});
