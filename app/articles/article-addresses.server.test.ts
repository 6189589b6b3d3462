import { beforeEach, describe, expect, test } from "vitest";
import type { ListedArticle } from "#app/content/article.ts";
import { createArticleAddresses } from "./article-addresses.server.ts";
import type { ArticleList } from "./article-cache.server.ts";
import { ARTICLE_HANDLES } from "./article-queries.ts";

type Variables = Record<string, unknown>;

const PUBLISHED = "2026-01-01T00:00:00.000Z";

let clock: number;
let logged: unknown[][];
let held: { handles: string[]; isRead: boolean; fails: boolean };
let asked: { handles: number; sitemap: number; list: number };
beforeEach(() => {
  clock = 1_000_000;
  logged = [];
  held = { handles: [], isRead: true, fails: false };
  asked = { handles: 0, sitemap: 0, list: 0 };
});

/** The addresses of the articles that are held, of a store that answers both questions as the test says. */
function addressesOf({
  handles = () => held.handles.map(node),
  sitemap = () => resources([]),
}: {
  handles?: () => unknown[];
  sitemap?: (variables: Variables) => unknown;
} = {}) {
  const note = (...entry: unknown[]) => void logged.push(entry);
  return createArticleAddresses(
    {
      async list(): Promise<ArticleList> {
        asked.list += 1;
        if (held.fails) return { status: "unavailable" };
        const articles = held.handles.map((slug) => ({ slug, publishedAt: PUBLISHED }));
        return { status: "ok", articles: articles as ListedArticle[], isRead: held.isRead };
      },
      has(slug) {
        if (!held.isRead) return "unknown";
        return held.handles.includes(slug) ? "yes" : "no";
      },
      drop() {},
    },
    {
      async query(document, variables, schema) {
        if (document !== ARTICLE_HANDLES) {
          asked.sitemap += 1;
          return schema.parse(await sitemap(variables));
        }
        asked.handles += 1;
        return schema.parse({ blog: { articles: { edges: handles() } } });
      },
    },
    "blog",
    { now: () => clock, expiredAt: () => 0, log: { warn: note, error: note } },
  );
}

const node = (handle: unknown) => ({ node: { handle } });
const changed = (handle: string, day: string) => ({ handle, updatedAt: `2026-${day}T00:00:00Z` });
const resources = (items: unknown[], hasNextPage = false) => ({
  sitemap: { resources: { hasNextPage, items } },
});
const many = (count: number) => Array.from({ length: count }, (_, number) => `a-${number}`);

describe("the list", () => {
  test("has the articles that are held, with the dates of every page of the store's sitemap", async () => {
    held.handles = ["a", "b", "c"];
    const { list } = addressesOf({
      sitemap: ({ page }) =>
        page === 1
          ? resources([changed("a", "02-03"), changed("b", "02-04")], true)
          : resources([changed("b", "02-05"), changed("other", "02-06")]),
    });
    expect(await list()).toEqual({
      status: "ok",
      isWhole: true,
      isDated: true,
      articles: [
        { slug: "a", updatedAt: "2026-02-03T00:00:00.000Z" },
        // Two blogs have a "b"; nothing says whose date is whose.
        { slug: "b", updatedAt: PUBLISHED },
        { slug: "c", updatedAt: PUBLISHED },
      ],
    });
    expect(asked).toEqual({ handles: 0, sitemap: 2, list: 1 });
    expect(logged).toEqual([]);
  });

  test("loses its dates, and no article, to a store without a sitemap", async () => {
    held.handles = ["a"];
    const { list } = addressesOf({
      sitemap: () => {
        throw new Error("Field 'sitemap' doesn't exist");
      },
    });
    expect(await list()).toMatchObject({ articles: [{ slug: "a", updatedAt: PUBLISHED }] });
    expect(logged).toHaveLength(1);
  });

  test("loses a bad date, and no other", async () => {
    held.handles = ["a", "b", "c"];
    const { list } = addressesOf({
      sitemap: () =>
        resources([changed("a", "02-03"), { handle: "b", updatedAt: 7 }, changed("c", "13-45")]),
    });
    expect(await list()).toMatchObject({
      articles: [
        { slug: "a", updatedAt: "2026-02-03T00:00:00.000Z" },
        { slug: "b", updatedAt: PUBLISHED },
        { slug: "c", updatedAt: PUBLISHED },
      ],
    });
  });

  test("is unavailable while the store fails and nothing is held", async () => {
    held.fails = true;
    expect(await addressesOf().list()).toEqual({ status: "unavailable" });
  });

  test("says that some are still being read", async () => {
    held.isRead = false;
    expect(await addressesOf().list()).toMatchObject({ isWhole: false });
  });

  test("reads the dates up to the 200th page of a sitemap that always has more, and says so", async () => {
    held.handles = ["a"];
    const { list } = addressesOf({ sitemap: () => resources([changed("a", "02-03")], true) });
    await list();
    expect(asked.sitemap).toBe(200);
    expect(logged).toEqual([[{ list: "sitemap of type ARTICLE", pages: 200 }, expect.any(String)]]);
  });
});

describe("the list of more articles than one page", () => {
  test("waits for no dates, and has them as soon as they are read", async () => {
    held.handles = many(251);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { list } = addressesOf({
      sitemap: async () => {
        await released;
        return resources([changed("a-7", "02-03")]);
      },
    });
    const before = await list();
    expect(before).toMatchObject({ isDated: false });
    expect(before.status === "ok" && before.articles[7]).toEqual({ slug: "a-7" });
    release();
    await expect.poll(list).toMatchObject({ isDated: true });
    const after = await list();
    expect(after.status === "ok" && after.articles[7]?.updatedAt).toBe("2026-02-03T00:00:00.000Z");
    expect(asked.sitemap).toBe(1);
  });

  test("asks for dates again after as many minutes as they have pages", async () => {
    held.handles = many(1_000);
    const dates = held.handles.map((handle) => changed(handle, "02-03"));
    const { list } = addressesOf({
      sitemap: ({ page }) => {
        const start = (Number(page) - 1) * 250;
        return resources(dates.slice(start, start + 250), start + 250 < dates.length);
      },
    });
    await list();
    await expect.poll(list).toMatchObject({ isDated: true });
    clock += 3 * 60_000;
    await list();
    expect(asked.sitemap).toBe(4);
    clock += 61_000;
    expect(await list()).toMatchObject({ isDated: true });
    await expect.poll(() => asked.sitemap).toBe(8);
  });
});

describe("whether the blog has a handle", () => {
  test("is unknown until its list was read to its end, and asks nothing", async () => {
    held = { handles: ["a"], isRead: false, fails: false };
    const { has } = addressesOf();
    expect([await has("a"), await has("b")]).toEqual(["unknown", "unknown"]);
    held.isRead = true;
    expect(await has("a")).toBe("yes");
    expect(asked).toEqual({ handles: 0, sitemap: 0, list: 0 });
    expect(await has("b")).toBe("no");
  });

  test("costs one question in five seconds, after which a new article is found", async () => {
    let newest: unknown[] = [];
    const { has } = addressesOf({ handles: () => newest });
    for (let stranger = 0; stranger < 100; stranger += 1) {
      expect(await has(`made-up-${stranger}`)).toBe("no");
    }
    expect(asked.handles).toBe(1);
    newest = [node("new"), node(null), { node: null }];
    expect(await has("new")).toBe("no");
    clock += 5_001;
    expect(await has("new")).toBe("yes");
    expect(asked.handles).toBe(2);
  });

  test("has the list renewed where it lacks one, for what is new with an old date", async () => {
    await addressesOf().has("dated-back");
    expect(asked.list).toBe(1);
  });

  test("can't be said while the store fails, but of those that are held", async () => {
    held.handles = ["a"];
    let fails = true;
    const { has } = addressesOf({
      handles: () => {
        if (fails) throw new Error("down");
        return [];
      },
    });
    expect(await has("a")).toBe("yes");
    expect(await has("b")).toBe("unavailable");
    fails = false;
    clock += 10_001;
    expect(await has("b")).toBe("no");
  });

  test("reads no more of the newest than was asked for, and no endless handle", async () => {
    const { has } = addressesOf({
      handles: () => [node("h".repeat(1_001)), ...many(300).map(node)],
    });
    expect([await has("a-248"), await has("a-249")]).toEqual(["yes", "no"]);
  });
});
