import { expect, test } from "vitest";
import { readPages } from "./paging.server.ts";

/** Reads a list of so many pages, each with its number as its item. */
async function pagesOf(count: number, cursorOf: (page: number) => string = String) {
  const warnings: unknown[][] = [];
  const cursors: (string | null)[] = [];
  const read = async (cursor: string | null) => {
    cursors.push(cursor);
    const page = cursors.length;
    return { items: [page], hasNextPage: page < count, next: cursorOf(page) };
  };
  const log = { warn: (...entry: unknown[]) => void warnings.push(entry) };
  return { ...(await readPages("pages", read, log)), cursors, warnings };
}

test("a list is read page by page, from cursor to cursor", async () => {
  expect(await pagesOf(3)).toEqual({
    items: [1, 2, 3],
    isWhole: true,
    cursors: [null, "1", "2"],
    warnings: [],
  });
});

test("after 200 pages a list is cut, and the log names it", async () => {
  const { items, isWhole, warnings } = await pagesOf(201);
  expect([items.length, isWhole]).toEqual([200, false]);
  expect(warnings).toEqual([
    [{ list: "pages", pages: 200 }, "A list of the store does not end and is cut off"],
  ]);
  expect(await pagesOf(200)).toMatchObject({ isWhole: true, warnings: [] });
});

test("a cursor that comes again ends the list", async () => {
  const { items, isWhole } = await pagesOf(9, () => "same");
  expect([items, isWhole]).toEqual([[1, 2], false]);
});
