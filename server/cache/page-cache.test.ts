import { beforeEach, describe, expect, test } from "vitest";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { finishPage, plainVariant } from "./finished-page.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

const MINUTE = 60_000;
const MAX_BYTES = 1_000_000;

let time: number;
let storeFails: boolean;
let rendered: string[];
let answer: (address: string) => Response | Promise<Response>;
let cache: PageCache;
/** Ends the readers' wait. */
let patience: Promise<void>;
let endPatience: () => void;

beforeEach(() => {
  time = 1_000_000;
  storeFails = false;
  rendered = [];
  answer = page("first");
  ({ promise: patience, resolve: endPatience } = Promise.withResolvers<void>());
  cache = createPageCache({
    render: async (address, older) => {
      rendered.push(address);
      return finishPage(await answer(address), older);
    },
    storeFails: () => storeFails,
    now: () => time,
    wait: () => patience,
    maxBytes: MAX_BYTES,
  });
});

const page =
  (text: string, status = 200, policy: string = CACHE_POLICY.page) =>
  () =>
    // Pictures are not compressed, which saves time.
    new Response(text, {
      status,
      headers: { "Cache-Control": policy, "Content-Type": "image/png" },
    });

/** As the listener does: a ready page, else a new one. */
async function read(address = "/blog"): Promise<string> {
  const { page, outcome } = cache.ready(address) ?? (await cache.make(address));
  return `${outcome} ${page.status} ${plainVariant(page).body}`;
}

/** Resolves after the renewals in the background. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("by the clock", () => {
  test("a page is rendered once in its minute", async () => {
    expect(await read()).toBe("miss 200 first");
    time += MINUTE - 1;
    expect(await read()).toBe("hit 200 first");
    expect(rendered).toEqual(["/blog"]);
  });

  test("after its minute it is served as it is while it is renewed", async () => {
    await read();
    answer = page("second");
    time += MINUTE;
    expect(await read()).toBe("stale 200 first");
    await settled();
    expect(await read()).toBe("hit 200 second");
    expect(rendered).toHaveLength(2);
  });

  test("after eleven minutes it is waited for", async () => {
    await read();
    answer = page("second");
    time += 11 * MINUTE;
    expect(await read()).toBe("miss 200 second");
  });

  test("a page whose renewal fails is served for a day, and then no more", async () => {
    await read();
    answer = page("broken", 500, CACHE_POLICY.failure);
    for (let hour = 0; hour < 24; hour += 1) {
      time += 60 * MINUTE;
      expect(await read(), `hour ${hour}`).toBe("stale 200 first");
      await settled();
    }
    time += MINUTE;
    expect(await read()).toBe("miss 500 broken");
  });

  test("a page that could not be renewed is left alone for ten seconds", async () => {
    await read();
    answer = page("broken", 500, CACHE_POLICY.failure);
    time += MINUTE;
    await read();
    await settled();
    time += 9_999;
    await read();
    expect(rendered).toHaveLength(2);
    time += 1;
    answer = page("second");
    await read();
    await settled();
    expect(rendered).toHaveLength(3);
    expect(await read()).toBe("hit 200 second");
  });
});

describe("while the store fails", () => {
  test("what is rendered replaces nothing, and all counts as stale", async () => {
    await read();
    storeFails = true;
    answer = page("without articles");
    expect(await read()).toBe("stale 200 first");
    time += 5 * MINUTE;
    await read();
    await settled();
    expect(await read()).toBe("stale 200 first");
    storeFails = false;
    answer = page("second");
    time += MINUTE;
    await read();
    await settled();
    expect(await read()).toBe("hit 200 second");
  });

  test("after a day a page is taken as it comes, and rendered no more often than before", async () => {
    await read();
    storeFails = true;
    answer = page("without articles");
    time += 25 * 60 * MINUTE;
    expect(await read()).toBe("miss 200 without articles");
    expect(await read()).toBe("stale 200 without articles");
    expect(rendered).toHaveLength(2);
  });
});

describe("when all is expired", () => {
  test("the next reader waits for the new page", async () => {
    await read();
    answer = page("second");
    cache.expire();
    expect(await read()).toBe("miss 200 second");
    expect(await read()).toBe("hit 200 second");
  });

  test("what can't be made anew is served as it was", async () => {
    await read();
    answer = page("broken", 500, CACHE_POLICY.failure);
    cache.expire();
    expect(await read()).toBe("stale 200 first");
  });

  test("a page that was being rendered then is not taken for a new one", async () => {
    const old = Promise.withResolvers<Response>();
    answer = () => old.promise;
    const before = read();
    cache.expire();
    answer = page("second");
    expect(await read()).toBe("miss 200 second");
    old.resolve(page("first")());
    expect(await before).toBe("miss 200 first");
    expect(await read()).toContain("200 second");
  });

  test("a new page is rendered once, also when one from before the purge ends meanwhile", async () => {
    const [old, fresh] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    answer = () => old.promise;
    const before = read("/new");
    cache.expire();
    answer = () => fresh.promise;
    const readers = [read("/new")];
    old.resolve(page("first", 200, "no-store")());
    await before;
    readers.push(read("/new"));
    fresh.resolve(page("second")());
    expect(await Promise.all(readers)).toEqual(["miss 200 second", "miss 200 second"]);
    expect(rendered).toHaveLength(2);
  });
});

describe("a page that takes long", () => {
  test("is not waited for where there is an older one, and comes in the background", async () => {
    await read();
    cache.expire();
    const slow = Promise.withResolvers<Response>();
    answer = () => slow.promise;
    const waiting = read();
    endPatience();
    expect(await waiting).toBe("stale 200 first");
    // Other readers do not wait at all.
    expect(cache.ready("/blog")?.outcome).toBe("stale");
    slow.resolve(page("second")());
    await settled();
    expect(await read()).toBe("hit 200 second");
    expect(rendered).toHaveLength(2);
  });

  test("is waited for where there is no other, or only one of the day before", async () => {
    endPatience();
    expect(await read()).toBe("miss 200 first");
    answer = page("second");
    time += 25 * 60 * MINUTE;
    expect(await read()).toBe("miss 200 second");
  });

  test("is looked for again after the next purge", async () => {
    await read();
    cache.expire();
    const slow = Promise.withResolvers<Response>();
    answer = () => slow.promise;
    const waiting = read();
    cache.expire();
    endPatience();
    expect(await waiting).toBe("stale 200 first");
    answer = page("third");
    expect(cache.ready("/blog")).toBeUndefined();
  });
});

test("however many ask at once, a page is rendered once", async () => {
  const answers = await Promise.all(Array.from({ length: 500 }, () => read()));
  expect(new Set(answers)).toEqual(new Set(["miss 200 first"]));
  expect(rendered).toHaveLength(1);
});

test("a page that may not be kept is rendered each time", async () => {
  for (const policy of ["no-store", "private, max-age=60", ""]) {
    answer = page("mine", 200, policy);
    const address = `/page-${policy.length}`;
    await read(address);
    await read(address);
    expect(rendered.filter((other) => other === address)).toHaveLength(2);
  }
  expect([cache.entries(), cache.size()]).toEqual([0, 0]);
  answer = page("ours");
  await read("/blog");
  await read("/nowhere");
  expect(cache.entries()).toBe(2);
});

test("a page that went missing leaves, and comes back", async () => {
  await read();
  answer = page("gone", 404, CACHE_POLICY.missing);
  time += MINUTE;
  await read();
  await settled();
  expect(await read()).toBe("hit 404 gone");
  answer = page("back");
  time += MINUTE;
  expect(await read()).toBe("miss 200 back");
});

describe("bounded", () => {
  const LONG = "x".repeat(10_000);

  test("good pages take no more than their bytes, and those read last stay", async () => {
    answer = page(LONG, 200);
    for (let article = 0; article < 200; article += 1) await read(`/blog/article-${article}`);
    expect(cache.size()).toBeLessThanOrEqual(MAX_BYTES);
    expect(cache.size()).toBeGreaterThan(MAX_BYTES / 2);
    expect(cache.ready("/blog/article-199")?.outcome).toBe("hit");
    expect(cache.ready("/blog/article-0")).toBeUndefined();
  });

  test("a page's address may have many parts", async () => {
    answer = page(LONG);
    for (let part = 0; part < 20; part += 1) await read(`/benefits/skin/claims/part-${part}.data`);
    expect(cache.ready("/benefits/skin/claims/part-0.data")?.outcome).toBe("hit");
  });

  const made: [string, (count: number) => string, number][] = [
    ["paths that lead nowhere", (count) => `/nowhere-${count}`, 404],
    ["redirects", (count) => `/Capital-${count}`, 301],
    ["searches", (count) => `/search?q=${count}`, 200],
    ["searches of the API", (count) => `/api/search/${count}`, 200],
    ["paths through other folders", (count) => `/${count}/../blog`, 200],
    ["escaped letters", (count) => `/%62log/${count}`, 200],
    ["fragments", (count) => `/blog#${count}`, 200],
    ["capitals", (count) => `/bLOG-${count}.data`, 200],
  ];
  test.each(made)("%s push no good page out", async (_name, address, status) => {
    await read("/");
    await read("/benefits/skin-health");
    answer = page(status === 301 ? "" : LONG, status, CACHE_POLICY.redirect);
    for (let count = 0; count < 200; count += 1) await read(address(count));
    expect(cache.size()).toBeLessThanOrEqual(MAX_BYTES * (1 / 16) + 50_000);
    expect(cache.ready("/")?.outcome).toBe("hit");
    expect(cache.ready("/benefits/skin-health")?.outcome).toBe("hit");
  });

  const under = (canonical: string, text = LONG) => {
    const response = page(text)();
    response.headers.set("Link", `<https://site.example${canonical}>; rel="canonical"`);
    return response;
  };

  test("good pages under their other addresses push none of them out", async () => {
    answer = () => under("/blog/safety");
    await read("/blog/safety");
    await read("/blog/safety.data");
    answer = (address) => under(`/blog/${address}`);
    for (let count = 0; count < 200; count += 1) await read(`/guide/article-${count}`);
    expect(cache.size()).toBeLessThanOrEqual(MAX_BYTES * (1 / 8) + 50_000);
    expect(cache.ready("/blog/safety")?.outcome).toBe("hit");
    expect(cache.ready("/blog/safety.data")?.outcome).toBe("hit");
    expect(cache.ready("/guide/article-199")?.outcome).toBe("hit");
  });

  test("what is made up pushes no article out whose own address has escapes", async () => {
    answer = () => under("/blog/%E5%85%89");
    await read("/blog/%E5%85%89");
    answer = page(LONG);
    for (let count = 0; count < 200; count += 1) await read(`/search?q=${count}`);
    expect(cache.ready("/blog/%E5%85%89")?.outcome).toBe("hit");
  });
});
