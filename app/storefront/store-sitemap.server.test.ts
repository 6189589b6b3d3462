import { expect, test } from "vitest";
import { readChangeDates } from "./store-sitemap.server.ts";
import type { StorefrontClient } from "./storefront-client.server.ts";

type Answer = { hasNextPage: boolean; items: unknown[] } | null;

/** The dates that these pages give, and the variables with which they were asked for. */
async function datesOf(...pages: Answer[]) {
  const asked: unknown[] = [];
  const query: StorefrontClient["query"] = async (_query, variables, schema) => {
    asked.push(variables);
    return schema.parse({ sitemap: { resources: pages[asked.length - 1] } });
  };
  const dates = await readChangeDates({ query }, "ARTICLE", { warn() {} });
  return { dates: Object.fromEntries(dates), asked };
}

const item = (handle: string, updatedAt = "2026-11-21T10:00:00+01:00") => ({ handle, updatedAt });

test("dates of change come page by page, in UTC", async () => {
  const { dates, asked } = await datesOf(
    { hasNextPage: true, items: [item("a")] },
    { hasNextPage: false, items: [item("b", "2026-11-22T00:00:00Z")] },
  );
  expect(dates).toEqual({ a: "2026-11-21T09:00:00.000Z", b: "2026-11-22T00:00:00.000Z" });
  expect(asked).toEqual([
    { type: "ARTICLE", page: 1 },
    { type: "ARTICLE", page: 2 },
  ]);
});

test("a handle of two blogs, a bad date and a store without a sitemap give none", async () => {
  const items = [item("a"), item("a"), item("a"), item("b", "yesterday"), item("c")];
  expect(Object.keys((await datesOf({ hasNextPage: false, items })).dates)).toEqual(["c"]);
  expect((await datesOf(null)).dates).toEqual({});
});
