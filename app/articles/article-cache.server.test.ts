import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { articlesOf } from "../../tests/support/articles-of.ts";
import {
  largeBlog,
  type Play,
  type StoreDouble,
  type StoreNode,
  startStoreDouble,
  status,
  storeArticles,
} from "../../tests/support/store-double.ts";
import type { Articles } from "./articles.server.ts";

const MINUTE = 60_001;

let store: StoreDouble;
let articles: Articles;
let time: { now: number; expiredAt: number };
let logged: { level: string; entry: unknown[] }[];

beforeEach(async () => {
  store = await startStoreDouble(largeBlog([]));
  ({ articles, time, logged } = articlesOf(store));
});
afterEach(() => store.close());

async function slugs(): Promise<string[]> {
  const list = await articles.list();
  return list.status === "ok" ? list.articles.map(({ slug }) => slug) : [];
}

/** Resolves once the older articles are read to their end; the list then. */
async function whole(): Promise<string[]> {
  await expect.poll(async () => (await articles.list()) as object).toHaveProperty("isRead", true);
  return slugs();
}

/** Resolves when the store has answered all that it was asked, and the answers are worked in. */
async function untilQuiet(): Promise<void> {
  let before = -1;
  while (before !== store.calls.length) {
    before = store.calls.length;
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const handlesOf = (nodes: readonly StoreNode[]) => nodes.map(({ handle }) => handle);
const asked = () => store.calls.map(({ variables: { first, after } }) => [first, after]);

describe("a blog", () => {
  // tests/release/store-sizes.test.ts has larger ones.
  test.each([0, 1, 31, 250, 251, 650])("of %i articles is held whole", async (count) => {
    const nodes = storeArticles(count);
    store.answer(largeBlog(nodes));
    expect(await whole()).toEqual(handlesOf(nodes));
    expect(asked()[0]).toEqual([250, undefined]);
    expect(store.calls).toHaveLength(1 + Math.ceil(Math.max(0, count - 250) / 100));
    expect(logged).toEqual([]);
  });

  test("gives its newest 250 at once", async () => {
    store.answer(largeBlog(storeArticles(1_000)));
    expect(await articles.list()).toMatchObject({ status: "ok", isRead: false });
    await untilQuiet();
    expect(await slugs()).toHaveLength(1_000);
  });

  test("names and leaves out old articles that can't be read", async () => {
    const nodes = storeArticles(400);
    store.answer(
      largeBlog(
        nodes.map((node, at) =>
          at > 260 && at < 370 ? { ...node, title: 5 } : node,
        ) as StoreNode[],
      ),
    );
    expect(await whole()).toHaveLength(400 - 109);
    expect(logged[0]?.entry[1]).toContain("left out");
    expect(await articles.get("article-300"), "it is there").toEqual({ status: "unavailable" });
    expect(await articles.get("article-400")).toEqual({ status: "missing" });
  });
});

describe("calls", () => {
  test("are one a minute for the newest, one for what changed, and as many minutes apart as pages for the rest", async () => {
    store.answer(largeBlog(storeArticles(1_000)));
    await whole();
    const cold = store.calls.length;
    expect(cold).toBe(9);
    for (let minute = 1; minute <= 7; minute += 1) {
      time.now += MINUTE;
      await slugs();
      await untilQuiet();
    }
    expect(store.calls.length - cold).toBe(7 * 2);
    time.now += MINUTE;
    await slugs();
    await untilQuiet();
    expect(store.calls.length - cold).toBe(8 * 2 + 8);
  });

  test("are made for all at once after an editor asks for it", async () => {
    store.answer(largeBlog(storeArticles(500)));
    await whole();
    const cold = store.calls.length;
    time.now += 1_000;
    time.expiredAt = time.now;
    time.now += 1_000;
    await slugs();
    await untilQuiet();
    expect(store.calls.length - cold).toBe(2 + 3);
    await slugs();
    await untilQuiet();
    expect(store.calls.length - cold).toBe(2 + 3);
  });

  test("make an unchanged list no new one", async () => {
    store.answer(largeBlog(storeArticles(500)));
    await whole();
    const before = await articles.list();
    time.now += 10 * MINUTE;
    await slugs();
    await untilQuiet();
    const after = await articles.list();
    expect(
      after.status === "ok" && before.status === "ok" && after.articles === before.articles,
    ).toBe(true);
  });
});

describe("a store that changes", () => {
  const nodes = storeArticles(600);
  const newer = {
    ...nodes[0],
    id: "new",
    handle: "new",
    publishedAt: "2026-02-01T00:00:00Z",
  } as StoreNode;

  async function afterMinutes(minutes: number, changed: StoreNode[]): Promise<string[]> {
    store.answer(largeBlog(nodes));
    await whole();
    store.answer(largeBlog(changed));
    time.now += minutes * MINUTE;
    await slugs();
    await untilQuiet();
    return slugs();
  }

  test("by a new article: the 250th moves down and is kept", async () => {
    expect(await afterMinutes(1, [newer, ...nodes])).toEqual(["new", ...handlesOf(nodes)]);
  });

  test("by a new article with an old date: it is there within a minute", async () => {
    const late = { ...nodes[500], id: "late", handle: "late", changed: 9 } as StoreNode;
    expect(await afterMinutes(1, [...nodes, late])).toContain("late");
  });

  test("by an old article's new title: it is there within a minute", async () => {
    const changed = nodes.map((node, at) =>
      at === 555 ? { ...node, title: "Changed", changed: 9 } : node,
    );
    await afterMinutes(1, changed);
    const list = await articles.list();
    expect(list.status === "ok" && list.articles[555]?.title).toBe("Changed");
  });

  test("by more at once than it is asked for: all of it is read again", async () => {
    const changed = nodes.map((node, at) =>
      at >= 400 ? { ...node, title: "Changed", changed: 9 } : node,
    );
    await afterMinutes(1, changed);
    await untilQuiet();
    const list = await articles.list();
    expect(
      list.status === "ok" && list.articles.filter(({ title }) => title === "Changed"),
    ).toHaveLength(200);
  });

  test("by one of the newest taken away: it goes within a minute", async () => {
    expect(await afterMinutes(1, nodes.toSpliced(3, 1))).not.toContain("article-3");
  });

  test("by an old one taken away: it goes with the next reading, or when its page is asked for", async () => {
    const rest = nodes.toSpliced(500, 1);
    expect(await afterMinutes(1, rest)).toContain("article-500");
    time.now += 5 * MINUTE;
    await slugs();
    await untilQuiet();
    expect(await slugs()).toEqual(handlesOf(rest));
    store.answer(largeBlog(rest.toSpliced(550, 1)));
    expect(await articles.get("article-551")).toEqual({ status: "missing" });
    expect(await slugs()).not.toContain("article-551");
  });

  test("by a list that leaves out what is there: nothing is lost", async () => {
    store.answer(largeBlog(nodes));
    await whole();
    const whimsical: Play = (call, response, count) => {
      const all = call.variables.articleHandle !== undefined || !call.variables.after;
      largeBlog(all ? nodes : nodes.toSpliced(300, 200))(call, response, count);
    };
    store.answer(whimsical);
    time.now += 5 * MINUTE;
    await slugs();
    await untilQuiet();
    expect(await slugs()).toEqual(handlesOf(nodes));
  });

  test("by becoming small: what is gone goes", async () => {
    expect(await afterMinutes(1, nodes.slice(0, 40))).toEqual(handlesOf(nodes.slice(0, 40)));
  });
});

describe("a store that fails while it is read", () => {
  const nodes = storeArticles(700);
  const failures: [string, Play][] = [
    ["answers 500", status(500)],
    ["hangs up", (_call, response) => response.destroy()],
    ["refuses the cursor", status(200, { errors: [{ message: "Invalid cursor" }] })],
    ["has lost the blog", status(200, { data: { blog: null } })],
  ];
  test.each(failures)(
    "%s: what was read stays, and it goes on ten seconds later",
    async (_name, fail) => {
      const broken: Play = (call, response, count) =>
        (call.variables.after && count > 4 ? fail : largeBlog(nodes))(call, response, count);
      store.answer(broken);
      await slugs();
      await untilQuiet();
      expect(await slugs()).toEqual(handlesOf(nodes.slice(0, 550)));
      const { length } = store.calls;
      for (let ask = 0; ask < 5; ask += 1) await slugs();
      await untilQuiet();
      expect(store.calls).toHaveLength(length);
      expect(await articles.list()).toMatchObject({ isRead: false });

      store.answer(largeBlog(nodes));
      time.now += 10_001;
      expect(await whole()).toEqual(handlesOf(nodes));
    },
  );

  test("goes on with the page that failed", async () => {
    const broken: Play = (call, response, count) =>
      (count > 4 ? status(500) : largeBlog(nodes))(call, response, count);
    store.answer(broken);
    await slugs();
    await untilQuiet();
    store.answer(largeBlog(nodes));
    time.now += 10_001;
    const { length } = store.calls;
    await whole();
    expect(store.calls.length - length).toBe(2);
  });

  test("later keeps what it had, however long it fails", async () => {
    store.answer(largeBlog(nodes));
    await whole();
    store.answer((call, response, count) =>
      (call.variables.after ? status(500) : largeBlog(nodes))(call, response, count),
    );
    for (let hour = 0; hour < 3; hour += 1) {
      time.now += 60 * MINUTE;
      await slugs();
      await untilQuiet();
      expect(await slugs()).toEqual(handlesOf(nodes));
    }
  });

  test("and repeats a cursor is cut off there, and nothing is dropped", async () => {
    store.answer(largeBlog(nodes));
    await whole();
    const stuck: Play = (call, response, count) => {
      const variables = call.variables.after
        ? { ...call.variables, after: nodes[349]?.id }
        : call.variables;
      largeBlog(nodes)({ ...call, variables }, response, count);
    };
    store.answer(stuck);
    time.now += 60 * MINUTE;
    const { length } = store.calls;
    await slugs();
    await untilQuiet();
    expect(store.calls.length - length).toBeLessThan(6);
    expect(await slugs()).toEqual(handlesOf(nodes));
    expect(logged.map(({ entry }) => entry[1])).toContain(
      "The store's list of articles does not end and is cut off",
    );
  });
});
