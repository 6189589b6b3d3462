import { findAll, findOne, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { studyId } from "../../../tests/support/made-up-content.ts";
import { startCitations } from "./citations.server.ts";
import { ReferenceList } from "./reference-list.tsx";

test.each([
  ["hagen-2025", "1 Hagen 2025 Randomized trial"],
  ["keller-2018", "1 Keller 2018 Narrative review"],
  ["castell-2016", "1 Castell 2016 Combined studies"],
  ["jansen-2016", "1 Jansen 2016 Laboratory study"],
])("%s is one line", (id, line) => {
  expect(textOf(list(id), "summary")).toBe(line);
});

test("a line opens to where it was printed and to the study's own page", () => {
  expect(textOf(list("castell-2016"), "details")).toContain(
    "Light for the knee: a review. Journal of Made-Up Trials 2016",
  );
  const links = findAll(({ name }) => name === "a", list("castell-2016").children);
  expect(links.map(({ attribs }) => attribs.href)).toEqual([
    "https://doi.org/10.1000/castell.2016",
    "/studies/castell-2016",
    "#cite-castell-2016-1",
  ]);
});

test("what links lead to is inside of what they open", () => {
  const details = findOne(({ name }) => name === "details", list("hagen-2025").children);
  const target = findOne(({ attribs }) => attribs.id === "ref-hagen-2025", details?.children ?? []);
  expect(textContent(target ?? expect.unreachable())).toContain("Back to the text");
});

function list(id: string) {
  const citations = startCitations();
  citations.cite([studyId(id)]);
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
