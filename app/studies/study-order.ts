import { studyDesigns } from "#app/evidence/ledger/study.ts";
import { amountEnds } from "#app/evidence/ledger/treatment.ts";
import { wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import type { Range, Sort } from "./study-filter.ts";
import type { Seen, StudyRow } from "./study-row.ts";

/** Papers without a value come last in both directions; equal ones newest first, then by name. */
export function comparison(by: Sort, down: boolean): (a: StudyRow, b: StudyRow) => number {
  const sign = down ? -1 : 1;
  return (a, b) => {
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

/** Unprinted values before values that do not apply. */
function rank(key: Key): number {
  if (key === undefined) return 1;
  return key === null ? 2 : 0;
}

function compare(a: Key, b: Key): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return typeof a === "string" && typeof b === "string" ? collator.compare(a, b) : 0;
}

export const collator = new Intl.Collator("en");

/** The end of a range that comes first in this direction. */
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

/** From the least to the most of each value. */
export type Spans = Seen<readonly (readonly [from: number, to: number])[]>;

export function spansOf(row: StudyRow, range: Range): Spans {
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
