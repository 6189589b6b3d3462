import { expect, test } from "vitest";
import { countCalls, LIST_STEPS } from "../../tests/support/count-calls.ts";
import { htmlOf, textOf } from "../../tests/support/store-text-html.tsx";
import { readSources as readText } from "./article-sources.server.ts";

const readSources = (html: string, shops: readonly string[] = []) => {
  const { content, ...sources } = readText(textOf(html), shops);
  return { content: htmlOf(content), ...sources };
};

const PAPER = "https://pubmed.ncbi.nlm.nih.gov/19000001/";

test("links to studies of the ledger, by whatever address, become markers of their references", () => {
  const { content, references, others } = readSources(
    `<p>Less pain (<a href="${PAPER}" rel="noopener">Eklund 2013</a>), <a href="https://doi.org/10.1000/ADLER.2011">deeper</a>, and <a id="store-x" href="http://www.pubmed.ncbi.nlm.nih.gov/19000001">again</a>.</p>`,
  );
  expect(references.map(({ id, number, citedAt }) => ({ id, number, citedAt }))).toEqual([
    { id: "eklund-2013", number: 1, citedAt: ["cite-eklund-2013-1"] },
    { id: "adler-2011", number: 2, citedAt: ["cite-adler-2011-1"] },
  ]);
  expect(content).toContain(
    `<a href="${PAPER}" rel="noopener" id="cite-eklund-2013-1" data-reference="ref-eklund-2013" data-waits="">Eklund 2013</a>`,
  );
  expect(content).toContain('id="a-store-x"');
  expect(content.match(/data-reference="ref-eklund-2013"/g)).toHaveLength(2);
  expect(others).toEqual([]);
});

test("other links off the site are listed once each; own, sponsored and nameless ones are not", () => {
  const { references, others } = readSources(
    '<a href="https://a.example/x">One <em>place</em></a> <a href="https://a.example/x">again</a> <a href="/blog">own</a> <a href="#part">part</a> <a href="mailto:a@b.example">mail</a> <a href="https://shop.example" rel="sponsored noopener">shop</a> <a href="https://b.example"></a>',
  );
  expect(references).toEqual([]);
  expect(others).toEqual([{ href: "https://a.example/x", name: "One place" }]);
});

test("what the shop sells and what is watched is no source", () => {
  const { others } = readSources(
    `<p><a href="https://shop.example/products/panel?variant=1">a panel</a> <a href="https://my-shop.myshopify.com/collections/all">all</a> <a href="https://lab.example/paper">paper</a></p>
    <iframe src="https://www.youtube.com/embed/abc123"></iframe><iframe src="https://player.vimeo.com/video/7"></iframe><video src="https://cdn.example/film.mp4"></video>`,
    ["https://shop.example", "https://my-shop.myshopify.com"],
  );
  expect(others).toEqual([{ href: "https://lab.example/paper", name: "paper" }]);
});

test("links to our own pages of studies and claims are markers too, with the writer's words", () => {
  const { content, references, claims, others } = readSources(
    '<p>Necks <a href="/studies/eklund-2013">hurt less</a>, as <a href="https://pubmed.ncbi.nlm.nih.gov/19000001/">they wrote</a>; <a href="https://site.example/studies/adler-2011/">red</a>, <a href="/evidence/sore-knees">knees</a>, <a href="https://site.example/evidence/sore-knees">again</a>.</p>',
  );
  expect(references.map(({ id, citedAt }) => [id, citedAt])).toEqual([
    ["eklund-2013", ["cite-eklund-2013-1", "cite-eklund-2013-2"]],
    ["adler-2011", ["cite-adler-2011-1"]],
  ]);
  expect(content).toContain(
    '<a href="/studies/eklund-2013" id="cite-eklund-2013-1" data-reference="ref-eklund-2013" data-waits="">hurt less</a>',
  );
  expect(content).toContain(
    '<a href="/evidence/sore-knees" id="cite-claim-sore-knees-1" data-reference="ref-source-claim-sore-knees" data-waits="">knees</a>',
  );
  expect(claims).toMatchObject([
    {
      number: 3,
      anchor: "ref-source-claim-sore-knees",
      path: "/evidence/sore-knees",
      certainty: expect.stringMatching(/evidence$/),
      citedAt: ["cite-claim-sore-knees-1", "cite-claim-sore-knees-2"],
    },
  ]);
  expect(claims[0]?.verdict).toMatch(/knee/i);
  expect(claims[0]?.studies.map(({ id }) => id)).toContain("castell-2016");
  expect(others).toEqual([]);
});

test.each([
  "/studies/gone-2009",
  "/studies",
  "/studies/eklund-2013/citation.ris",
  "/studies/constructor",
  "/evidence/gone",
  "/evidence/data",
  "/evidence/toString",
  "https://other.example/studies/eklund-2013",
])("%s is no citation", (href) => {
  const { content, references, claims } = readSources(`<p><a href="${href}">l</a></p>`);
  expect(content).not.toContain("data-reference");
  expect([...references, ...claims]).toEqual([]);
});

test("a body without links stays as it is", () => {
  const html = `<p>Fish &amp; chips &lt;b&gt;</p>`;
  expect(readSources(html)).toEqual({
    content: html,
    references: [],
    claims: [],
    others: [],
    moreOthers: 0,
  });
});

test("a long list of other pages is cut, and says how many are left out", () => {
  const links = Array.from({ length: 1_000 }, (_, at) => `<a href="https://e.example/${at}">l</a>`);
  const { others, moreOthers } = readSources([...links, ...links].join(""));
  expect(others.length + moreOthers).toBe(1_000);
  expect(others.length).toBeLessThan(500);
});

test.each(["/studies/eklund-2013", "/evidence/sore-knees"])(
  "many links to %s cost no more than their number",
  (href) => {
    const text = Array.from({ length: 1_000 }, () => ({ tag: "a" as const, href, children: [] }));
    expect(countCalls(LIST_STEPS, "next", () => readText(text, []))).toBeLessThan(100_000);
  },
);
