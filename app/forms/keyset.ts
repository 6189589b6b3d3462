import { compareText } from "#app/text/compare-text.ts";

/** The time and id of a line, by which lists are sorted. */
export type Place = { at: string; id: string };

/** The newest lines without either. */
export type PagePlace = { before?: Place | undefined; after?: Place | undefined };

/** `older` and `newer` are the beginnings of the neighbouring pages, if there are any. */
export type ListPage<Line> = {
  lines: Line[];
  older: Place | undefined;
  newer: Place | undefined;
};

/** In lines. */
export const PAGE_LENGTH = 50;

/** Cuts a page out of the lines nearest to its place; one line more means that the list goes on. */
export function pageOf<Line>(
  lines: readonly Line[],
  { before, after }: PagePlace,
  placeOf: (line: Line) => Place,
): ListPage<Line> {
  const sorted = lines.toSorted((a, b) => byPlace(placeOf(b), placeOf(a)));
  const page = after ? sorted.slice(-PAGE_LENGTH) : sorted.slice(0, PAGE_LENGTH);
  const [first] = page;
  const last = page.at(-1);
  const goesOn = sorted.length > page.length;
  return {
    lines: page,
    newer: first && (after ? goesOn : before !== undefined) ? placeOf(first) : undefined,
    older: last && (after !== undefined || goesOn) ? placeOf(last) : undefined,
  };
}

const byPlace = (a: Place, b: Place) => compareText(a.at, b.at) || compareText(a.id, b.id);

/** Such as 2026-11-21T09:00:00.000Z_a1b2. */
export const writePlace = ({ at, id }: Place) => `${at}_${id}`;

/** Undefined for any other text. */
export function readPlace(text: string | null): Place | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)_([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return at && id ? { at, id } : undefined;
}
