import { expect, test } from "vitest";
import { listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import { loadContent } from "#demo-store/content.ts";
import { prepareIndex, search } from "./matching.ts";

const index = prepareIndex(
  loadContent().articles.map(({ handle, title, excerpt, author, tags, text, publishedAt }) => ({
    card: {
      ...{ id: handle, title, description: excerpt ?? "", category: "blog", slug: handle },
      ...{ featured: false, readTime: 1, author: author ?? "", path: `/blog/${handle}` },
    },
    keywords: tags,
    text,
    publishedAt: publishedAt.toISOString(),
  })),
);

const names = listAskFirst().flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]);

test.each(["isotretinoin", "pacemaker", "epilepsy", "lupus", "St John's wort", ...names])(
  "searching for %s finds the safety guide",
  (query) => {
    expect(search(index, query).results.map(({ path }) => path)).toContain("/blog/safety");
  },
);
