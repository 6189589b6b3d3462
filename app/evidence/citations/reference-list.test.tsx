import { findAll, findOne, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { startCitations } from "./citations.server.ts";
import { ReferenceList } from "./reference-list.tsx";

test.each([
  ["park-2025", "1 Park 2025 Randomized trial"],
  ["de-freitas-2016", "1 de Freitas 2016 Narrative review"],
  ["stausholm-2019", "1 Stausholm 2019 Meta-analysis"],
  ["ash-2017", "1 Ash 2017 Laboratory study"],
] as const)("%s is one line", (id, line) => {
  expect(textOf(list(id), "summary")).toBe(line);
});

test("a line opens to where it was printed and to the study's own page", () => {
  expect(textOf(list("stausholm-2019"), "details")).toContain(
    "Efficacy of low-level laser therapy on pain and disability in knee osteoarthritis: systematic review and meta-analysis of randomised placebo-controlled trials. BMJ Open 2019",
  );
  const links = findAll(({ name }) => name === "a", list("stausholm-2019").children);
  expect(links.map(({ attribs }) => attribs.href)).toEqual([
    "https://pubmed.ncbi.nlm.nih.gov/31662383/",
    "https://doi.org/10.1136/bmjopen-2019-031142",
    "/studies/stausholm-2019",
    "#cite-stausholm-2019-1",
  ]);
});

test("what links lead to is inside of what they open", () => {
  const details = findOne(({ name }) => name === "details", list("park-2025").children);
  const target = findOne(({ attribs }) => attribs.id === "ref-park-2025", details?.children ?? []);
  expect(textContent(target ?? expect.unreachable())).toContain("Back to the text");
});

function list(id: StudyId) {
  const citations = startCitations();
  citations.cite([id]);
  return parseDocument(
    renderToStaticMarkup(
      <StaticRouter location="/">
        <ReferenceList references={citations.references()} />
      </StaticRouter>,
    ),
  );
}

function textOf(document: ReturnType<typeof list>, tag: string): string {
  const element = findOne(({ name }) => name === tag, document.children);
  return textContent(element ?? expect.unreachable(`no ${tag}`));
}
