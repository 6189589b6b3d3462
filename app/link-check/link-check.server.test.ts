import { pino } from "pino";
import { expect, test } from "vitest";
import type { ArticleList } from "#app/articles/articles.server.ts";
import { parseArticle } from "#app/articles/parse-article.server.ts";
import { describeDatabases } from "../../tests/support/databases.ts";
import { storeArticle } from "../../tests/support/store-double.ts";
import { createLinkCheck } from "./link-check.server.ts";
import { listToMend } from "./link-rows.server.ts";
import type { LinkState } from "./outside-link.server.ts";

const DAY = 86_400_000;
const rules = { siteUrl: "https://site.example", affiliateHosts: [], defaultAuthor: "Desk" };

describeDatabases((open) => {
  /** A blog whose articles have these bodies; the test decides what the site and the web answer. */
  async function blog(bodies: Record<string, string>) {
    const database = await open();
    const web = new Map<string, LinkState>();
    const asked: string[] = [];
    const waited: number[] = [];
    const state = { isDown: false, leaves: true, time: Date.parse("2026-11-22T10:00:00Z") };
    const read = (slug: string) =>
      parseArticle(storeArticle({ handle: slug, contentHtml: bodies[slug], image: null }), rules);
    const check = () =>
      createLinkCheck({
        database,
        articles: {
          list: async () =>
            state.isDown
              ? { status: "unavailable" }
              : ({
                  status: "ok",
                  isRead: true,
                  articles: await Promise.all(Object.keys(bodies).map(read)),
                } as unknown as ArticleList),
          get: async (slug) => ({ status: "ok", article: await read(slug) }),
        },
        askInside: async (path) => {
          asked.push(path);
          return path === "/gone" ? 404 : 200;
        },
        checkOutside: state.leaves
          ? async (href) => {
              asked.push(href);
              return web.get(href) ?? { state: "ok" };
            }
          : undefined,
        clock: () => state.time,
        wait: async (milliseconds) => void waited.push(milliseconds),
        log: pino({ level: "silent" }),
      });
    return { database, bodies, web, asked, waited, state, check, run: () => check().run() };
  }

  test("each link is followed once, those that fail are kept with the articles that have them", async () => {
    const site = await blog({
      a: '<p><a href="/dose#x">a</a> <a href="/gone">b</a> <a href="https://a.test/1">c</a></p>',
      b: '<p><a href="/gone">b</a> <a href="https://a.test/1#top">c</a> <a href="https://b.test/">d</a> <a href="#here">e</a></p>',
    });
    site.web.set("https://a.test/1", { state: "dead", problem: "404 Not Found" });
    site.web.set("https://b.test/", { state: "unsure", problem: "403 Forbidden" });
    expect(await site.run()).toBe("done");
    expect(site.asked.toSorted()).toEqual([
      "/dose",
      "/gone",
      "https://a.test/1",
      "https://b.test/",
    ]);
    const since = "2026-11-22T10:00:00.000Z";
    expect(await listToMend(site.database)).toEqual({
      links: 4,
      failing: [
        {
          href: "/gone",
          state: "dead",
          problem: "The site has no such page",
          since,
          articles: ["a", "b"],
        },
        {
          href: "https://a.test/1",
          state: "dead",
          problem: "404 Not Found",
          since,
          articles: ["a", "b"],
        },
        {
          href: "https://b.test/",
          state: "unsure",
          problem: "403 Forbidden",
          since,
          articles: ["b"],
        },
      ],
      findings: [],
    });
  });

  test("since when a link fails stays, and what is mended or no longer linked goes", async () => {
    const site = await blog({
      a: '<p><a href="https://a.test/1">c</a> <a href="https://a.test/2">d</a> <a href="/gone">e</a></p>',
    });
    site.web.set("https://a.test/1", { state: "dead", problem: "404 Not Found" });
    site.web.set("https://a.test/2", { state: "dead", problem: "404 Not Found" });
    await site.run();
    site.state.time += DAY;
    site.web.delete("https://a.test/2");
    site.bodies.a = site.bodies.a?.replace('<a href="/gone">e</a>', "") ?? "";
    await site.run();
    expect(await listToMend(site.database)).toMatchObject({
      links: 2,
      failing: [{ href: "https://a.test/1", since: "2026-11-22T10:00:00.000Z" }],
    });
  });

  test("hosts are asked politely: a second between two questions, and nothing again for a week that was fine", async () => {
    const site = await blog({
      a: '<p><a href="https://a.test/1">a</a> <a href="https://a.test/2">b</a> <a href="https://a.test/3">c</a></p>',
    });
    await site.run();
    expect(site.waited.filter((milliseconds) => milliseconds === 1_000)).toHaveLength(3);
    site.asked.length = 0;
    site.state.time += 6 * DAY;
    await site.run();
    expect(site.asked).toEqual([]);
    expect((await listToMend(site.database)).links).toBe(3);
    site.state.time += 2 * DAY;
    await site.run();
    expect(site.asked).toHaveLength(3);
  });

  test("without leave no other site gets a request", async () => {
    const site = await blog({ a: '<p><a href="https://a.test/1">a</a> <a href="/dose">b</a></p>' });
    site.state.leaves = false;
    await site.run();
    expect(site.asked).toEqual(["/dose"]);
  });

  test("a store that can't be read leaves what was found before", async () => {
    const site = await blog({ a: '<p><a href="/gone">b</a></p>' });
    await site.run();
    site.state.isDown = true;
    expect(await site.run()).toBe("store unavailable");
    expect((await listToMend(site.database)).failing).toHaveLength(1);
  });

  test("what is to be mended in articles is found in the same reading", async () => {
    const site = await blog({ a: "<p>At 50 mW/cm², 10 minutes give 10 J/cm².</p>" });
    await site.run();
    const { findings } = await listToMend(site.database);
    expect(findings).toEqual([{ article: "a", text: expect.stringContaining("make 30 J/cm²") }]);
    site.bodies.a = "<p>Mended.</p>";
    await site.run();
    expect((await listToMend(site.database)).findings).toEqual([]);
  });
});

test("it is told how far it is, and one at a time is under way", async () => {
  let release = () => {};
  let lists = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const check = createLinkCheck({
    database: { query: async () => [], transaction: async () => {} } as never,
    articles: {
      async list() {
        lists += 1;
        await held;
        return { status: "unavailable" };
      },
      get: async () => ({ status: "missing" }),
    },
    askInside: async () => 200,
    checkOutside: undefined,
    clock: () => 0,
    wait: async () => {},
    log: pino({ level: "silent" }),
  });
  check.start();
  check.start();
  expect(check.progress()).toEqual({ checked: 0, links: 0 });
  release();
  await expect.poll(() => check.progress()).toBeUndefined();
  expect(lists).toBe(1);
});
