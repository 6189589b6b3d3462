import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { countCalls } from "../../../tests/support/count-calls.ts";
import { collapse, fold, foldQuery, splitAtMatches } from "./folding.ts";
import { indexOf, prepareEntry, type Searchable, search } from "./matching.ts";

function page(
  changes: Partial<Searchable["card"]> & Partial<Omit<Searchable, "card">>,
): Searchable {
  const { keywords = [], text = "", publishedAt, ...card } = changes;
  return {
    card: {
      id: card.title ?? "id",
      title: "",
      description: "",
      category: "blog",
      slug: "slug",
      path: "/blog/slug",
      featured: false,
      readTime: 1,
      author: "Desk",
      ...card,
    },
    keywords,
    text,
    ...(publishedAt && { publishedAt }),
  };
}

const prepareIndex = (pages: Searchable[]) => indexOf(pages.map(prepareEntry));

const titles = async (pages: Searchable[], query: string) =>
  (await search(prepareIndex(pages), query)).results.map(({ title }) => title);

test("a blank query finds nothing", async () => {
  for (const query of ["", " ", "\n\t "]) {
    expect(await search(prepareIndex([page({ title: "a b" })]), query)).toEqual({
      results: [],
      total: 0,
    });
  }
});

test.each([
  ["cafe", "The Café of Köln"],
  ["Koln", "The Café of Köln"],
  ["Schrodinger", "By Schrödinger"],
  ["Smorrebrod", "On Smørrebrød"],
  ["naivete", "Such naïveté"],
  ["istanbul", "İstanbul"],
  ["Bechet's", "Bechetʼs case"],
  ["photobiomodulation", "Photo\u00adbiomodulation"],
  ["Schrödinger", "By Schrodinger"],
  ["Hamrun", "In Ħamrun"],
  ["Thor", "By Þor"],
  ["Hawai'i", "Hawaiʻi"],
  ["lightbox", "light\u200d\u200ebox"],
  ["אור", "אוֹר"],
])("%s is found in %s, and marked", async (query, title) => {
  expect(await titles([page({ title }), page({ title: "Other" })], query)).toEqual([title]);
  expect(splitAtMatches(title, query)).toHaveLength(3);
});

test("what is written as the query is comes before what has other accents", async () => {
  const pages = [
    page({ title: "Köln, new", publishedAt: "2026-09-01" }),
    page({ title: "In a keyword", keywords: ["koln"], publishedAt: "2026-07-01" }),
    page({ title: "Ja", text: "The KOLN’s", publishedAt: "2026-06-01" }),
    page({ title: "Koln, old", publishedAt: "2025-01-01" }),
  ];
  const others = ["In a keyword", "Ja"];
  expect(await titles(pages, "koln")).toEqual(["Koln, old", ...others, "Köln, new"]);
  expect(await titles(pages, "ko\u0308ln")).toEqual([
    "Köln, new",
    "In a keyword",
    "Koln, old",
    "Ja",
  ]);
  expect(await titles(pages, "koln's")).toEqual(["Ja"]);
});

test("a match is marked in its place beside signs that folding drops or doubles", () => {
  expect(splitAtMatches("ß\u00ad knee \u0301x", "knee")).toEqual(["ß\u00ad ", "knee", " \u0301x"]);
  expect(splitAtMatches("Straße q\u0301 café, tea", "tea")).toEqual([
    "Straße q\u0301 café, ",
    "tea",
    "",
  ]);
});

test("title before keyword before description before text, then the newest", async () => {
  const pages = [
    page({ title: "In the text", text: "a panel here", publishedAt: "2026-09-01" }),
    page({ title: "In the description", description: "Panel", publishedAt: "2026-08-01" }),
    page({ title: "In a keyword", keywords: ["led panel"], publishedAt: "2026-07-01" }),
    page({ title: "Panels, undated" }),
    page({ title: "Panels, old", publishedAt: "2025-01-01" }),
    page({ title: "Panels, new", publishedAt: "2026-01-01" }),
    page({ title: "Nothing" }),
  ];
  expect(await titles(pages, "panel")).toEqual([
    "Panels, new",
    "Panels, old",
    "Panels, undated",
    "In a keyword",
    "In the description",
    "In the text",
  ]);
});

test("case makes no difference in any script, nor do the looks of one character", async () => {
  const found = async (text: string, query: string) =>
    (await titles([page({ title: "x", text })], query)).length;
  expect(await found("Straße", "STRASSE")).toBe(1);
  expect(await found("STRAẞE", "straße")).toBe(1);
  expect(await found("3–90 J/cm²", "3-90 j/cm2")).toBe(1);
  expect(await found("ΟΔΟΣ", "οδος")).toBe(1);
  expect(await found("İstanbul", "i̇stanbul")).toBe(1);
  expect(await found("4–24 J/cm²", "j/CM2")).toBe(1);
  expect(await found("Cafe\u0301", "CAFÉ")).toBe(1);
  expect(await found("Свет", "СВЕТ")).toBe(1);
  expect(await found("Why you can’t", "can't")).toBe(1);
  expect(await found('A "sham" lamp', "“sham”")).toBe(1);
});

test("a query is text, never a pattern", async () => {
  const pages = [page({ title: "100% (sure) [ok] a.b $1 \\d" })];
  for (const query of ["100%", "(sure)", "[ok]", "a.b", "$1", "\\d"]) {
    expect(await titles(pages, query)).toHaveLength(1);
  }
  for (const query of [".*", "a?b", "[a-z]"]) expect(await titles(pages, query)).toHaveLength(0);
});

test("white space is one space, in the text as in the query", async () => {
  expect(
    await titles([page({ title: "x", text: "light on\n   the body" })], "on  the"),
  ).toHaveLength(1);
});

test("a match does not reach from one keyword into the next", async () => {
  const apart = await search(
    prepareIndex([page({ title: "x", keywords: ["red", "light"] })]),
    "red light",
  );
  expect(apart.by).toBe("words");
});

describe("where no page has the query as it was typed", () => {
  const pages = [
    page({ title: "In the text", text: "which dose for arthritis of the knee" }),
    page({ title: "A dose for the knee", text: "arthritis" }),
    page({ title: "Knee arthritis", keywords: ["dose"] }),
    page({ title: "Only the knee", text: "a dose" }),
  ];

  test("pages with all of its words are found, those with words in the title first", async () => {
    expect(await titles(pages, "knee arthritis dose")).toEqual([
      "Knee arthritis",
      "A dose for the knee",
      "In the text",
    ]);
    expect((await search(prepareIndex(pages), "knee arthritis dose")).by).toBe("words");
  });

  test("the words are not looked for where the query itself is found", async () => {
    const answer = await search(prepareIndex(pages), "knee arthritis");
    expect(answer.results.map(({ title }) => title)).toEqual(["Knee arthritis"]);
    expect(answer).not.toHaveProperty("by");
  });

  test("words such as how and the need not be there, and don't count where they are", async () => {
    const others = [
      page({ title: "How the day goes", text: "knee" }),
      page({ title: "Knee dose" }),
    ];
    expect(await titles(others, "how is the knee dose")).toEqual(["Knee dose"]);
    expect(await titles(others, "the knee")).toEqual(["Knee dose", "How the day goes"]);
  });

  test("a word that no page has leaves nothing", async () => {
    expect(await search(prepareIndex(pages), "knee zebra")).toEqual({ results: [], total: 0 });
  });
});

test("at most 50 results, with the full count", async () => {
  const pages = Array.from({ length: 70 }, (_, number) => page({ title: `Lamp ${number}` }));
  const { results, total } = await search(prepareIndex(pages), "lamp");
  expect(results).toHaveLength(50);
  expect(total).toBe(70);
});

describe("passages", () => {
  const passage = async (text: string, query: string) =>
    (await search(prepareIndex([page({ title: "x", text })]), query)).results[0]?.passage;

  test("show the match with some words around it", async () => {
    const text = `${"before ".repeat(30)}THE MATCH${" after".repeat(30)}`;
    expect(await passage(text, "the match")).toMatch(/^… (before )+THE MATCH( after)+ …$/);
    expect(await passage("The match, whole.", "the match")).toBe("The match, whole.");
  });

  test("are right where folding makes the text longer or shorter", async () => {
    const text = `${"ﬃ ½ … ß e\u0301 ".repeat(60)}needle${" ﬃ ½".repeat(60)}`;
    expect(await passage(text, "NEEDLE")).toContain("needle");
  });

  test("are left out where title or description show the match", async () => {
    const pages = [page({ title: "Lamp", text: "lamp" })];
    expect((await search(prepareIndex(pages), "lamp")).results[0]).not.toHaveProperty("passage");
  });
});

describe("marking", () => {
  test("cuts a text at its matches", async () => {
    expect(splitAtMatches("Red and RED", "red")).toEqual(["", "Red", " and ", "RED", ""]);
    expect(splitAtMatches("Straße", "ss")).toEqual(["Stra", "ß", "e"]);
    expect(splitAtMatches("5 J/cm²", "cm2")).toEqual(["5 J/", "cm²", ""]);
    expect(splitAtMatches("none", "x")).toEqual(["none"]);
    expect(splitAtMatches("knee pain", "“knee”")).toEqual(["", "knee", " pain"]);
    expect(splitAtMatches("do not stop", "don’t stop")).toEqual(["", "do not stop", ""]);
    expect(splitAtMatches("none", '""')).toEqual(["none"]);
    expect(splitAtMatches("ß needle e\u0301", "needle")).toEqual(["ß ", "needle", " é"]);
    expect(splitAtMatches("one\n  line", "one line")).toEqual(["", "one line", ""]);
  });

  test.each(["ß ", "ﬃ ", "½ "])(
    "matches in a line of %s cost no more than their number",
    (letters) => {
      const query = fold(letters).trim().at(-1) ?? "";
      const mark = () => splitAtMatches(letters.repeat(500), query);
      expect(mark().length).toBeGreaterThan(500);
      expect(countCalls(String.prototype, "normalize", mark)).toBeLessThan(10_000);
    },
  );

  test("loses no character, whatever the text and the query", async () => {
    const anything = anyText({ maxLength: 40 });
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
  const ids = async (records: Parameters<typeof page>[0][], query: string) =>
    (await search(prepareIndex(numbered(records)), query)).results.map(({ id }) => id);

  test("never throws, and answers the same in the same order", async () => {
    await fc.assert(
      fc.asyncProperty(pages, anyText({ maxLength: 60 }), async (records, query) => {
        expect(await ids(records, query)).toEqual(await ids(records, query));
      }),
    );
  });

  test("a query finds what a look through all fields finds, in its order, whatever was sought before", async () => {
    // No "a", which is a little word.
    const letters = fc.string({ unit: fc.constantFrom("c", "b", "ß", " ", "½"), maxLength: 12 });
    const fields = fc.record({
      title: letters,
      description: letters,
      text: letters,
      keywords: fc.array(letters, { maxLength: 2 }),
    });
    const several = fc.array(fields, { maxLength: 12 });
    const queries = fc.array(
      fc.string({ unit: fc.constantFrom("c", "b", "s", " "), maxLength: 4 }),
      { maxLength: 6 },
    );
    const has = (lines: readonly string[], word: string) =>
      lines.some((line) => fold(collapse(line)).includes(word));
    await fc.assert(
      fc.asyncProperty(several, queries, async (records, searches) => {
        const index = prepareIndex(numbered(records));
        const rankOf = (
          { title, keywords, description, text }: (typeof records)[0],
          word: string,
        ) => [[title], keywords, [description], [text]].findIndex((lines) => has(lines, word));
        for (const query of searches) {
          const needle = foldQuery(query);
          const look = (words: readonly string[]) =>
            records
              .map((record, number) => ({
                ranks: words.map((word) => rankOf(record, word)),
                number,
              }))
              .filter(({ ranks }) => !ranks.includes(-1))
              .map(({ ranks, number }) => ({ rank: ranks.reduce((a, b) => a + b, 0), number }))
              .sort((a, b) => a.rank - b.rank)
              .map(({ number }) => String(number));
          const words = [...new Set(needle.split(" "))];
          const whole = needle ? look([needle]) : [];
          const expected = whole.length > 0 || !needle ? whole : look(words);
          const { results, by } = await search(index, query);
          if (by !== "meaning") expect(results.map(({ id }) => id)).toEqual(expected);
        }
      }),
    );
  });
});
