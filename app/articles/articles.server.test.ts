import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { articlesOf } from "../../tests/support/articles-of.ts";
import {
  blog,
  type StoreDouble,
  type StoreNode,
  startStoreDouble,
  status,
  storeArticle,
} from "../../tests/support/store-double.ts";
import type { Articles } from "./articles.server.ts";

let store: StoreDouble;
let articles: Articles;
let time: { now: number; expiredAt: number };
let logged: { level: string; entry: unknown[] }[];

beforeEach(async () => {
  store = await startStoreDouble(blog([storeArticle()]));
  ({ articles, time, logged } = articlesOf(store));
});
afterEach(() => store.close());

const titles = async () => {
  const list = await articles.list();
  return list.status === "ok" ? list.articles.map(({ title }) => title) : list.status;
};

describe("mapping", () => {
  test("every field of an article", async () => {
    const answer = await articles.get("red-light-and-sleep");
    expect(answer).toEqual({
      status: "ok",
      article: {
        id: "gid://shopify/Article/1",
        title: "Red light and sleep",
        slug: "red-light-and-sleep",
        description: "What three small trials found.",
        content: [
          { tag: "h2", id: "a-evening", children: ["Evening"] },
          { tag: "p", children: ["Light before bed."] },
        ],
        headings: [{ id: "a-evening", text: "Evening", level: 2 }],
        wordCount: 3,
        category: "blog",
        subcategory: "science",
        author: "Evidence Desk",
        readTime: 1,
        featured: false,
        published: true,
        publishedAt: "2026-03-14T09:00:00.000Z",
        updatedAt: "2026-03-14T09:00:00.000Z",
        imageUrl: "https://cdn.shopify.com/a.jpg",
        imageAlt: "A lamp",
        imageSize: { width: 1600, height: 900 },
        seoTitle: "Red light and sleep",
        seoDescription: "What three small trials found.",
        keywords: ["science", "sleep"],
      },
    });
    expect(store.calls[0]?.variables).toEqual({
      blogHandle: "red-light-therapy-blog",
      articleHandle: "red-light-and-sleep",
    });
  });

  test("a featured picture by http comes by https", async () => {
    store.answer(blog([storeArticle({ image: { url: "http://cdn.shopify.com/a.jpg" } })]));
    const answer = await articles.get("red-light-and-sleep");
    expect(answer).toMatchObject({ article: { imageUrl: "https://cdn.shopify.com/a.jpg" } });
  });

  test("every optional field missing", async () => {
    const { id, title, handle, publishedAt } = storeArticle();
    store.answer(
      blog([
        {
          id,
          title,
          handle,
          publishedAt,
          content: "Text of it.",
          contentHtml: "<p>Text of it.</p>",
        },
      ]),
    );
    const answer = await articles.get("red-light-and-sleep");
    expect(answer).toMatchObject({
      article: { author: "Desk", description: "Text of it.", keywords: [], imageAlt: "" },
    });
    expect(answer).not.toHaveProperty("article.imageUrl");
    expect(answer).not.toHaveProperty("article.subcategory");
  });

  test("what the store says for search engines is the description there, and nowhere else", async () => {
    const described = async (seo: unknown) => {
      store.answer(blog([storeArticle({ seo })]));
      time.now += 1;
      time.expiredAt = time.now;
      const answer = await articles.get("red-light-and-sleep");
      expect(answer).toMatchObject({
        article: { description: "What three small trials found.", seoTitle: "Red light and sleep" },
      });
      return answer.status === "ok" && answer.article.seoDescription;
    };
    expect(await described({ title: "Lamp!", description: " For those who search. " })).toBe(
      "For those who search.",
    );
    for (const seo of [null, { description: null }, { description: " " }, { description: 7 }]) {
      expect(await described(seo)).toBe("What three small trials found.");
    }
  });

  test("a blank author's name and a picture that has no address count as missing", async () => {
    store.answer(blog([storeArticle({ authorV2: { name: " " }, image: { url: "http://[" } })]));
    const answer = await articles.get("red-light-and-sleep");
    expect(answer).toMatchObject({ status: "ok", article: { author: "Desk" } });
    expect(answer).not.toHaveProperty("article.imageUrl");
  });

  test("an article whose handle can't be a path is left out of the list and named", async () => {
    store.answer(blog([storeArticle(), storeArticle({ id: "2", title: "Odd", handle: "a/über" })]));
    expect(await titles()).toEqual(["Red light and sleep"]);
    expect(logged[0]?.entry[0]).toHaveProperty("err.message", expect.stringContaining("a/über"));
  });

  test("the list asks for 250 and is newest first, whatever the store's order", async () => {
    store.answer(
      blog([
        storeArticle({ handle: "old", title: "Old", publishedAt: "2025-01-01T00:00:00Z" }),
        storeArticle({ handle: "new", title: "New", publishedAt: "2026-01-01T00:00:00+02:00" }),
      ]),
    );
    expect(await titles()).toEqual(["New", "Old"]);
    expect(store.calls[0]?.variables).toEqual({ blogHandle: "red-light-therapy-blog", first: 250 });
  });
});

describe("what is not there", () => {
  test("a blog that the store does not have is an empty list, and the log says so", async () => {
    store.answer(blog(null));
    expect(await titles()).toEqual([]);
    expect(await articles.get("any")).toEqual({ status: "missing" });
    expect(logged[0]?.entry[1]).toContain("no blog of this handle");
  });

  test("an unknown article is missing; a slug that can't be a handle is not asked for", async () => {
    expect(await articles.get("unknown")).toEqual({ status: "missing" });
    for (const slug of ["../x", "UPPER", "", "a".repeat(256)]) {
      expect(await articles.get(slug)).toEqual({ status: "missing" });
    }
    expect(store.calls.flatMap(({ variables }) => variables.articleHandle ?? [])).toEqual([
      "unknown",
    ]);
  });

  test("an article that was not there is found five seconds after it appears", async () => {
    await articles.addresses();
    expect(await articles.get("new")).toEqual({ status: "missing" });
    store.answer(blog([storeArticle(), storeArticle({ handle: "new" })]));
    time.now += 5_001;
    expect(await articles.get("new")).toMatchObject({ status: "ok", article: { slug: "new" } });
  });

  test("what the list lacks is unavailable, not missing, while the store fails", async () => {
    await articles.get("red-light-and-sleep");
    await articles.addresses();
    store.answer(status(500));
    expect(await articles.get("unknown")).toEqual({ status: "unavailable" });
    expect(await articles.get("red-light-and-sleep")).toMatchObject({ status: "ok" });
  });
});

describe("articles that can't be read", () => {
  test("are left out, the first ten named in one line of the log", async () => {
    const bad = Array.from({ length: 30 }, (_, count) =>
      storeArticle({ handle: `bad-${count}`, publishedAt: "yesterday" }),
    );
    store.answer(blog([...bad, storeArticle()]));
    expect(await titles()).toEqual(["Red light and sleep"]);
    expect(logged).toHaveLength(1);
    expect(logged[0]?.entry[0]).toMatchObject({
      err: { message: expect.stringContaining("The article bad-0") },
      more: Array.from({ length: 9 }, (_, at) => expect.stringContaining(`bad-${at + 1}`)),
      count: 30,
    });
  });

  test("are a failure when there are no others; an older list stays", async () => {
    const unreadable = blog([storeArticle({ publishedAt: "yesterday" })]);
    store.answer(unreadable);
    expect(await articles.list()).toEqual({ status: "unavailable" });
    expect(await articles.newest()).toEqual({ status: "unavailable" });
    store.answer(blog([storeArticle()]));
    time.now += 10_001;
    expect(await titles()).toEqual(["Red light and sleep"]);
    store.answer(unreadable);
    time.now += 60_001;
    await titles();
    await expect.poll(() => logged).toHaveLength(3);
    expect(await titles()).toEqual(["Red light and sleep"]);
  });
});

describe("more than Shopify allows", () => {
  const odd: [string, Partial<StoreNode>][] = [
    ["a title", { title: "t".repeat(1_001) }],
    ["an author's name", { authorV2: { name: "n".repeat(1_001) } }],
    ["a tag", { tags: ["t".repeat(1_001)] }],
    ["the tags", { tags: Array.from({ length: 251 }, (_, at) => `tag-${at}`) }],
  ];
  test.each(odd)("of %s: the article can't be read, and the others can", async (_what, changes) => {
    store.answer(blog([storeArticle({ handle: "odd", ...changes }), storeArticle()]));
    expect(await titles()).toEqual(["Red light and sleep"]);
    expect(await articles.get("odd")).toEqual({ status: "unavailable" });
    expect(logged[0]?.entry[0]).toMatchObject({
      err: { message: expect.stringContaining("The article odd has not the expected shape") },
    });
  });

  test("of a picture's words costs the article its picture", async () => {
    const image = { altText: "a".repeat(1_001), url: "/a.png" };
    store.answer(blog([storeArticle({ image })]));
    const answer = await articles.get("red-light-and-sleep");
    expect(answer).toMatchObject({ status: "ok", article: { imageAlt: "" } });
  });

  test("of articles in a list is not looked at", async () => {
    const many = Array.from({ length: 300 }, (_, at) => storeArticle({ handle: `a-${at}` }));
    store.answer(blog(many));
    expect(await titles()).toHaveLength(250);
  });
});

describe("caching", () => {
  test("feeds have the listed articles while the store refuses their bodies", async () => {
    const listed = blog([storeArticle()]);
    store.answer((call, response, count) => {
      const refuses = call.query.includes("query NewestArticles");
      (refuses ? status(500) : listed)(call, response, count);
    });
    expect(await articles.newest()).toMatchObject({
      status: "ok",
      articles: [
        {
          slug: "red-light-and-sleep",
          content: [{ tag: "p", children: ["What three small trials found."] }],
        },
      ],
    });
    store.answer(listed);
    time.now += 10_001;
    expect(await articles.newest()).toMatchObject({ articles: [{ wordCount: 3 }] });
  });
});
