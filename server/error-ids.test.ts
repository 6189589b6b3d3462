import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import type { ArticleList } from "#app/articles/articles.server.ts";
import { builtApp, openServices } from "../tests/support/built-app.ts";

let logged: Record<string, unknown>[];
beforeEach(() => {
  logged = [];
});

function siteWhose(list: () => Promise<ArticleList>) {
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line)) });
  const services = openServices({}, { log, now: () => 0 });
  return builtApp({ ...services, articles: { ...services.articles, list } });
}

const fails = async () => {
  throw new Error("the cache is on fire");
};

/** No page can be drawn from this list. */
const misleads = async (): Promise<ArticleList> => {
  const app = openServices({}, { now: () => 0 });
  const list = await app.articles.list();
  if (list.status !== "ok") throw new Error("the embedded store always answers");
  return { ...list, articles: list.articles.map((one) => ({ ...one, publishedAt: "someday" })) };
};

test.each([
  ["a loader that throws", fails, "the cache is on fire"],
  ["a component that throws", misleads, "Invalid time value"],
])("%s: a calm page with the id of the log's entry", async (_name, list, cause) => {
  const response = await siteWhose(list).request("/blog");
  const html = await response.text();

  expect(response.status).toBe(500);
  expect(html).toContain("<h1");
  expect(html).toContain("Unable to Load Blog Posts");
  expect(html).toContain("Try again");
  const entries = logged.filter(({ level }) => Number(level) >= 50);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ err: { message: cause } });
  expect(html).toContain(`>${entries[0]?.errorId}</strong>`);
  expect(html).not.toContain(cause);
  expect(html).not.toMatch(/\bat .+\.(js|ts):\d+/);
});

test("a failed page of a client navigation carries the id, not the cause", async () => {
  const response = await siteWhose(fails).request("/blog.data");
  const body = await response.text();
  expect(response.status).toBe(500);
  expect(body).toContain(String(logged[0]?.errorId));
  expect(body).not.toContain("the cache is on fire");
});

test("the log does not have the query, in which a reader's words may stand", async () => {
  expect((await siteWhose(fails).request("/blog?email=zanzibar@example.org")).status).toBe(500);
  expect(logged).toMatchObject([{ path: "/blog" }]);
  expect(JSON.stringify(logged)).not.toContain("zanzibar");
});

test("what a route answers on purpose is left as it is", async () => {
  const response = await siteWhose(fails).request("/nowhere");
  expect(response.status).toBe(404);
  expect(logged).toEqual([]);
});
