import type { Logger } from "pino";

type ListPage<Item> = { items: readonly Item[]; hasNextPage: boolean; next: string | null };

/** 50,000 entries at Shopify's 250 a page. */
const MOST_PAGES = 200;

/** At most 200 pages; the log names a list that is cut. @param read reads the page at a cursor */
export async function readPages<Item>(
  list: string,
  read: (cursor: string | null) => Promise<ListPage<Item>>,
  log: Pick<Logger, "warn">,
): Promise<{ items: Item[]; isWhole: boolean }> {
  const items: Item[] = [];
  const cursors = new Set<string | null>();
  let page: ListPage<Item> = { items, hasNextPage: true, next: null };
  while (page.hasNextPage) {
    if (cursors.size === MOST_PAGES || cursors.has(page.next)) {
      log.warn({ list, pages: cursors.size }, "A list of the store does not end and is cut off");
      return { items, isWhole: false };
    }
    cursors.add(page.next);
    page = await read(page.next);
    items.push(...page.items);
  }
  return { items, isWhole: true };
}
