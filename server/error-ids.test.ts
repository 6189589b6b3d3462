import { pino } from "pino";
import { type ActionFunction, RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import type { ArticleList } from "#app/articles/articles.server.ts";
import { build, builtApp, openServices } from "../tests/support/built-app.ts";
import { withErrorIds } from "./error-ids.ts";

let logged: Record<string, unknown>[];
beforeEach(() => {
  logged = [];
});

const log = pino({}, { write: (line) => logged.push(JSON.parse(line)) });

function siteWhose(list: () => Promise<ArticleList>) {
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

describe("an action", () => {
  const [route] = Object.values(build.routes).flatMap((one) => one ?? []);
  if (!route) throw new Error("The build has no routes");

  const services = openServices({}, { log });
  services.server.loggedPath = (url) => url;

  /** What it answers, or what it throws. */
  const act = (action: ActionFunction, signal?: AbortSignal): Promise<unknown> => {
    const own = { ...route, module: { ...route.module, action } };
    const { routes } = withErrorIds({ ...build, routes: { own, gone: undefined } }, services);
    expect(routes.gone).toBeUndefined();
    const url = new URL("https://site.example/newsletter?email=zanzibar@example.org");
    const request = new Request(url, { method: "POST", ...(signal && { signal }) });
    const context = new RouterContextProvider();
    const parts = { request, url, params: {}, pattern: "/newsletter", context };
    return Promise.resolve(routes.own?.module.action?.(parts)).catch((thrown: unknown) => thrown);
  };

  test("that fails answers 500 with the id of the log's entry", async () => {
    const answer = await act(() => {
      throw new Error("the list is on fire");
    });
    expect(answer).toBeInstanceOf(Response);
    expect(await (answer as Response).json()).toEqual({ errorId: logged[0]?.errorId });
    expect(logged).toMatchObject([
      { path: "/newsletter", err: { message: "the list is on fire" } },
    ]);
  });

  test.each([
    ["throws an answer", new Response("no", { status: 403 }), undefined],
    ["fails for a reader who has left", new Error("aborted"), AbortSignal.abort()],
  ])("that %s is left as it is", async (_name, thrown, signal) => {
    const answer = await act(() => {
      throw thrown;
    }, signal);
    expect(answer).toBe(thrown);
    expect(logged).toEqual([]);
  });

  test("is not made up where a route has none", () => {
    const { action: _action, ...module } = route.module;
    const own = { ...route, module };
    const { routes } = withErrorIds({ ...build, routes: { own } }, services);
    expect(Object.keys(routes.own?.module ?? {})).toEqual(Object.keys(module));
  });
});
