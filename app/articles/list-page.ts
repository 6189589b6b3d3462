export type ListPage<Listed> = {
  shown: readonly Listed[];
  /** From 1. */
  page: number;
  /** Pages by the year of their first article: `[["2026", [1, 2]], ["2025", [3]]]`. */
  years: readonly (readonly [year: string, pages: readonly number[]])[];
  pages: number;
};

/** In articles: whole rows of two and of three. */
const PAGE_SIZE = 24;

/** Undefined for a number without a page. @param asked the number in the address */
export function pageOf<Listed extends { publishedAt: string }>(
  list: readonly Listed[],
  asked: string | null,
): ListPage<Listed> | undefined {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  const page = asked === null ? 1 : /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(page <= pages)) return undefined;
  const firsts = list.filter((_, at) => at % PAGE_SIZE === 0);
  const years = Map.groupBy(
    firsts.map(({ publishedAt }, at) => ({ year: publishedAt.slice(0, 4), page: at + 1 })),
    ({ year }) => year,
  );
  return {
    shown: list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    years: Array.from(years, ([year, entries]) => [year, entries.map((entry) => entry.page)]),
    pages,
  };
}

/** The first page has the list's own address. */
export function pageAddress(list: string, page: number): string {
  if (page === 1) return list;
  return `${list}${list.includes("?") ? "&" : "?"}page=${page}`;
}
