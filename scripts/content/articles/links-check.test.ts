import { expect, test } from "vitest";
import { article, body, problemsOf, prose } from "./sample-store.ts";

test("pages, their sections and papers of the ledger may be linked to", async () => {
  const links = [
    "/",
    "/benefits",
    "/benefits/skin-health",
    "/blog",
    "/search?q=skin",
    "/blog/sound",
    "/studies/chow-2009",
    "/evidence/knee-osteoarthritis",
    "/evidence",
    "/guide/sound#a-the-dose",
    "/red-light-101#devices",
    "#the-dose",
    "/terms",
  ].map((href) => `[link](${href})`);
  links.push("[a trial][[chow-2009]]", "[[chow-2009, kim-2013]]");
  const files = {
    "pages/terms.md": "---\ntitle: Terms\ndate: 2026-01-01\n---\nFair ones.",
    "articles/x.md": article({}, body(links.join(" "))),
  };
  expect(await problemsOf(files)).toEqual([]);
});

test.each([
  ["/nowhere", "leads to no page of the site: mend or remove it"],
  ["/blog/gone", "leads to no page"],
  ["/reviews", "leads to no page"],
  ["/opensearch.xml", "leads to no page"],
  ["/studies/gone-2009", 'leads to no study: "gone-2009" is no id of content/studies/'],
  ["/evidence/gone", 'leads to no claim: "gone" is no id of content/uses/'],
  ["#gone", "leads to no section: that page has #the-dose"],
  ["/blog/sound#the-dose", "leads to no section: that page has #a-the-dose"],
  ["/red-light-101#gone", "leads to no section: that page has #introduction, #science"],
  ["/benefits#uses", "leads to no section: link to the page without #"],
  ["http://doi.org/10.3390/ph14080723", "is not encrypted: begin it with https"],
  ["https://doi.org/10.1117/1.jbo.23.12.120901", "is typed: write [words][[zein-2018]]"],
  ["https://doi.org/10.1000/1", "leads to a paper that is not in the ledger: cite one"],
  ["https://doi.org/%E0%A4%A", "leads to a paper that is not in the ledger"],
  ["https://shop.example/", "leads neither to a paper of the ledger nor to a path"],
  ["mailto:desk@site.example", "leads neither to a paper"],
])("%s %s", async (href, problem) => {
  expect(await problemsOf({ "articles/x.md": article({}, body(`[link](${href})`)) })).toEqual([
    expect.stringContaining(`articles/x.md: 13: the link ${href} ${problem}`),
  ]);
});

test("a link to a study's page of ours cites its paper", async () => {
  const pages = ["chow-2009", "kim-2013", "ash-2017"].map((id) => `[it](/studies/${id})`);
  const files = { "articles/x.md": article({}, `${prose(700)} ${pages.join(" ")}`) };
  expect(await problemsOf(files)).toEqual([]);
});

test("an address without brackets is a link as well", async () => {
  const found = await problemsOf({ "articles/x.md": article({}, body("On https://a.example/b.")) });
  expect(found).toEqual([
    expect.stringContaining("13: the link https://a.example/b leads neither"),
  ]);
});

test("an article without a paper is asked for one", async () => {
  expect(await problemsOf({ "articles/x.md": article({}, prose(700)) })).toEqual([
    "articles/x.md: 9: cites no paper: cite one of the ledger for what the article says",
  ]);
});

test("links in lists and quotations are named by their line, whatever ends the lines", async () => {
  const text =
    "> A quotation\n> [a](/a)\n\n- one\n- two\n  and [b](/b)\n- three [c](/c)\n\n[a](/a)";
  const lines = (problems: string[]) =>
    problems.map((problem) => /x\.md: (\d+): the link (\S+)/.exec(problem)?.slice(1).join(" "));
  const expected = ["14 /a", "18 /b", "19 /c", "21 /a"];
  const source = article({}, body(text));
  expect(lines(await problemsOf({ "articles/x.md": source }))).toEqual(expected);
  const windows = source.replaceAll("\n", "\r\n");
  expect(lines(await problemsOf({ "articles/x.md": windows }))).toEqual(expected);
});
