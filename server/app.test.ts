import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { judgingDays } from "#app/evidence/ledger/judging-days.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { POPULAR_SEARCHES } from "#app/search/matching/search-result.ts";
import * as publisher from "#app/site.config.ts";
import { build, builtApp, openServices } from "../tests/support/built-app.ts";
import { nginxSays } from "../tests/support/nginx-configuration.ts";
import { PAIN_USE } from "../tests/support/page-paths.ts";
import {
  blog,
  type StoreDouble,
  startStoreDouble,
  status,
  storeArticle,
} from "../tests/support/store-double.ts";
import { createApp } from "./app.ts";

let store: StoreDouble;
let logged: Record<string, unknown>[];

beforeEach(async () => {
  store = await startStoreDouble(blog([storeArticle()]));
  logged = [];
});
afterEach(() => store.close());

function site(env: Record<string, string> = {}, now = () => performance.now()) {
  // Work that outlives its test must not log into the next one.
  const entries = logged;
  const log = pino({ level: "info" }, { write: (line) => entries.push(JSON.parse(line)) });
  const services = openServices(
    {
      ...store.settings,
      PUBLIC_SITE_URL: "https://site.example",
      ...env,
    },
    { log, now },
  );
  const app = builtApp(services);
  return async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init);
    return { response, status: response.status, html: await response.text() };
  };
}

const askedSlugs = () => store.calls.flatMap(({ variables }) => variables.articleHandle ?? []);

const problems = () => logged.filter(({ level }) => Number(level) >= 40);

const ARTICLE = "/blog/red-light-and-sleep";
const UNABLE = "Unable to Load Blog Posts";
const NOT_FOUND = "Article Not Found";

describe("a store that works", () => {
  test("its article is on the page under every article path, with one canonical address", async () => {
    const get = site();
    for (const path of ["/guide", "/benefits", "/article", "/blog", "/articles"]) {
      const { status, html, response } = await get(`${path}/red-light-and-sleep`);
      const data = await get(`${path}/red-light-and-sleep.data`);
      expect(status, path).toBe(200);
      for (const { headers } of [response, data.response]) {
        expect(headers.get("Link")).toBe(
          '<https://site.example/blog/red-light-and-sleep>; rel="canonical"',
        );
      }
      expect(html).toContain("<p>Light before bed.</p>");
      expect(html).toContain(
        'rel="canonical" href="https://site.example/blog/red-light-and-sleep"',
      );
    }
    // The article, and the list of its neighbours.
    expect(store.calls).toHaveLength(2);
  });

  test("its list is at /blog and /articles, without the bodies", async () => {
    const get = site();
    for (const path of ["/blog", "/articles"]) {
      const { status, html } = await get(path);
      expect(status).toBe(200);
      expect(html).toContain('href="/blog/red-light-and-sleep"');
      expect(html).toContain("March 14, 2026");
      expect(html).not.toContain("Light before bed.");
    }
    expect(problems()).toEqual([]);
  });

  test("a page that has not changed is the same to the byte, and is not compressed again", async () => {
    const path = "/benefits/skin-health";
    expect((await site()(path)).html).toBe((await site()(path)).html);
  });

  test("the token never reaches the reader", async () => {
    const get = site({ PUBLIC_STOREFRONT_API_TOKEN: "very-secret-token" });
    for (const path of ["/blog", ARTICLE, "/blog.data", `${ARTICLE}.data`]) {
      expect((await get(path)).html).not.toContain("very-secret-token");
    }
  });
});

describe("a store that fails", () => {
  test("503 with the spec's texts, and the cause once in the log", async () => {
    store.answer(status(500));
    const get = site();
    for (const [path, text] of [
      ["/blog", UNABLE],
      [ARTICLE, NOT_FOUND],
    ] as const) {
      logged.length = 0;
      store.calls.length = 0;
      for (const { response, status, html } of [await get(path), await get(path)]) {
        expect(status).toBe(503);
        expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
        expect(response.headers.get("Cache-Control")).toBe("no-store");
        expect(html).toContain(text);
        expect(html).not.toContain("at async");
      }
      expect(store.calls).toHaveLength(1);
      expect(problems()).toMatchObject([
        { err: { message: "Shopify Storefront API error: 500 Internal Server Error" } },
      ]);
    }
  });
});

describe("what a store may also send", () => {
  test("no blog of this handle: an empty list, no article, and a line in the log", async () => {
    store.answer(blog(null));
    const get = site();
    const list = await get("/blog");
    expect(list.status).toBe(200);
    expect(list.html).toContain("No Blog Posts Found");
    expect(list.html).toContain("Check back soon for new articles about red light therapy");
    expect((await get(ARTICLE)).status).toBe(404);
    expect(problems()).toMatchObject([{ msg: "The store has no blog of this handle" }]);
  });

  test("an unknown article, an impossible slug and no slug are Not Found", async () => {
    const get = site();
    for (const path of ["/blog/unknown", "/guide", "/blog/a%20b"]) {
      const { status, html } = await get(path);
      expect(status, path).toBe(404);
      expect(html, path).toContain(NOT_FOUND);
    }
    expect(askedSlugs()).toEqual(["unknown"]);
    expect(problems()).toEqual([]);
  });

  test("made-up slugs, beyond the first, cost it nothing; what is new is found all the same", async () => {
    const get = site({}, () => 0);
    expect((await get("/blog/made-up")).status).toBe(404);
    await expect.poll(() => store.calls.length).toBe(3);
    store.answer(blog([storeArticle(), storeArticle({ handle: "new" })]));
    expect((await get("/guide/new")).status).toBe(200);
    for (const path of ["/blog", "/guide", "/social/blog"]) {
      for (let count = 0; count < 5; count += 1) {
        expect((await get(`${path}/made-up-${count}`)).status).toBe(404);
      }
    }
    expect(askedSlugs()).toEqual(["made-up", "new"]);
    // The list with the new article's neighbours, the newest handles, and all redirects.
    expect(store.calls).toHaveLength(5);
  });

  test("an address of more than 2 KB is refused", async () => {
    const get = site();
    const page = await get(`/search?q=${"x".repeat(2_100)}`);
    expect(page.status).toBe(414);
    expect(page.html).toContain("longer than the 2048 characters");
    expect(page.html).toContain(nginxSays("414"));
    const form = await get(`/dose?claim=${"1".repeat(2_100)}`);
    expect(form.status).toBe(414);
    expect(form.html).not.toContain("what you search for");
    const longest = `/nowhere?${"x".repeat(2_039)}`;
    expect((await get(longest)).status).toBe(404);
    expect((await get(`${longest}x`)).status).toBe(414);
    const api = await get(`/api/search/${"x".repeat(2_100)}`);
    expect(api.status).toBe(414);
    expect(JSON.parse(api.html)).toEqual({ error: expect.stringContaining("write less there") });
  });

  test("another spelling of an address leads to the one under which the page is known", async () => {
    const get = site();
    for (const [path, canonical] of [
      ["/Blog/", "/blog"],
      ["//evil.example/", "/evil.example"],
      ["/search/?q=LED", "/search?q=LED"],
    ] as const) {
      const { response, status } = await get(`https://site.example${path}`);
      expect(status).toBe(301);
      expect(response.headers.get("Location")).toBe(canonical);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
      const head = await get(`https://site.example${path}`, { method: "HEAD" });
      expect(head.response.headers.get("Location")).toBe(canonical);
    }
    expect((await get("/Blog/", { method: "POST" })).status).toBe(405);
  });

  test("an address that can't be decoded is refused with the reason", async () => {
    const { status, html } = await site()("/blog/%E0%A4");
    expect(status).toBe(400);
    expect(html).toContain("a % in it is not followed by two hexadecimal digits");
  });

  test("an article that links to our own studies and verdicts cites them", async () => {
    const [{ id: study } = expect.unreachable()] = listStudies();
    const [{ id: claim } = expect.unreachable()] = listClaims();
    const contentHtml =
      `<p>Necks <a href="https://site.example/studies/${study}">hurt less</a> after a few weeks of light.</p>` +
      `<p>Of <a href="/evidence/${claim}">knees</a> and <a href="/studies/nobody-1999">more</a>.</p>`;
    store.answer(blog([storeArticle({ contentHtml })]));
    const get = site();
    const { html } = await get(ARTICLE);
    expect(html).toContain("Sources: 1 study and 1 verdict of ours");
    for (const reference of [`ref-${study}`, `ref-source-claim-${claim}`]) {
      expect(html).toContain(`data-reference="${reference}"`);
      expect(html.split(` id="${reference}"`)).toHaveLength(2);
    }
    expect(html).toContain("</a> and more.</p>");
    const page = await get(`/studies/${study}`);
    expect(page.html).toContain("Necks hurt less after a few weeks of light.");
    expect(page.html).toContain(`href="${ARTICLE}#cite-${study}-1"`);
  });

  test("of an author it is said what can be known: that it is a desk, or that a person writes here", async () => {
    const noteOn = async (name: string) => {
      store.answer(blog([storeArticle({ authorV2: { name } })]));
      const { html } = await site()(ARTICLE);
      return html.split('aria-label="About the author"')[1]?.split("</aside>")[0];
    };
    const { desk, person } = publisher.authorNotes;
    expect(await noteOn("Evidence Desk")).toContain(desk);
    expect(await noteOn("Jane Smith")).toContain(person);
    for (const note of [desk, person]) expect(note).not.toMatch(/stud(y|ies)|numbers/);
  });
});

test("the days to judge come as a calendar file; a start that is no day gets a sentence", async () => {
  const get = site();
  const path = "/benefits/pain-inflammation/calendar.ics";
  const given = await get(`${path}?start=2026-12-01`);
  expect(given.status).toBe(200);
  expect(given.response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(given.response.headers.get("cache-control")).toBe("no-store");
  const days = judgingDays(protocols["pain-inflammation"].judging, "2026-12-01");
  expect(given.html.match(/DTSTART;VALUE=DATE:(\d+)/g)).toEqual(
    Object.values(days).flatMap((day) =>
      day ? `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}` : [],
    ),
  );
  for (const query of ["", "?start=", "?start=2026-02-30", "?start=1.12.2026"]) {
    const { status, html } = await get(`${path}${query}`);
    expect(status, query).toBe(400);
    expect(html, query).toContain("such as start=2026-12-01");
  }
  expect((await get(`${path}?start=2026-02-30`)).html).toContain('You wrote "2026-02-30".');
});

test("a plan goes through who should ask first, and nothing of it is kept", async () => {
  const get = site();
  const start = new Date().toISOString().slice(0, 10);
  const asked = `use=${PAIN_USE.id}&irradiance=40&start=${start}`;
  const send = (path: string, page: string) =>
    get(path, { method: "POST", body: new URLSearchParams({ asked: page }) });

  const before = await get(`/plan?${asked}`);
  expect(before.html).toContain("Before the plan: is it safe for you?");
  expect(before.html).not.toContain("Decide on");
  // Answers for another page don't count, and neither does an address that claims them.
  expect((await send(`/plan?${asked}`, "hair-growth")).html).not.toContain("Decide on");
  const linked = await get(`/plan?${asked}&asked=pain-inflammation`);
  expect(linked.html).toBe(before.html);

  const plan = await send(`/plan?${asked}`, "pain-inflammation");
  expect(plan.html).toContain("Decide on");
  expect(plan.html).not.toMatch(/(href|action)="[^"]*asked/);
  const file = await send(`/plan/calendar.ics?${asked}`, "pain-inflammation");
  expect(file.response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(file.html).toContain(`DTSTART;VALUE=DATE:${start.replaceAll("-", "")}`);
  expect(file.html).not.toContain("asked");
  const without = await get(`/plan/calendar.ics?${asked}&asked=pain-inflammation`);
  expect(without.status).toBe(400);
  expect(without.html).toContain("/plan first");

  for (const { response } of [before, plan, file, without]) {
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect((await get("/plan")).response.headers.get("cache-control")).toContain("s-maxage");
});

test("a plan that can't be made says why beside the field, and keeps what was written", async () => {
  const refused = listClaims().find(({ page }) => /^None: [\w ]+$/.test(page.dose ?? ""));
  const { html } = await site()(`/plan?use=${refused?.id}&start=`);
  expect(html).toContain("No plan for this use");
  const reason = refused?.page.dose?.replace(/^None: \w/, "") ?? expect.unreachable();
  expect(html).toContain(reason);
  const wrong = await site()(`/plan?use=${PAIN_USE.id}&irradiance=-5&start=2026-02-30`);
  expect(wrong.html).toMatch(/value="2026-02-30"/);
  expect(wrong.html).toContain("That date doesn’t exist.");
  expect(wrong.html).toMatch(/value="-5"/);
  expect(wrong.html).toContain("Enter your light strength, like 20–40 mW/cm².");
});

test("a fault of ours is logged with its page, unless the reader left, and told in plain words", async () => {
  const entries = logged;
  const log = pino({ level: "info" }, { write: (line) => entries.push(JSON.parse(line)) });
  const services = openServices(store.settings, { log });
  const isOpen = () => Promise.reject(new Error("a mistake"));
  const app = builtApp({ ...services, desk: { ...services.desk, isOpen } });
  const left = await app.request("/desk/log", {}, { incoming: { destroyed: true } });
  expect(left.status).toBe(500);
  expect(problems()).toEqual([]);
  const failed = await app.request("/desk/log");
  expect(failed.status).toBe(500);
  const failure = await failed.text();
  expect(failure).toContain("Something went wrong here. Please try again in a minute.");
  expect(failure).toContain(nginxSays("default"));
  expect(problems()).toMatchObject([
    { msg: "A request failed", path: "/desk/log", err: { message: "a mistake" } },
  ]);
});

test("how long a page took is noted for the operator, of reads alone; every answer is counted", async () => {
  const services = openServices(store.settings);
  let time = 0;
  const now = () => (time += 30);
  const noted: unknown[] = [];
  const noteRender = (path: string, milliseconds: number) => noted.push([path, milliseconds]);
  const parts = { services, build, mode: "production", clientFiles: "build/client" } as const;
  const app = createApp({ ...parts, now, noteRender });
  await app.request("/api/search/sleep?x");
  await app.request("/api/search/sleep", { method: "HEAD" });
  await app.request("/nowhere");
  expect(noted).toEqual([
    ["/api/search/sleep", 30],
    ["/nowhere", 30],
  ]);
  const counted = (await services.metrics.renders.get()).values;
  expect(counted.map(({ labels, value }) => [labels.status, value])).toEqual([
    [200, 2],
    [404, 1],
  ]);
});

describe("search", () => {
  const find = async (get: ReturnType<typeof site>, query: string) => {
    const { response, status, html } = await get(`/api/search/${encodeURIComponent(query)}`);
    return { response, status, answer: JSON.parse(html) };
  };

  const pathsOf = ({ results }: { results: { path: string }[] }) => results.map(({ path }) => path);

  test("answers cards as JSON, cacheable, without the articles' texts", async () => {
    store.answer(blog([storeArticle({ content: `Zanzibar lamps. ${"More. ".repeat(300)}` })]));
    const { response, status, answer } = await find(site(), "zanzibar LAMPS");
    expect(status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(response.headers.get("Cache-Control")).toContain("public");
    expect(answer.total).toBe(1);
    expect(answer.results[0]).toEqual({
      id: "gid://shopify/Article/1",
      title: "Red light and sleep",
      description: "What three small trials found.",
      category: "blog",
      slug: "red-light-and-sleep",
      path: "/blog/red-light-and-sleep",
      featured: false,
      readTime: 2,
      author: "Evidence Desk",
      passage: expect.stringMatching(/^Zanzibar lamps\. .+…$/),
    });
  });

  test("a blank query finds nothing and asks the store nothing", async () => {
    const get = site();
    for (const path of ["/api/search", "/api/search/%20", "/search", "/search?q=+"]) {
      expect((await get(path)).status).toBe(200);
    }
    expect((await find(get, "  ")).answer).toEqual({ results: [], total: 0 });
    expect(store.calls).toHaveLength(0);
  });

  test("text that looks like an address or has signs of its own is found", async () => {
    const content = "See led.data and a/b at 100% in J/cm² 💡 ضوء أحمر now";
    store.answer(blog([storeArticle({ content })]));
    const get = site();
    for (const query of ["led.data", "a/b at 100%", "j/CM2", "💡", "ضوء", "see LED"]) {
      const { answer } = await find(get, query);
      const found = answer.results.map(({ path }: { path: string }) => path);
      expect(found, query).toContain("/blog/red-light-and-sleep");
    }
  });

  test("bad input gets an error that says what to do", async () => {
    const get = site();
    for (const length of [201, 1_900]) {
      const { status, answer } = await find(get, "x".repeat(length));
      expect(status).toBe(400);
      expect(answer).toEqual({ error: expect.stringContaining("200 characters at most") });
      expect((await get(`/search?q=${"x".repeat(length)}`)).status).toBe(400);
    }
    const { status, html } = await get("/api/search/%E0%A4");
    expect(status).toBe(400);
    expect(JSON.parse(html)).toEqual({ error: expect.any(String) });
  });

  test("a store that fails leaves the site's own pages to be found, and the reader is told", async () => {
    store.answer(status(500));
    const get = site();
    const { response, status: code, answer } = await find(get, "cytochrome c oxidase");
    expect(code).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.withoutArticles).toBe(true);
    expect(pathsOf(answer)).toContain("/red-light-101#science");

    const page = await get("/search?q=cytochrome+c+oxidase");
    expect(page.status).toBe(200);
    expect(page.response.headers.get("Cache-Control")).toBe("no-store");
    expect(page.html).toContain('href="/red-light-101#science"');
    expect(page.html).toContain("We couldn’t search the articles just now");

    const nothing = await get("/search?q=zanzibar");
    expect(nothing.html).toContain("No results found");
    expect(nothing.html).toContain("We couldn’t search the articles just now");

    store.answer(blog([]));
    expect((await site()("/search?q=zanzibar")).html).not.toContain("couldn’t search");
  });

  test("with any store, what the site offers to search for leads to its own pages", async () => {
    store.answer(blog([]));
    const get = site();
    for (const query of POPULAR_SEARCHES) {
      expect((await find(get, query)).answer.total, query).toBeGreaterThan(0);
    }
  });

  test("the page shows what the API answers, and is kept out of search engines", async () => {
    store.answer(blog([storeArticle({ content: "A lamp of zirconium." })]));
    const { status, html } = await site()("/search?q=of+zirconium");
    expect(status).toBe(200);
    expect(html).toContain("1 result for &quot;of zirconium&quot;");
    expect(html).toContain('href="/blog/red-light-and-sleep"');
    expect(html).toContain('name="robots" content="noindex"');
  });

  test("browsers can add the search", async () => {
    const { response, html } = await site()("/opensearch.xml");
    expect(response.headers.get("Content-Type")).toContain("application/opensearchdescription+xml");
    expect(html).toContain('template="https://site.example/search?q={searchTerms}"');
  });
});
