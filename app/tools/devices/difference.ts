import { round } from "#app/dose/rounding.ts";

/** As a mark and in words. */
export type Difference = {
  readonly kind: "same" | "overlap" | "differs" | "unknown";
  readonly words: string;
};

/** `to` is infinite for a range without an upper end. */
export type Ends = { readonly from: number; readonly to: number };

/** Null when nothing is known of the device. */
export type Named<Value> = { readonly name: string; readonly value: Value | null };

/** @param more a comparative for the greater one: "stronger", "more expensive" */
export function compareRanges(first: Named<Ends>, second: Named<Ends>, more: string): Difference {
  const [a, b] = [first.value, second.value];
  if (!a || !b) return unknownOf(first, second);
  if (a.from === b.from && a.to === b.to) return { kind: "same", words: "The same" };
  if (a.to < b.from) return greater(second.name, b.from / a.to, more);
  if (b.to < a.from) return greater(first.name, a.from / b.to, more);
  return { kind: "overlap", words: "They overlap" };
}

function greater(name: string, times: number, more: string): Difference {
  const by = times < 1.05 ? "a little" : `at least ${round(times)} times`;
  return { kind: "differs", words: `${name}: ${more}, by ${by}` };
}

/** In nm, from the shorter end. */
export type Band = readonly [from: number, to: number];

export function compareLight(
  first: Named<readonly Band[]>,
  second: Named<readonly Band[]>,
): Difference {
  const [a, b] = [first.value, second.value];
  if (!a || !b) return unknownOf(first, second);
  if (String(a) === String(b)) return { kind: "same", words: "The same" };
  const shared = a.some(([from, to]) => b.some((other) => other[0] <= to && other[1] >= from));
  return shared
    ? { kind: "overlap", words: "Some in common" }
    : { kind: "differs", words: "None in common" };
}

/** A value of null is unknown. */
export function compareWords(first: Named<string>, second: Named<string>): Difference {
  if (first.value === null || second.value === null) return unknownOf(first, second);
  return first.value === second.value
    ? { kind: "same", words: "The same" }
    : { kind: "differs", words: "Different" };
}

/** Counts of studies; null is unknown. */
export function compareCounts(first: Named<number>, second: Named<number>): Difference {
  const [a, b] = [first.value, second.value];
  if (a === null || b === null) return unknownOf(first, second);
  if (a === b) return { kind: "same", words: a === 0 ? "None for either" : "The same number" };
  const { name } = a > b ? first : second;
  const more = Math.abs(a - b);
  return { kind: "differs", words: `${name}: ${more} more ${more === 1 ? "study" : "studies"}` };
}

function unknownOf(first: Named<unknown>, second: Named<unknown>): Difference {
  if (first.value === null && second.value === null) {
    return { kind: "unknown", words: "No data for either" };
  }
  const { name } = first.value === null ? first : second;
  return { kind: "unknown", words: `No data: ${name}` };
}
