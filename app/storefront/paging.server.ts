import type { Logger } from "pino";

/** One page of a list, and the cursor of the one after it. */
export type ListPage<Item> = { items: readonly Item[]; hasNextPage: boolean; next: string | null };

/** 50,000 entries, of Shopify's 250 a page. */
const MOST_PAGES = 200;

/**
 * Reads a list of the store page by page: 200 of them at most, and none twice, or a store that always
 * says that there is more would be read for ever. The log names a list that is cut off.
 * @param read reads the page at a cursor, the first at `null`
 * @returns the entries, and whether they are all
 * @throws {StorefrontError} as `read` does
 */
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
