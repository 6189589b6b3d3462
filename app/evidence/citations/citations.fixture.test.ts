import { expect, test } from "vitest";
import { claimId, studyId } from "../../../tests/support/made-up-content.ts";
import { startCitations } from "./citations.server.ts";

test("references are numbered by first citation and keep their number", () => {
  const citations = startCitations();
  citations.inline("Hair grew [[adler-2011]] and pain fell [[castell-2016, adler-2011]].");
  expect(
    citations.cite(["castell-2016", "brandt-2015"].map(studyId)).map((mark) => mark.number),
  ).toEqual([2, 3]);
  expect(citations.references().map(({ id, number }) => [id, number])).toEqual([
    ["adler-2011", 1],
    ["castell-2016", 2],
    ["brandt-2015", 3],
  ]);
});

test("every marker has an anchor of its own, and the reference lists them in page order", () => {
  const citations = startCitations();
  citations.inline("First [[adler-2011]], second [[adler-2011]].");
  const [mark] = citations.cite([studyId("adler-2011")]);
  expect(mark?.anchor).toBe("cite-adler-2011-3");
  expect(citations.references()[0]?.citedAt).toEqual([
    "cite-adler-2011-1",
    "cite-adler-2011-2",
    "cite-adler-2011-3",
  ]);
});

test("a marker stays where it was written, without the space before it", () => {
  expect(startCitations().inline("Pain *fell* [[adler-2011]]. More.")).toEqual([
    "Pain ",
    { tag: "em", children: ["fell"] },
    { marks: [{ id: "adler-2011", number: 1, anchor: "cite-adler-2011-1" }] },
    ". More.",
  ]);
});

test("markers work inside tags and lists", () => {
  const text = startCitations().blocks("- **One [[adler-2011]]**");
  expect(text).toMatchObject([
    {
      tag: "ul",
      children: [
        { tag: "li", children: [{ tag: "strong", children: ["One", { marks: [{ number: 1 }] }] }] },
      ],
    },
  ]);
});

test("an id that is not in the ledger throws", () => {
  expect(() => startCitations().inline("Wrong [[nobody-1999]]")).toThrow(/"nobody-1999"/);
  expect(() => startCitations().inline("Empty [[]]")).toThrow(/""/);
});

test("claims are graded and cited at once", () => {
  const citations = startCitations();
  const { grade, marks } = citations.assess(claimId("sore-knees"));
  expect(grade).not.toBeNull();
  expect(marks.map(({ number }) => number)).toEqual(marks.map((_, index) => index + 1));
  expect(
    citations
      .references()
      .slice(0, marks.length)
      .map(({ id }) => id),
  ).toEqual(marks.map(({ id }) => id));
});

test("what a grade is based on cites the studies that count, and the rest apart", () => {
  const { basis, marks, uncounted } = startCitations().assess(claimId("face-lines"));
  expect(basis).toBe("1 randomized trial");
  expect(marks.map(({ id }) => id)).toEqual(["hagen-2025"]);
  expect(uncounted.map(({ id }) => id)).toEqual(["keller-2018"]);
});

test("without a study in people, the page draws on all of them", () => {
  const { grade, marks, uncounted } = startCitations().assess(claimId("rat-hormones"));
  expect(grade).toBeNull();
  expect(marks.map(({ id }) => id)).toEqual(["jansen-2016"]);
  expect(uncounted).toEqual([]);
});

test("what travels to the browser is the reference, not the whole record", () => {
  const citations = startCitations();
  citations.cite([studyId("hagen-2025")]);
  expect(citations.references()[0]).not.toHaveProperty("checked");
});

test("numbers are filled in and words are typeset", () => {
  expect(startCitations().inline('In {{adler-2011/pain trials}} "trials"')).toEqual([
    "In 9 “trials”",
  ]);
});
