import { expect, test } from "vitest";
import { startCitations } from "./citations.server.ts";

test("references are numbered by first citation and keep their number", () => {
  const citations = startCitations();
  citations.inline("Hair grew [[liu-2019]] and pain fell [[stausholm-2019, liu-2019]].");
  expect(citations.cite(["stausholm-2019", "ash-2017"]).map((mark) => mark.number)).toEqual([2, 3]);
  expect(citations.references().map(({ id, number }) => [id, number])).toEqual([
    ["liu-2019", 1],
    ["stausholm-2019", 2],
    ["ash-2017", 3],
  ]);
});

test("every marker has an anchor of its own, and the reference lists them in page order", () => {
  const citations = startCitations();
  citations.inline("First [[liu-2019]], second [[liu-2019]].");
  const [mark] = citations.cite(["liu-2019"]);
  expect(mark?.anchor).toBe("cite-liu-2019-3");
  expect(citations.references()[0]?.citedAt).toEqual([
    "cite-liu-2019-1",
    "cite-liu-2019-2",
    "cite-liu-2019-3",
  ]);
});

test("a marker stays where it was written, without the space before it", () => {
  expect(startCitations().inline("Pain *fell* [[liu-2019]]. More.")).toEqual([
    "Pain ",
    { tag: "em", children: ["fell"] },
    { marks: [{ id: "liu-2019", number: 1, anchor: "cite-liu-2019-1" }] },
    ". More.",
  ]);
});

test("markers work inside tags and lists", () => {
  const text = startCitations().blocks("- **One [[liu-2019]]**");
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
  const { grade, marks } = citations.assess("knee-osteoarthritis");
  expect(grade).not.toBeNull();
  expect(marks.map(({ number }) => number)).toEqual(marks.map((_, index) => index + 1));
  expect(
    citations
      .references()
      .slice(0, marks.length)
      .map(({ id }) => id),
  ).toEqual(marks.map(({ id }) => id));
});

test("what travels to the browser is the reference, not the whole record", () => {
  const citations = startCitations();
  citations.cite(["kim-2013"]);
  expect(citations.references()[0]).toMatchObject({ wavelengths: [630, 650, 660] });
  expect(citations.references()[0]).not.toHaveProperty("checked");
});

test("numbers are filled in and words are typeset", () => {
  expect(startCitations().inline('In {{liu-2019/hair-density trials}} "trials"')).toEqual([
    "In 11 “trials”",
  ]);
});
