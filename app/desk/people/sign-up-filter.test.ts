import { expect, test } from "vitest";
import { isDay, pageAddress, readFilter, readPage } from "./sign-up-filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));

test("an address says what is listed, and empty fields say nothing", () => {
  expect(read("list=webinar&status=&source=+footer+&from=2026-11-01&until=2026-11-30")).toEqual({
    filter: {
      list: "webinar",
      status: undefined,
      source: "footer",
      from: "2026-11-01",
      until: "2026-11-30",
    },
    words: { list: "webinar", source: "footer", from: "2026-11-01", until: "2026-11-30" },
    problems: [],
  });
});

test("what can't be read is named and left out", () => {
  const { filter, problems } = read("list=everyone&status=gone&from=2026-02-30&until=soon");
  expect(Object.values(filter).filter(Boolean)).toEqual([]);
  expect(problems).toHaveLength(4);
  expect(problems.join(" ")).toContain("There is no list “everyone”: it is one of newsletter");
  expect(problems.join(" ")).toContain("“2026-02-30” is no day: write it as 2026-11-30.");
});

test.each([
  ["2026-02-28", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["26-01-01", false],
  ["2026-01-01T00:00", false],
])("%s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test("the address of a page keeps the filter, and leads to the page", () => {
  const place = { at: "2026-11-21T09:00:00.000Z", id: "a-b" };
  const address = pageAddress(
    "/desk/people",
    { list: "alerts", source: undefined },
    { before: place },
  );
  const { searchParams, pathname } = new URL(address, "https://site.example");
  expect(pathname).toBe("/desk/people");
  expect(readPage(searchParams)).toEqual({ before: place });
  expect(readFilter(searchParams).filter.list).toBe("alerts");
  expect(pageAddress("/desk/people", {})).toBe("/desk/people");
});
