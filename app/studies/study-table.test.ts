import fc from "fast-check";
import { expect, test } from "vitest";
import { studyDesigns } from "#app/evidence/ledger/study.ts";
import { topicIds } from "#app/evidence/ledger/topics.ts";
import {
  CHOICES,
  FILTERS,
  RANGES,
  readStudyQuery,
  SORTS,
  type StudyQuery,
  studyWords,
  UNPRINTED_CHOICE,
} from "./study-filter.ts";
import type { StudyRow } from "./study-row.ts";
import { createStudyTable, PAGE_LENGTH } from "./study-table.ts";

const ALL: StudyQuery = { choices: {}, ranges: {}, sort: { by: "year", down: true }, page: 1 };

function row(id: string, known: Partial<StudyRow> = {}): StudyRow {
  return {
    id,
    name: `Author ${id}`,
    year: 2020,
    design: "randomised controlled trial",
    topics: ["pain"],
    uses: [],
    condition: "Pain",
    hue: "blue",
    people: undefined,
    sources: undefined,
    nm: undefined,
    irradiance: undefined,
    fluence: undefined,
    sessions: undefined,
    against: undefined,
    results: undefined,
    funder: undefined,
    conflicts: undefined,
    contradiction: undefined,
    ...known,
  };
}

const idsOf = (rows: readonly StudyRow[]) => rows.map(({ id }) => id);

function ask(rows: readonly StudyRow[], query: Partial<StudyQuery>) {
  return createStudyTable(rows).ask({ ...ALL, ...query });
}

test("a range fits with any part of it, its ends included, and never without a value", () => {
  const rows = [
    row("a", { fluence: 6 }),
    row("b", { fluence: { from: 1, to: 6.5 } }),
    row("c", { fluence: { to: 65.2 } }),
    row("d"),
    row("e", { fluence: null }),
  ];
  const fitting = (range: object) => idsOf(ask(rows, { ranges: { fluence: range } }).shown);
  expect(fitting({ from: 6, to: 10 })).toEqual(["a", "b"]);
  expect(fitting({ to: 1 })).toEqual(["b"]);
  expect(fitting({ from: 60 })).toEqual(["c"]);
  expect(fitting({ printed: true })).toEqual(["a", "b", "c"]);
  expect(fitting({ printed: false })).toEqual(["d"]);
});

test("a wavelength fits where one of several does, and a band with any part of it", () => {
  const rows = [
    row("a", { nm: [630, 850] }),
    row("b", { nm: [[660, 950]] }),
    row("c", { nm: [810] }),
  ];
  const fitting = (from: number, to: number) =>
    idsOf(ask(rows, { ranges: { nm: { from, to } } }).shown);
  expect(fitting(620, 640)).toEqual(["a"]);
  expect(fitting(700, 720)).toEqual(["b"]);
  expect(fitting(800, 900)).toEqual(["a", "b", "c"]);
});

test("what is not in the abstract can be asked for, and is not what does not apply", () => {
  const rows = [row("a", { sources: ["LED"] }), row("b"), row("c", { sources: null })];
  expect(idsOf(ask(rows, { choices: { source: UNPRINTED_CHOICE } }).shown)).toEqual(["b"]);
  expect(idsOf(ask(rows, { choices: { source: "LED" } }).shown)).toEqual(["a"]);
});

test("a hidden paper is counted with the first filter that hides it", () => {
  const rows = [
    row("a", { nm: [660] }),
    row("b"),
    row("c", { design: "review" }),
    row("d", { design: "review", nm: [660] }),
  ];
  const { hidden } = ask(rows, {
    choices: { design: "randomised controlled trial" },
    ranges: { nm: { printed: true } },
  });
  expect(hidden).toEqual([
    { filter: "design", papers: 2 },
    { filter: "nm", papers: 1 },
  ]);
});

test("where nothing fits, the fewest filters to drop are named with what that brings back", () => {
  const rows = [
    row("a", { sources: ["LED"], year: 2010 }),
    row("b", { sources: ["LED"], year: 2011 }),
    row("c", { sources: ["laser"], people: 40, year: 2012 }),
    row("d", { design: "review", year: 2013 }),
  ];
  const { shown, ways } = ask(rows, {
    choices: { design: "randomised controlled trial", source: "LED" },
    ranges: { people: { from: 30 } },
  });
  expect(shown).toEqual([]);
  expect(ways).toEqual([
    { without: ["people"], papers: 2 },
    { without: ["source"], papers: 1 },
  ]);
});

test("where no single filter is to blame, two are dropped together", () => {
  const rows = [row("a", { design: "review", sources: ["laser"] })];
  const { ways } = ask(rows, {
    choices: { design: "randomised controlled trial", source: "LED" },
  });
  expect(ways).toEqual([{ without: ["design", "source"], papers: 1 }]);
});

test("each choice counts what there would be with it and the other filters", () => {
  const rows = [
    row("a", { sources: ["LED"] }),
    row("b", { sources: ["laser"] }),
    row("c", { sources: ["LED"], design: "review" }),
  ];
  const { counts } = ask(rows, { choices: { design: "review", source: "laser" } });
  expect([...counts.source]).toEqual([["LED", 1]]);
  expect([...counts.design]).toEqual([["randomised controlled trial", 1]]);
});

test("a page after the last one is the last one", () => {
  const rows = Array.from({ length: PAGE_LENGTH + 1 }, (_, index) => row(`${index}`));
  expect(ask(rows, { page: 9 })).toMatchObject({ page: 2, pages: 2, rows: [{}] });
  expect(ask([], { page: 9 })).toMatchObject({ page: 1, pages: 1, rows: [], years: [] });
});

test("every year from the first to the last has its papers, those shown before those hidden", () => {
  const rows = [
    row("a", { year: 2018, hue: "amber" }),
    row("b", { year: 2018, hue: "rose", nm: [660] }),
    row("c", { year: 2020 }),
  ];
  const { years } = ask(rows, { ranges: { nm: { printed: true } } });
  expect(years).toEqual([
    {
      year: 2018,
      papers: [
        { hue: "rose", isShown: true, count: 1 },
        { hue: "amber", isShown: false, count: 1 },
      ],
    },
    { year: 2019, papers: [] },
    { year: 2020, papers: [{ hue: "blue", isShown: false, count: 1 }] },
  ]);
});

const seen = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: value }, fc.constant(undefined), fc.constant(null));
const amount = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.record({ from: fc.integer({ min: 1, max: 9 }), to: fc.integer({ min: 10, max: 200 }) }),
);

const someRow: fc.Arbitrary<StudyRow> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom("Chow 2009", "de Bie 1998", "Höfling 2013"),
  year: fc.integer({ min: 1998, max: 2026 }),
  design: fc.constantFrom(...studyDesigns),
  topics: fc.subarray([...topicIds], { minLength: 1 }),
  uses: fc.subarray(["acne", "insomnia"]),
  condition: fc.constantFrom("Acne", "Insomnia"),
  hue: fc.constantFrom("rose", "blue", null),
  people: seen(fc.integer({ min: 1, max: 3000 })),
  sources: seen(fc.subarray(["laser", "LED"] as const, { minLength: 1 })),
  nm: seen(fc.array(fc.integer({ min: 400, max: 1100 }), { minLength: 1, maxLength: 3 })),
  irradiance: seen(amount),
  fluence: seen(amount),
  sessions: seen(amount),
  against: seen(fc.subarray(["sham", "before"] as const, { minLength: 1 })),
  results: seen(fc.subarray(["better", "same", "worse"] as const, { minLength: 1 })),
  funder: fc.constantFrom("A fund", undefined),
  conflicts: fc.constant(undefined),
  contradiction: fc.constant(undefined),
});

const someRange = fc.oneof(
  fc.record({ from: fc.integer({ min: 1, max: 100 }), to: fc.integer({ min: 100, max: 2010 }) }),
  fc.record({ printed: fc.boolean() }),
);

const someQuery: fc.Arbitrary<StudyQuery> = fc.record({
  choices: fc.record(
    {
      design: fc.constantFrom(...studyDesigns),
      condition: fc.constantFrom("pain", "acne"),
      source: fc.constantFrom("LED", UNPRINTED_CHOICE),
      against: fc.constantFrom("sham", UNPRINTED_CHOICE),
      result: fc.constantFrom("better", UNPRINTED_CHOICE),
      funder: fc.constantFrom("printed", UNPRINTED_CHOICE),
    },
    { requiredKeys: [] },
  ),
  ranges: fc.record(
    { people: someRange, nm: someRange, fluence: someRange, sessions: someRange },
    { requiredKeys: [] },
  ),
  sort: fc.record({ by: fc.constantFrom(...SORTS), down: fc.boolean() }),
  page: fc.integer({ min: 1, max: 9 }),
});

const someRows = fc.uniqueArray(someRow, { selector: ({ id }) => id, maxLength: 130 });

test("shown and hidden papers are all papers, each once, and the pages hold all that are shown", () => {
  fc.assert(
    fc.property(someRows, someQuery, (rows, query) => {
      const table = createStudyTable(rows);
      const { shown, hidden, pages, years } = table.ask(query);
      const hiddenPapers = hidden.reduce((sum, { papers }) => sum + papers, 0);
      expect(shown.length + hiddenPapers).toBe(rows.length);
      const paged = Array.from({ length: pages }, (_, page) =>
        idsOf(table.ask({ ...query, page: page + 1 }).rows),
      );
      expect(paged.every((ids) => ids.length <= PAGE_LENGTH)).toBe(true);
      expect(paged.flat()).toEqual(idsOf(shown));
      const dots = years.flatMap(({ papers }) => papers);
      expect(dots.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
    }),
  );
});

test("an order changes no paper, and what has no value comes last in both directions", () => {
  fc.assert(
    fc.property(someRows, someQuery, fc.constantFrom(...SORTS), (rows, query, by) => {
      const table = createStudyTable(rows);
      const [up, down] = [false, true].map((down) =>
        idsOf(table.ask({ ...query, sort: { by, down } }).shown),
      );
      expect(up?.toSorted()).toEqual(down?.toSorted());
      if (by === "people") {
        for (const down of [false, true]) {
          const people = table
            .ask({ ...ALL, sort: { by, down } })
            .shown.map((each) => each.people)
            .map((value) => (value === undefined ? -1 : value === null ? -2 : value));
          const known = people.filter((value) => value > 0);
          expect(known).toEqual(known.toSorted((a, b) => (down ? b - a : a - b)));
          expect(people).toEqual([
            ...known,
            ...people.filter((value) => value === -1),
            ...people.filter((value) => value === -2),
          ]);
        }
      }
    }),
  );
});

test("one more filter never shows more papers, and dropping the offered filters brings back the stated number", () => {
  fc.assert(
    fc.property(someRows, someQuery, (rows, query) => {
      const table = createStudyTable(rows);
      const { shown, ways } = table.ask(query);
      for (const filter of FILTERS) {
        expect(table.ask(drop(query, [filter])).shown.length).toBeGreaterThanOrEqual(shown.length);
      }
      expect(ways.length > 0).toBe(shown.length === 0 && rows.length > 0);
      for (const { without, papers } of ways) {
        expect(table.ask(drop(query, without)).shown).toHaveLength(papers);
      }
    }),
  );
});

function drop(query: StudyQuery, filters: readonly string[]): StudyQuery {
  const kept = <T extends object>(asked: T) =>
    Object.fromEntries(Object.entries(asked).filter(([filter]) => !filters.includes(filter)));
  return { ...query, choices: kept(query.choices), ranges: kept(query.ranges) };
}

test("whatever is in the address is read without throwing, and asked for only where it has no error", () => {
  const known = Object.fromEntries(CHOICES.map((choice) => [choice, new Set(["a"])])) as never;
  const word = fc.oneof(fc.string(), fc.constantFrom("a", "12", "1e9", "-3", "nm", "printed"));
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("design", "nm", "nm-from", "nm-to", "sort", "page"), word),
      (parameters) => {
        const words = studyWords(new URLSearchParams(parameters));
        const { query, errors } = readStudyQuery(words, known);
        if (errors.design) expect(query.choices).toEqual({});
        if (errors["nm-to"] && errors["nm-from"]) expect(query.ranges.nm?.to).toBeUndefined();
        for (const range of RANGES) {
          const { from, to } = query.ranges[range] ?? {};
          if (from !== undefined && to !== undefined) expect(from).toBeLessThanOrEqual(to);
        }
        expect(query.page).toBeGreaterThanOrEqual(1);
      },
    ),
  );
});
