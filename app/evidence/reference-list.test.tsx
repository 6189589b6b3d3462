import { findAll, findOne, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { startCitations } from "./citations.server.ts";
import type { StudyId } from "./ledger/studies.server.ts";
import { ReferenceList } from "./reference-list.tsx";

test.each([
  ["park-2025", "1 Park 2025 Randomised trial"],
  ["de-freitas-2016", "1 de Freitas 2016 Narrative review"],
  ["stausholm-2019", "1 Stausholm 2019 Meta-analysis"],
  ["ash-2017", "1 Ash 2017 Laboratory study"],
] as const)("%s is one line", (id, line) => {
  expect(textOf(list(id), "summary")).toBe(line);
});

test("a line opens to design, people, light and who paid, as far as they were seen", () => {
  expect(facts("friedman-2017")).toMatchObject({
    Design: "Randomised controlled trial",
    Studied: expect.stringContaining("Women aged 18 to 60"),
    Funder: expect.stringContaining("Capillus"),
  });
  expect(facts("friedman-2017")).not.toHaveProperty("People");
  expect(facts("stausholm-2019")).toMatchObject({ People: "1,063" });
  expect(facts("stausholm-2019")).not.toHaveProperty("Funder");
});

test("what links lead to is inside of what they open", () => {
  const details = findOne(({ name }) => name === "details", list("park-2025").children);
  const target = findOne(({ attribs }) => attribs.id === "ref-park-2025", details?.children ?? []);
  expect(textContent(target ?? expect.unreachable())).toContain("Park SH");
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

function facts(id: StudyId): Record<string, string> {
  const texts = (tag: string) =>
    findAll(({ name }) => name === tag, list(id).children).map((each) => textContent(each));
  const values = texts("dd");
  return Object.fromEntries(texts("dt").map((label, index) => [label, values[index] ?? ""]));
}
