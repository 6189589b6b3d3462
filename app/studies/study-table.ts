import { studyDesigns } from "#app/evidence/ledger/study.ts";
import { amountEnds } from "#app/evidence/ledger/treatment.ts";
import { wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import {
  type AskedRange,
  CHOICES,
  type Choice,
  FILTERS,
  type Filter,
  type MaybePrinted,
  PRINTED_CHOICE,
  type Range,
  type Sort,
  type StudyQuery,
  UNPRINTED_CHOICE,
} from "./study-query.ts";
import type { Seen, StudyRow } from "./study-row.ts";

/** Papers, prepared to be asked. */
export type StudyTable = {
  /** Answers in a time that grows with the number of papers alone: 10,000 take a few milliseconds. */
  ask(query: StudyQuery): StudyAnswer;
};

export type StudyAnswer = {
  readonly total: number;
  /** All that fit, in the order that was asked for. */
  readonly shown: readonly StudyRow[];
  /** Those of the page; a page after the last one is the last one. */
  readonly rows: readonly StudyRow[];
  readonly page: number;
  readonly pages: number;
  /** How many papers each filter hides that none before it does, in the order of `FILTERS`. */
  readonly hidden: readonly { readonly filter: Filter; readonly papers: number }[];
  /** Of those shown, how many have a value. */
  readonly printed: Readonly<Record<Column, number>>;
  /** For each choice, how many papers there would be with it and the other filters. */
  readonly counts: Readonly<Record<Choice, ReadonlyMap<string, number>>>;
  /** Every year from the first to the last. */
  readonly years: readonly StudyYear[];
  /** Where nothing fits: the fewest filters that have to go, and how many papers that brings back, most first. */
  readonly ways: readonly { readonly without: readonly Filter[]; readonly papers: number }[];
};

export type Column = MaybePrinted | "against" | "result" | "funder" | "source";

export type StudyYear = { readonly year: number; readonly papers: readonly YearPaper[] };
export type YearPaper = { readonly hue: string | null; readonly isShown: boolean };

export const PAGE_LENGTH = 50;

export function createStudyTable(rows: readonly StudyRow[]): StudyTable {
  const papers = rows.map((row) => ({ row, values: valuesOf(row) }));
  const orders = new Map<string, readonly Paper[]>();

  function inOrder({ by, down }: StudyQuery["sort"]): readonly Paper[] {
    const name = `${down ? "-" : ""}${by}`;
    const order = orders.get(name) ?? papers.toSorted(comparison(by, down));
    orders.set(name, order);
    return order;
  }

  return {
    ask(query) {
      const filters = FILTERS.flatMap((filter) => {
        const fits = fitsOf(filter, query);
        return fits ? [{ filter, fits, bit: 1 << FILTERS.indexOf(filter) }] : [];
      });
      const shown: StudyRow[] = [];
      const hidden = new Map<Filter, number>();
      const printed = { ...NONE_PRINTED };
      const counts = emptyCounts();
      const years = new Map<number, YearPaper[]>();
      const ways = new Map<number, number>();

      for (const paper of inOrder(query.sort)) {
        const { row, values } = paper;
        let failed = 0;
        let first: Filter | undefined;
        for (const { filter, fits, bit } of filters) {
          if (fits(paper)) continue;
          failed |= bit;
          first ??= filter;
        }
        if (first === undefined) {
          shown.push(row);
          countPrinted(row, printed);
        } else {
          hidden.set(first, (hidden.get(first) ?? 0) + 1);
          ways.set(failed, (ways.get(failed) ?? 0) + 1);
        }
        for (const choice of CHOICES) {
          if ((failed & ~(1 << FILTERS.indexOf(choice))) === 0)
            addTo(counts[choice], values[choice]);
        }
        const year = years.get(row.year) ?? [];
        year.push({ hue: row.hue, isShown: first === undefined });
        years.set(row.year, year);
      }

      const pages = Math.max(1, Math.ceil(shown.length / PAGE_LENGTH));
      const page = Math.min(query.page, pages);
      return {
        total: rows.length,
        shown,
        rows: shown.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH),
        page,
        pages,
        hidden: filters.flatMap(({ filter }) => {
          const papers = hidden.get(filter);
          return papers ? [{ filter, papers }] : [];
        }),
        printed,
        counts,
        years: everyYear(years),
        ways: shown.length > 0 ? [] : fewest(ways),
      };
    },
  };
}

/** A row with the values of its choices, read once. */
type Paper = {
  readonly row: StudyRow;
  readonly values: Readonly<Record<Choice, readonly string[]>>;
};

function valuesOf(row: StudyRow): Paper["values"] {
  return {
    design: [row.design],
    condition: [...row.topics, ...row.uses],
    source: seenOrNot(row.sources),
    against: seenOrNot(row.against),
    result: seenOrNot(row.results && [...new Set(row.results)]),
    funder: [row.funder === undefined ? UNPRINTED_CHOICE : PRINTED_CHOICE],
  };
}

/** What does not apply is neither. */
function seenOrNot(values: readonly string[] | undefined | null): readonly string[] {
  if (values === null) return [];
  return values ?? [UNPRINTED_CHOICE];
}

function fitsOf(filter: Filter, query: StudyQuery): ((paper: Paper) => boolean) | undefined {
  if (isChoice(filter)) {
    const chosen = query.choices[filter];
    return chosen === undefined ? undefined : ({ values }) => values[filter].includes(chosen);
  }
  const asked = query.ranges[filter];
  return asked && (({ row }) => fitsRange(spansOf(row, filter), asked));
}

const isChoice = (filter: Filter): filter is Choice => CHOICES.some((choice) => choice === filter);

/** From the least to the most, of each value. */
type Spans = Seen<readonly (readonly [from: number, to: number])[]>;

/** A range fits with any part of it. */
function fitsRange(spans: Spans, { from, to, printed }: AskedRange): boolean {
  if (printed === false) return spans === undefined;
  if (!spans) return false;
  return spans.some(
    ([least, most]) => (from === undefined || most >= from) && (to === undefined || least <= to),
  );
}

function spansOf(row: StudyRow, range: Range): Spans {
  switch (range) {
    case "year":
    case "people":
      return ifSeen(row[range], (value) => [[value, value]]);
    case "nm":
      return ifSeen(row.nm, (wavelengths) => wavelengths.map(wavelengthEnds));
    default:
      return ifSeen(row[range], (amount) => [amountEnds(amount)]);
  }
}

function ifSeen<Value, Result>(seen: Seen<Value>, view: (value: Value) => Result): Seen<Result> {
  if (seen === undefined) return undefined;
  return seen === null ? null : view(seen);
}

const NONE_PRINTED: Readonly<Record<Column, number>> = {
  ...{ people: 0, nm: 0, irradiance: 0, fluence: 0, sessions: 0 },
  ...{ against: 0, result: 0, funder: 0, source: 0 },
};

function countPrinted(row: StudyRow, printed: Record<Column, number>): void {
  if (row.people) printed.people += 1;
  if (row.nm) printed.nm += 1;
  if (row.irradiance) printed.irradiance += 1;
  if (row.fluence) printed.fluence += 1;
  if (row.sessions) printed.sessions += 1;
  if (row.against) printed.against += 1;
  if (row.results) printed.result += 1;
  if (row.funder) printed.funder += 1;
  if (row.sources) printed.source += 1;
}

function emptyCounts(): Record<Choice, Map<string, number>> {
  return {
    ...{ design: new Map(), condition: new Map(), source: new Map() },
    ...{ against: new Map(), result: new Map(), funder: new Map() },
  };
}

function addTo(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

function everyYear(known: ReadonlyMap<number, YearPaper[]>): StudyYear[] {
  const [first, last] = [Math.min(...known.keys()), Math.max(...known.keys())];
  if (known.size === 0) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    year: first + index,
    papers: (known.get(first + index) ?? []).toSorted(byShownThenHue),
  }));
}

function byShownThenHue(a: YearPaper, b: YearPaper): number {
  if (a.isShown !== b.isShown) return a.isShown ? -1 : 1;
  const [hue, other] = [a.hue ?? "~", b.hue ?? "~"];
  return hue < other ? -1 : hue > other ? 1 : 0;
}

/** @param ways how many papers fail just these filters, a bit for each */
function fewest(ways: ReadonlyMap<number, number>): StudyAnswer["ways"] {
  const all = Array.from(ways, ([failed, papers]) => ({
    without: FILTERS.filter((_, index) => failed & (1 << index)),
    papers,
  }));
  const least = Math.min(...all.map(({ without }) => without.length));
  return all
    .filter(({ without }) => without.length === least)
    .toSorted((a, b) => b.papers - a.papers);
}

/** Papers without a value come last in both directions; those alike, newest first and then by name. */
function comparison(by: Sort, down: boolean): (a: Paper, b: Paper) => number {
  const sign = down ? -1 : 1;
  return ({ row: a }, { row: b }) => {
    const [first, second] = [keyOf(a, by, down), keyOf(b, by, down)];
    return (
      rank(first) - rank(second) ||
      sign * compare(first, second) ||
      b.year - a.year ||
      compare(a.name, b.name) ||
      compare(a.id, b.id)
    );
  };
}

type Key = number | string | undefined | null;

/** What was not seen before what does not apply. */
function rank(key: Key): number {
  if (key === undefined) return 1;
  return key === null ? 2 : 0;
}

function compare(a: Key, b: Key): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return typeof a === "string" && typeof b === "string" ? collator.compare(a, b) : 0;
}

const collator = new Intl.Collator("en");

/** Of a range the end that comes first in this direction. */
function keyOf(row: StudyRow, by: Sort, down: boolean): Key {
  switch (by) {
    case "name":
    case "condition":
      return row[by];
    case "design":
      return studyDesigns.indexOf(row.design);
    case "against":
      return ifSeen(row.against, (kinds) => kinds.join(", "));
    case "result":
      return ifSeen(row.results, (all) => all.filter((result) => result === "better").length);
    case "funder":
      return row.funder;
    default: {
      const spans = spansOf(row, by);
      if (!spans) return spans;
      return down
        ? Math.max(...spans.map(([, to]) => to))
        : Math.min(...spans.map(([from]) => from));
    }
  }
}
