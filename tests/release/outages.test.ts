import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ServedSite, serveSite } from "../support/served-site.ts";
import {
  blog,
  hang,
  type StoreDouble,
  startStoreDouble,
  status,
  storeArticle,
} from "../support/store-double.ts";

/** A little more than a minute: what is kept for one is over then. */
const MINUTE = 60_001;
const ARTICLE = "/blog/red-light-and-sleep";
const PAGES = [
  "/",
  "/blog",
  "/blog.data",
  ARTICLE,
  `${ARTICLE}.data`,
  "/guide/red-light-and-sleep",
  "/benefits",
  "/benefits/skin-health",
  "/red-light-101",
  "/search?q=sleep",
  "/api/search/sleep",
  "/sitemap.xml",
  "/feed.xml",
  "/llms.txt",
];

let store: StoreDouble;
let site: ServedSite;
beforeEach(async () => {
  store = await startStoreDouble(blog([storeArticle()]));
  site = await serveSite(store.settings);
});
afterEach(async () => {
  await site.close();
  await store.close();
});

/** Reads all pages and answers their bodies by path. */
async function readAll(): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const path of PAGES) {
    const { status, body } = await site.get(path);
    expect(status, path).toBe(200);
    bodies.set(path, String(body));
  }
  return bodies;
}

describe("a store that goes down after the pages were read", () => {
  const failures: [string, () => Promise<void> | void][] = [
    ["answers 500", () => store.answer(status(500))],
    ["answers nonsense", () => store.answer(status(200, "<html>"))],
    ["hangs up", () => store.answer((_call, response) => response.destroy())],
    ["is not there", () => store.close()],
  ];
  test.each(failures)("%s: every page is served as it was, for a day", async (_name, fail) => {
    const before = await readAll();
    await fail();
    site.pass(MINUTE);
    // The first to ask lets the server find out.
    await site.get(ARTICLE);
    await expect
      .poll(() => site.count("store_calls_total", { result: "failed" }))
      .toBeGreaterThan(0);

    for (const wait of [0, 23 * 60 * MINUTE]) {
      site.pass(wait);
      const counted = await site.count("http_requests_total", { cache: "stale" });
      expect(await readAll()).toEqual(before);
      expect(await site.count("http_requests_total", { cache: "stale" })).toBe(
        counted + PAGES.length,
      );
    }
  });

  test("is read again when it is back", async () => {
    await readAll();
    store.answer(status(500));
    site.pass(MINUTE);
    await readAll();
    store.answer(blog([storeArticle({ title: "A new title" })]));
    site.pass(MINUTE);
    await expect
      .poll(async () => {
        site.pass(10_000);
        return String((await site.get(ARTICLE)).body);
      })
      .toContain("<title>A new title");
    await expect
      .poll(async () => {
        site.pass(10_000);
        await readAll();
        const before = await site.count("http_requests_total", { cache: "hit" });
        await site.get("/benefits");
        return (await site.count("http_requests_total", { cache: "hit" })) - before;
      })
      .toBe(1);
  });
});

test("a store that is down from the start: what needs none is served, the rest is 503", async () => {
  store.answer(status(500));
  for (const path of [
    "/red-light-101",
    "/benefits",
    "/benefits/skin-health",
    "/api/search/light",
  ]) {
    expect((await site.get(path)).status, path).toBe(200);
  }
  for (const path of ["/blog", ARTICLE, "/feed.xml"]) {
    const { status, headers } = await site.get(path);
    expect(status, path).toBe(503);
    expect(headers["retry-after"]).toBe("30");
  }
});

test("a slow store keeps no page in memory waiting", async () => {
  const before = await readAll();
  // It never answers, so that a page that waited for it would fail the test by its time limit.
  store.answer(hang);
  site.pass(2 * MINUTE);
  expect(await readAll()).toEqual(before);
  expect(await readAll()).toEqual(before);
  expect(store.calls.length).toBeGreaterThan(0);
});

test("the store gets each query once a minute, whatever the traffic", async () => {
  await readAll();
  const cold = store.calls.length;
  for (let minute = 0; minute < 3; minute += 1) {
    site.pass(MINUTE);
    for (let time = 0; time < 5; time += 1) await readAll();
  }
  expect(store.calls.length).toBeLessThanOrEqual(4 * cold);
});
