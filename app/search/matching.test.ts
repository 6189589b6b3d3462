import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitAtMatches } from "./folding.ts";
import { indexOf, prepareEntry, type Searchable, search } from "./matching.ts";

function page(
  changes: Partial<Searchable["card"]> & Partial<Omit<Searchable, "card">>,
): Searchable {
  const { keywords = [], text = "", publishedAt, ...card } = changes;
  return {
    card: {
      ...{ id: card.title ?? "id", title: "", description: "", category: "blog", slug: "slug" },
      ...{ path: "/blog/slug", featured: false, readTime: 1, author: "Desk" },
      ...card,
    },
    keywords,
    text,
    ...(publishedAt && { publishedAt }),
  };
}

const prepareIndex = (pages: Searchable[]) => indexOf(pages.map(prepareEntry));

const titles = (pages: Searchable[], query: string) =>
  search(prepareIndex(pages), query).results.map(({ title }) => title);

test("a blank query finds nothing", () => {
  for (const query of ["", " ", "\n\t "]) {
    expect(search(prepareIndex([page({ title: "a b" })]), query)).toEqual({
      results: [],
      total: 0,
    });
  }
});

test("title before keyword before description before text, then the newest", () => {
  const pages = [
    page({ title: "In the text", text: "a panel here", publishedAt: "2026-09-01" }),
    page({ title: "In the description", description: "Panel", publishedAt: "2026-08-01" }),
    page({ title: "In a keyword", keywords: ["led panel"], publishedAt: "2026-07-01" }),
    page({ title: "Panels, undated" }),
    page({ title: "Panels, old", publishedAt: "2025-01-01" }),
    page({ title: "Panels, new", publishedAt: "2026-01-01" }),
    page({ title: "Nothing" }),
  ];
  expect(titles(pages, "panel")).toEqual([
    ...["Panels, new", "Panels, old", "Panels, undated"],
    ...["In a keyword", "In the description", "In the text"],
  ]);
});

test("case makes no difference in any script, nor do the looks of one character", () => {
  const found = (text: string, query: string) => titles([page({ title: "x", text })], query).length;
  expect(found("Straße", "STRASSE")).toBe(1);
  expect(found("STRAẞE", "straße")).toBe(1);
  expect(found("3–90 J/cm²", "3-90 j/cm2")).toBe(1);
  expect(found("ΟΔΟΣ", "οδος")).toBe(1);
  expect(found("İstanbul", "i̇stanbul")).toBe(1);
  expect(found("4–24 J/cm²", "j/CM2")).toBe(1);
  expect(found("Cafe\u0301", "CAFÉ")).toBe(1);
  expect(found("Свет", "СВЕТ")).toBe(1);
  expect(found("Why you can’t", "can't")).toBe(1);
  expect(found('A "sham" lamp', "“sham”")).toBe(1);
});

test("a query is text, never a pattern", () => {
  const pages = [page({ title: "100% (sure) [ok] a.b $1 \\d" })];
  for (const query of ["100%", "(sure)", "[ok]", "a.b", "$1", "\\d"]) {
    expect(titles(pages, query)).toHaveLength(1);
  }
  for (const query of [".*", "a?b", "[a-z]"]) expect(titles(pages, query)).toHaveLength(0);
});

test("white space is one space, in the text as in the query", () => {
  expect(titles([page({ title: "x", text: "light on\n   the body" })], "on  the")).toHaveLength(1);
});

test("a match does not reach from one keyword into the next", () => {
  const apart = search(
    prepareIndex([page({ title: "x", keywords: ["red", "light"] })]),
    "red light",
  );
  expect(apart.by).toBe("words");
});

describe("where no page has the query as it stands", () => {
  const pages = [
    page({ title: "In the text", text: "which dose for arthritis of the knee" }),
    page({ title: "A dose for the knee", text: "arthritis" }),
    page({ title: "Knee arthritis", keywords: ["dose"] }),
    page({ title: "Only the knee", text: "a dose" }),
  ];

  test("pages with all of its words are found, those with words in the title first", () => {
    expect(titles(pages, "knee arthritis dose")).toEqual([
      "Knee arthritis",
      "A dose for the knee",
      "In the text",
    ]);
    expect(search(prepareIndex(pages), "knee arthritis dose").by).toBe("words");
  });

  test("the words are not looked for where the query itself is found", () => {
    const answer = search(prepareIndex(pages), "knee arthritis");
    expect(answer.results.map(({ title }) => title)).toEqual(["Knee arthritis"]);
    expect(answer).not.toHaveProperty("by");
  });

  test("a word that no page has leaves nothing", () => {
    expect(search(prepareIndex(pages), "knee zebra")).toEqual({ results: [], total: 0 });
  });
});

test("at most 50 results, with the full count", () => {
  const pages = Array.from({ length: 70 }, (_, number) => page({ title: `Lamp ${number}` }));
  const { results, total } = search(prepareIndex(pages), "lamp");
  expect(results).toHaveLength(50);
  expect(total).toBe(70);
});

describe("passages", () => {
  const passage = (text: string, query: string) =>
    search(prepareIndex([page({ title: "x", text })]), query).results[0]?.passage;

  test("show the match with some words around it", () => {
    const text = `${"before ".repeat(30)}THE MATCH${" after".repeat(30)}`;
    expect(passage(text, "the match")).toMatch(/^… (before )+THE MATCH( after)+ …$/);
    expect(passage("The match, whole.", "the match")).toBe("The match, whole.");
  });

  test("are right where folding makes the text longer or shorter", () => {
    const text = `${"ﬃ ½ … ß e\u0301 ".repeat(60)}needle${" ﬃ ½".repeat(60)}`;
    expect(passage(text, "NEEDLE")).toContain("needle");
  });

  test("are left out where title or description show the match", () => {
    const pages = [page({ title: "Lamp", text: "lamp" })];
    expect(search(prepareIndex(pages), "lamp").results[0]).not.toHaveProperty("passage");
  });
});

describe("marking", () => {
  test("cuts a text at its matches", () => {
    expect(splitAtMatches("Red and RED", "red")).toEqual(["", "Red", " and ", "RED", ""]);
    expect(splitAtMatches("Straße", "ss")).toEqual(["Stra", "ß", "e"]);
    expect(splitAtMatches("5 J/cm²", "cm2")).toEqual(["5 J/", "cm²", ""]);
    expect(splitAtMatches("none", "x")).toEqual(["none"]);
    expect(splitAtMatches("ß needle e\u0301", "needle")).toEqual(["ß ", "needle", " é"]);
    expect(splitAtMatches("one\n  line", "one line")).toEqual(["", "one line", ""]);
  });

  test("loses no character, whatever the text and the query", () => {
    const anything = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(anything, anything, (text, query) => {
        const whole = text.normalize("NFC").replace(/\s+/g, " ");
        expect(splitAtMatches(text, query).join("")).toBe(whole);
      }),
    );
  });
});

describe("properties", () => {
  const words = fc.string({ unit: "grapheme", maxLength: 30 });
  const pages = fc.array(
    fc.record({
      title: words,
      description: words,
      text: words,
      keywords: fc.array(words, { maxLength: 3 }),
    }),
    { maxLength: 12 },
  );
  const numbered = (records: Parameters<typeof page>[0][]) =>
    records.map((record, number) => page({ ...record, id: String(number) }));
  const ids = (records: Parameters<typeof page>[0][], query: string) =>
    search(prepareIndex(numbered(records)), query).results.map(({ id }) => id);

  test("never throws, and answers the same in the same order", () => {
    fc.assert(
      fc.property(pages, fc.string({ unit: "binary", maxLength: 60 }), (records, query) => {
        expect(ids(records, query)).toEqual(ids(records, query));
      }),
    );
  });

  test("what a longer query finds, its beginning finds too", () => {
    fc.assert(
      fc.property(pages, fc.nat(20), fc.nat(20), fc.nat(20), (records, which, from, length) => {
        const whole = records[which % Math.max(1, records.length)]?.text ?? "";
        const query = [...whole]
          .slice(from, from + length + 2)
          .join("")
          .trim();
        const shorter = [...query].slice(0, -1).join("").trim();
        if (!shorter || /\s{2}|[^\S ]/.test(query) || query.normalize("NFC") !== query) return;
        expect(new Set(ids(records, query)).isSubsetOf(new Set(ids(records, shorter)))).toBe(true);
      }),
    );
  });

  test("a page is found by any stretch of its text", () => {
    const texts = fc.string({ maxLength: 400 });
    fc.assert(
      fc.property(texts, fc.nat(400), fc.nat(30), (text, from, length) => {
        const query = text.slice(from, from + length + 1);
        if (!query.trim() || query !== query.trim() || /\s{2}/.test(query)) return;
        expect(ids([{ text }], query)).toEqual(["0"]);
      }),
    );
  });

  test("a page is found by any stretch of its title", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.nat(10), fc.nat(10), (title, from, length) => {
        const query = title.slice(from, from + length + 1);
        if (!query.trim() || query !== query.trim() || /\s{2}/.test(query)) return;
        expect(ids([{ title }], query)).toEqual(["0"]);
      }),
    );
  });
});
