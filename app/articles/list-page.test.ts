import { expect, test } from "vitest";
import { pageOf } from "./list-page.ts";

const list = Array.from({ length: 50 }, (_, at) => ({
  publishedAt: `${at < 30 ? 2026 : 2025}-01-01T00:00:00.000Z`,
}));

test("a page has 24 articles, the last one the rest", () => {
  expect(pageOf(list, null)).toMatchObject({ page: 1, pages: 3, shown: list.slice(0, 24) });
  expect(pageOf(list, "3")).toMatchObject({ page: 3, shown: list.slice(48) });
  expect(pageOf([], null)).toEqual({ page: 1, pages: 1, shown: [], years: [] });
});

test("pages are known by the year in which they begin", () => {
  expect(pageOf(list, "2")?.years).toEqual([
    ["2026", [1, 2]],
    ["2025", [3]],
  ]);
});

test.each(["0", "4", "-1", "1.5", "01", "", "x", "1e3", "9999999"])("%j is no page", (asked) => {
  expect(pageOf(list, asked)).toBeUndefined();
});
