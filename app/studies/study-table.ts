import { hasKey } from "#app/evidence/ledger/record-keys.ts";
import {
  type AskedRange,
  CHOICES,
  type Choice,
  FILTERS,
  type Filter,
  type MaybePrinted,
  PRINTED_CHOICE,
  type StudyQuery,
  UNPRINTED_CHOICE,
} from "./study-filter.ts";
import { collator, comparison, type Spans, spansOf } from "./study-order.ts";
import type { StudyRow } from "./study-row.ts";

export type StudyTable = {
  /** Takes time in proportion to the number of papers: a few milliseconds for 10,000. */
  ask(query: StudyQuery): StudyAnswer;
};

/** The papers that fit a query, with the numbers beside the filters. */
export type StudyAnswer = {
  readonly total: number;
  /** All matches, sorted. */
  readonly shown: readonly StudyRow[];
  /** Of the page, or of the last page for a higher number. */
  readonly rows: readonly StudyRow[];
  readonly page: number;
  readonly pages: number;
  /** Papers that each filter hides and no earlier one does, in the order of `FILTERS`. */
  readonly hidden: readonly { readonly filter: Filter; readonly papers: number }[];
  /** Shown papers with a value. */
  readonly printed: Readonly<Record<Column, number>>;
  /** For each choice, the number of papers with it and the other filters. */
  readonly counts: Readonly<Record<Choice, ReadonlyMap<string, number>>>;
  /** Every year from the first to the last. */
  readonly years: readonly StudyYear[];
  /** When nothing matches: the fewest filters to drop, with the papers that come back. */
  readonly ways: readonly { readonly without: readonly Filter[]; readonly papers: number }[];
};

export type Column = MaybePrinted | "against" | "result" | "funder";

/** Shown papers first, each part by hue. */
export type StudyYear = { readonly year: number; readonly papers: readonly YearPapers[] };
export type YearPapers = {
  readonly hue: string | null;
  readonly isShown: boolean;
  readonly count: number;
};

/** In papers. */
export const PAGE_LENGTH = 50;

export function createStudyTable(rows: readonly StudyRow[]): StudyTable {
  const groups = createGroups();
  const papers = rows.map((row): CountedRow => {
    const values = valuesOf(row);
    return {
      row,
      values,
      years: [groups.numberOf({ year: row.year, hue: row.hue })],
      choices: CHOICES.map((choice) =>
        values[choice].map((value) => groups.numberOf({ choice, value })),
      ),
      printed: printedIn(row).map((column) => groups.numberOf({ column })),
    };
  });
  const orders = new Map<string, readonly CountedRow[]>();

  function inOrder({ by, down }: StudyQuery["sort"]): readonly CountedRow[] {
    const name = `${down ? "-" : ""}${by}`;
    const compare = comparison(by, down);
    const order = orders.get(name) ?? papers.toSorted((a, b) => compare(a.row, b.row));
    orders.set(name, order);
    return order;
  }

  return {
    ask(query) {
      const filters = FILTERS.flatMap((filter, index) => {
        const fits = fitsOf(filter, query);
        return fits ? [{ filter, fits, bit: 1 << index, hidden: 0 }] : [];
      });
      const shown: StudyRow[] = [];
      const counts = { shown: groups.zeros(), hidden: groups.zeros(), possible: groups.zeros() };
      const ordered = inOrder(query.sort);
      const failures = new Uint16Array(ordered.length);

      for (let index = 0; index < ordered.length; index += 1) {
        const paper = ordered[index] as CountedRow;
        let failed = 0;
        for (const filter of filters) {
          if (filter.fits(paper)) continue;
          if (failed === 0) filter.hidden += 1;
          failed |= filter.bit;
        }
        failures[index] = failed;
        if (failed === 0) {
          shown.push(paper.row);
          addTo(counts.shown, paper.printed);
        }
        addTo(failed === 0 ? counts.shown : counts.hidden, paper.years);
        for (let place = 0; place < CHOICES.length; place += 1) {
          if ((failed & ~(1 << place)) === 0) addTo(counts.possible, paper.choices[place] ?? []);
        }
      }

      const pages = Math.max(1, Math.ceil(shown.length / PAGE_LENGTH));
      const page = Math.min(query.page, pages);
      return {
        total: rows.length,
        shown,
        rows: shown.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH),
        page,
        pages,
        hidden: filters.flatMap(({ filter, hidden }) =>
          hidden > 0 ? [{ filter, papers: hidden }] : [],
        ),
        ...groups.read(counts),
        ways: shown.length > 0 ? [] : fewest(failures),
      };
    },
  };
}

/** A row and the numbers of its groups: counting in arrays is three times as fast as in maps. */
type CountedRow = {
  readonly row: StudyRow;
  readonly values: Readonly<Record<Choice, readonly string[]>>;
  readonly years: readonly number[];
  readonly choices: readonly (readonly number[])[];
  readonly printed: readonly number[];
};

type Group =
  | { readonly year: number; readonly hue: string | null }
  | { readonly choice: Choice; readonly value: string }
  | { readonly column: Column };

type Counts = Readonly<Record<"shown" | "hidden" | "possible", Uint32Array>>;

function createGroups() {
  const groups: Group[] = [];
  const numbers = new Map<string, number>();
  return {
    numberOf(group: Group): number {
      const name = JSON.stringify(group);
      const number = numbers.get(name) ?? groups.push(group) - 1;
      numbers.set(name, number);
      return number;
    },
    zeros: () => new Uint32Array(groups.length),
    read({ shown, hidden, possible }: Counts): Pick<StudyAnswer, "printed" | "counts" | "years"> {
      const printed = { ...NONE_PRINTED };
      const counts = emptyCounts();
      const years: (YearPapers & { year: number })[] = [];
      for (const [number, group] of groups.entries()) {
        const papers = (part: Uint32Array) => part[number] ?? 0;
        if ("column" in group) printed[group.column] = papers(shown);
        else if ("choice" in group) {
          if (papers(possible) > 0) counts[group.choice].set(group.value, papers(possible));
        } else {
          years.push({ ...group, isShown: true, count: papers(shown) });
          years.push({ ...group, isShown: false, count: papers(hidden) });
        }
      }
      return { printed, counts, years: everyYear(years) };
    },
  };
}

function addTo(counts: Uint32Array, numbers: readonly number[]): void {
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
}

function valuesOf(row: StudyRow): CountedRow["values"] {
  return {
    design: [row.design],
    condition: [...row.topics, ...row.uses],
    source: seenOrNot(row.sources),
    against: seenOrNot(row.against),
    result: seenOrNot(row.results && [...new Set(row.results)]),
    funder: [row.funder === undefined ? UNPRINTED_CHOICE : PRINTED_CHOICE],
  };
}

/** Values that do not apply are neither. */
function seenOrNot(values: readonly string[] | undefined | null): readonly string[] {
  if (values === null) return [];
  return values ?? [UNPRINTED_CHOICE];
}

function fitsOf(filter: Filter, query: StudyQuery): ((paper: CountedRow) => boolean) | undefined {
  if (isChoice(filter)) {
    const chosen = query.choices[filter];
    return chosen === undefined ? undefined : ({ values }) => values[filter].includes(chosen);
  }
  const asked = query.ranges[filter];
  return asked && (({ row }) => fitsRange(spansOf(row, filter), asked));
}

const isChoice = (filter: Filter): filter is Choice => CHOICES.some((choice) => choice === filter);

/** A range matches with any part of it. */
function fitsRange(spans: Spans, { from, to, printed }: AskedRange): boolean {
  if (printed === false) return spans === undefined;
  if (!spans) return false;
  return spans.some(
    ([least, most]) => (from === undefined || most >= from) && (to === undefined || least <= to),
  );
}

const NONE_PRINTED: Readonly<Record<Column, number>> = {
  people: 0,
  nm: 0,
  irradiance: 0,
  fluence: 0,
  sessions: 0,
  against: 0,
  result: 0,
  funder: 0,
};

function printedIn(row: StudyRow): Column[] {
  const columns = Object.entries({ ...row, result: row.results });
  return columns.flatMap(([column, value]) =>
    value !== undefined && value !== null && hasKey(NONE_PRINTED, column) ? [column] : [],
  );
}

function emptyCounts(): Record<Choice, Map<string, number>> {
  return {
    design: new Map(),
    condition: new Map(),
    source: new Map(),
    against: new Map(),
    result: new Map(),
    funder: new Map(),
  };
}

function everyYear(known: readonly (YearPapers & { year: number })[]): StudyYear[] {
  if (known.length === 0) return [];
  const first = Math.min(...known.map(({ year }) => year));
  const last = Math.max(...known.map(({ year }) => year));
  const byYear = Map.groupBy(known, ({ year }) => year);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    year: first + index,
    papers: (byYear.get(first + index) ?? [])
      .filter(({ count }) => count > 0)
      .toSorted(
        (a, b) =>
          Number(b.isShown) - Number(a.isShown) || collator.compare(a.hue ?? "~", b.hue ?? "~"),
      )
      .map(({ hue, isShown, count }) => ({ hue, isShown, count })),
  }));
}

/** @param failures a bit for each filter that a paper fails */
function fewest(failures: Uint16Array): StudyAnswer["ways"] {
  const papers = new Map<number, number>();
  for (const failed of failures) papers.set(failed, (papers.get(failed) ?? 0) + 1);
  const all = Array.from(papers, ([failed, count]) => ({
    without: FILTERS.filter((_, index) => failed & (1 << index)),
    papers: count,
  }));
  const least = Math.min(...all.map(({ without }) => without.length));
  return all
    .filter(({ without }) => without.length === least)
    .toSorted((a, b) => b.papers - a.papers);
}
