import { expect, test } from "vitest";
import type { ListedArticle } from "#app/articles/article.ts";
import { createSearch } from "./search.server.ts";

test("a text is prepared once for each list, however many ask at once", async () => {
  const article: ListedArticle = {
    ...{ id: "1", title: "Lamp", slug: "lamp", description: "", category: "blog", author: "Desk" },
    ...{ readTime: 1, featured: false, published: true, publishedAt: "", updatedAt: "" },
    ...{ imageAlt: "", seoTitle: "", seoDescription: "", keywords: [], text: "" },
  };
  let reads = 0;
  Object.defineProperty(article, "text", {
    get() {
      reads += 1;
      return "a lamp";
    },
  });
  const articles = [article];
  const search = createSearch({
    articles: { list: async () => ({ status: "ok", articles }) },
    ownArticles: { list: async () => ({ status: "ok", articles: [] }) },
    ownPages: Promise.resolve([]),
    held: { studies: 0, checked: "2026-11-22", mentions: () => false },
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => search.find("lamp")));
  expect(answers[19]).toMatchObject({ status: "ok", total: 1 });
  expect(reads).toBe(1);
});
