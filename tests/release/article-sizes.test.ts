import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtApp, openServices } from "../support/built-app.ts";
import { blog, type StoreDouble, startStoreDouble, storeArticle } from "../support/store-double.ts";

let store: StoreDouble;
beforeEach(async () => {
  store = await startStoreDouble(blog([]));
});
afterEach(() => store.close());

function site() {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: "warn" }, { write: (line) => logged.push(JSON.parse(line)) });
  const app = builtApp(openServices(store.settings, { log }));
  return {
    async get(path: string) {
      const response = await app.request(path);
      return { status: response.status, html: await response.text() };
    },
    problems: () => logged.filter(({ level }) => Number(level) >= 40),
  };
}

const ARTICLE = "/blog/red-light-and-sleep";

test("an article of nearly 1 MB, whose words are counted up to half a million characters", async () => {
  const contentHtml = `<p>${"red light ".repeat(9_000)}</p>`.repeat(11);
  store.answer(blog([storeArticle({ contentHtml, content: "red light ".repeat(200_000) })]));
  const { status, html } = await site().get(ARTICLE);
  expect(status).toBe(200);
  expect(html).toContain("445 min read");
  expect(html.length).toBeGreaterThan(990_000);
});

test("an article of more than 1 MB is not shown, and the log says why", async () => {
  const contentHtml = "x".repeat(1_000_001);
  store.answer(blog([storeArticle({ contentHtml }), storeArticle({ handle: "short" })]));
  const { get, problems } = site();
  expect((await get(ARTICLE)).status).toBe(503);
  expect(problems()).toMatchObject([
    { err: { message: "The HTML has 1000001 characters, and at most 1000000 are read" } },
  ]);
  expect((await get("/blog/short")).status).toBe(200);
  const { status, html } = await get("/feed.xml");
  expect(status).toBe(200);
  expect(html).toContain("/blog/short");
  expect(html).not.toContain(ARTICLE);
});
