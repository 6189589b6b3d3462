import { expect, test } from "vitest";
import { plainText } from "#app/text/text.ts";
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
  expect(startCitations().inline("Pain <em>fell</em> [[liu-2019]]. More.")).toEqual([
    "Pain ",
    { tag: "em", children: ["fell"] },
    { marks: [{ id: "liu-2019", number: 1, anchor: "cite-liu-2019-1" }] },
    ". More.",
  ]);
});

test("markers work inside tags and lists", () => {
  const text = startCitations().blocks("<ul><li><strong>One [[liu-2019]]</strong></li></ul>");
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

test("evidence text is sanitised: unknown tags go, their words stay, scripts go whole", () => {
  const { inline } = startCitations();
  expect(inline('<p onclick="x()">Light <u>helps</u><script>alert(1)</script></p>')).toEqual([
    "Light helps",
  ]);
  expect(inline('<img src="x" onerror="alert(1)">ok')).toEqual(["ok"]);
  expect(inline('<em style="color:red">a</em>')).toEqual([{ tag: "em", children: ["a"] }]);
});

test("links keep safe addresses only", () => {
  const { inline } = startCitations();
  expect(inline('<a href="javascript:alert(1)">x</a>')).toEqual([{ tag: "a", children: ["x"] }]);
  expect(inline('<a href="//evil.example">x</a>')).toEqual([{ tag: "a", children: ["x"] }]);
  expect(inline('<a href="/guide/safety" target="_top">x</a>')).toEqual([
    { tag: "a", href: "/guide/safety", children: ["x"] },
  ]);
});

test("signs survive as they were written", () => {
  expect(
    plainText(startCitations().inline("p &lt; 0.05 &amp; 4 J/cm<sup>2</sup> [[liu-2019]]")),
  ).toBe("p < 0.05 & 4 J/cm2");
});
