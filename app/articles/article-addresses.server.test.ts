import { beforeEach, describe, expect, test } from "vitest";
import { createArticleAddresses } from "./article-addresses.server.ts";
import { ARTICLE_HANDLES } from "./article-queries.ts";

type Variables = Record<string, unknown>;

let clock: number;
let logged: unknown[][];
beforeEach(() => {
  clock = 1_000_000;
  logged = [];
});

/** The addresses of a store that answers the two questions as the test says. */
function addressesOf(
  handles: (variables: Variables) => unknown,
  sitemap: (variables: Variables) => unknown = () => resources([]),
) {
  const note = (...entry: unknown[]) => void logged.push(entry);
  return createArticleAddresses(
    {
      async query(document, variables, schema) {
        return schema.parse(document === ARTICLE_HANDLES ? handles(variables) : sitemap(variables));
      },
    },
    "blog",
    { now: () => clock, expiredAt: () => 0, log: { warn: note, error: note } },
  );
}

const node = (handle: string, publishedAt: unknown = "2026-01-01T00:00:00Z") => ({
  node: { handle, publishedAt },
});
const changed = (handle: string, day: string) => ({ handle, updatedAt: `2026-${day}T00:00:00Z` });
const articles = (edges: unknown[], next: string | null = null) => ({
  blog: { articles: { pageInfo: { hasNextPage: next !== null, endCursor: next }, edges } },
});
const resources = (items: unknown[], hasNextPage = false) => ({
  sitemap: { resources: { hasNextPage, items } },
});

describe("the list", () => {
  test("has every page of the blog and of the store's sitemap, joined by handle", async () => {
    const cursors: unknown[] = [];
    const { list } = addressesOf(
      ({ after }) => {
        cursors.push(after);
        return after === "second"
          ? articles([node("c")])
          : articles([node("a"), node("NOT A HANDLE"), node("b")], "second");
      },
      ({ page }) =>
        page === 1
          ? resources([changed("a", "02-03"), changed("b", "02-04")], true)
          : resources([changed("b", "02-05"), changed("other", "02-06")]),
    );
    expect(await list()).toEqual({
      status: "ok",
      articles: [
        { slug: "a", updatedAt: "2026-02-03T00:00:00.000Z" },
        // Two blogs have a "b"; nothing says whose date is whose.
        { slug: "b", updatedAt: "2026-01-01T00:00:00.000Z" },
        { slug: "c", updatedAt: "2026-01-01T00:00:00.000Z" },
      ],
    });
    expect(cursors).toEqual([null, "second"]);
    expect(logged).toEqual([]);
  });

  test("loses its dates, and no article, to a store without a sitemap", async () => {
    const { list } = addressesOf(
      () => articles([node("a")]),
      () => {
        throw new Error("Field 'sitemap' doesn't exist");
      },
    );
    expect(await list()).toEqual({
      status: "ok",
      articles: [{ slug: "a", updatedAt: "2026-01-01T00:00:00.000Z" }],
    });
    expect(logged).toHaveLength(1);
  });

  test("loses an article to a bad date, and no other", async () => {
    const { list, has, learn } = addressesOf(
      () => articles([node("a"), node("b", "yesterday"), { node: null }, node("c")]),
      () =>
        resources([changed("a", "02-03"), { handle: "b", updatedAt: 7 }, changed("c", "13-45")]),
    );
    expect(await list()).toEqual({
      status: "ok",
      articles: [
        { slug: "a", updatedAt: "2026-02-03T00:00:00.000Z" },
        { slug: "c", updatedAt: "2026-01-01T00:00:00.000Z" },
      ],
    });
    learn();
    expect(await has("b")).toBe("yes");
  });
});

describe("a list that does not end", () => {
  const endless: [string, (after: unknown) => string, number][] = [
    ["names one cursor again and again", () => "again", 2],
    ["has ever other cursors", (after) => `${after}+`, 200],
  ];
  test.each(endless)("because the blog %s is cut off, and said so", async (_how, next, pages) => {
    let asked = 0;
    const { list, has, learn } = addressesOf(({ after }) => {
      asked += 1;
      return articles([node(`a-${asked}`)], next(after));
    });
    const answer = await list();
    expect(answer.status === "ok" && answer.articles).toHaveLength(pages);
    expect(asked).toBe(pages);
    expect(logged).toEqual([[{ list: "articles of the blog", pages }, expect.any(String)]]);
    // It may not be all of the blog.
    learn();
    expect(await has("nothing")).toBe("unknown");
  });

  test("because the blog names no next page is cut off", async () => {
    const { list } = addressesOf(() => ({
      blog: {
        articles: { pageInfo: { hasNextPage: true, endCursor: null }, edges: [node("a")] },
      },
    }));
    expect(await list()).toMatchObject({ status: "ok", articles: [{ slug: "a" }] });
  });

  test("because the sitemap always has more is cut off, and said so", async () => {
    const pages: unknown[] = [];
    const { list } = addressesOf(
      () => articles([node("a")]),
      ({ page }) => {
        pages.push(page);
        return resources([changed("a", "02-03")], true);
      },
    );
    expect(await list()).toMatchObject({ status: "ok", articles: [{ slug: "a" }] });
    expect(pages).toHaveLength(200);
    expect(pages.at(-1)).toBe(200);
    expect(logged).toEqual([[{ list: "sitemap of type ARTICLE", pages: 200 }, expect.any(String)]]);
  });
});

test("of a page of the list no more is read than was asked for, and no endless handle", async () => {
  const many = Array.from({ length: 300 }, (_, at) => node(`a-${at}`));
  const { list } = addressesOf(() => articles([node("h".repeat(1_001)), ...many]));
  const answer = await list();
  expect(answer.status === "ok" && answer.articles).toHaveLength(249);
});

describe("whether the blog has a handle", () => {
  test("is unknown until its handles were read", async () => {
    let asked = 0;
    const { has, learn } = addressesOf(() => {
      asked += 1;
      return articles([node("a")]);
    });
    expect(await has("a")).toBe("unknown");
    expect(asked).toBe(0);
    learn();
    await expect.poll(() => has("a")).toBe("yes");
    expect(await has("b")).toBe("no");
  });

  test("costs one question in five seconds, after which a new article is found", async () => {
    let blog = [node("a")];
    const asked: unknown[] = [];
    const { list, has } = addressesOf(({ after }) => {
      asked.push(after);
      return articles(blog);
    });
    await list();
    for (let stranger = 0; stranger < 100; stranger += 1) {
      expect(await has(`made-up-${stranger}`)).toBe("no");
    }
    expect(asked).toHaveLength(2);
    blog = [node("new"), node("a")];
    expect(await has("new")).toBe("no");
    clock += 5_001;
    expect(await has("new")).toBe("yes");
    expect(asked).toHaveLength(3);
  });

  test("of more articles than one page is known of all of them", async () => {
    const { list, has } = addressesOf(({ after }) =>
      after === null ? articles([node("newer")], "second") : articles([node("older")]),
    );
    await list();
    expect(await has("older")).toBe("yes");
    expect(await has("none")).toBe("no");
  });

  test("is found within a minute where it is new with an old date", async () => {
    let added: unknown[] = [];
    const { list, has } = addressesOf(({ after }) =>
      after === null ? articles([node("newer")], "second") : articles([node("older"), ...added]),
    );
    await list();
    added = [node("dated-back")];
    clock += 60_001;
    // This one begins the renewal.
    expect(await has("dated-back")).toBe("no");
    await expect.poll(() => has("dated-back")).toBe("yes");
  });

  test("can't be said while the store fails, but of those that it had", async () => {
    let fails = false;
    const { list, has } = addressesOf(() => {
      if (fails) throw new Error("down");
      return articles([node("a")]);
    });
    await list();
    fails = true;
    clock += 60_001;
    expect(await has("a")).toBe("yes");
    expect(await has("b")).toBe("unavailable");
    fails = false;
    clock += 10_001;
    expect(await has("b")).toBe("no");
  });
});
