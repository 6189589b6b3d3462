import { describe, expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import {
  type AskFirst,
  EVERYBODY,
  findAskFirst,
  listAskFirst,
} from "#app/evidence/ledger/ask-first.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { createAnswering } from "#app/search/answering.ts";
import { loadEvidenceSummary } from "#app/search/evidence-summary.server.ts";
import { indexOf, prepareEntry, search } from "#app/search/matching/matching.ts";
import { loadOwnPages } from "#app/site-pages/searched-pages.server.ts";
import { loadContent } from "#embedded-store/content.ts";

// Readers' words find what they are for, in all that the site says today. The matching itself has unit tests.

const ownPages = await loadOwnPages();
const articles = loadContent().articles.map(
  ({ handle, title, excerpt, author, tags, text, publishedAt }) => ({
    card: {
      id: handle,
      title,
      description: excerpt ?? "",
      category: "blog",
      slug: handle,
      featured: false,
      readTime: 1,
      author: author ?? "",
      path: `/blog/${handle}`,
    },
    keywords: tags,
    text,
    publishedAt: publishedAt.toISOString(),
  }),
);
const index = indexOf([...articles, ...ownPages].map(prepareEntry));
const pathsOf = async (query: string) =>
  (await search(index, query)).results.map(({ path }) => path);

const namesOf = (entries: readonly AskFirst[]) =>
  entries.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]);

test.each(namesOf(listAskFirst()))("%s finds the safety guide", async (query) => {
  expect(await pathsOf(query)).toContain("/blog/safety");
});

test.each(["who should not use", ...namesOf(findAskFirst(EVERYBODY))])(
  "%s finds every benefit page",
  async (query) => {
    const found = (await search(index, query)).results.map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(benefits.map(({ slug }) => `benefits/${slug}`)));
  },
);

test.each([
  ["how many minutes", "/dose"],
  ["how close", "/dose"],
  ["can i use it every day", "/plan"],
  ["is it proven", "/evidence"],
  ["who shouldn’t use it", "/ask-first"],
  ["does it hurt your eyes", "/blog/safety"],
  ["660 vs 850", "/blog/wavelengths"],
  ["when will i see results", "/benefits/hair-growth#timeline"],
])("%s finds %s among the first three", async (query, path) => {
  expect((await pathsOf(query)).slice(0, 3)).toContain(path);
});

test.each([
  ["contraindications", "/benefits/hair-growth", "#safety"],
  ["dosage", "/benefits/sleep-energy", "#protocol"],
  ["price", "/benefits/skin-health", "#devices"],
  ["pain", "/benefits/pain-inflammation", undefined],
  ["which device", "/devices", undefined],
])("%s is answered on %s at %s", (query, page, place) => {
  const found = ownPages.find(({ card }) => card.path === page);
  expect(found?.pathFor?.(query)).toBe(place && page + place);
});

test.each(["pills", "does red light therapy interact with blood thinners"])(
  "%s, which no entry names, leads to the row for any other medicine",
  async (query) => {
    expect(await pathsOf(query)).toContainEqual(expect.stringMatching(/^\/ask-first#has-/));
  },
);

test("the dose tool is found by its units, after the texts that use them", async () => {
  const found = await pathsOf("mW/CM2");
  expect(found).toContain("/dose");
  expect(found[0]).toMatch(/^\/blog/);
});

test("every use of the light is found by each of its names, without a store", async () => {
  const own = indexOf(ownPages.map(prepareEntry));
  for (const { id, condition, alsoCalled } of listClaims()) {
    for (const query of [condition, ...alsoCalled]) {
      const found = (await search(own, query)).results.map((result) => result.id);
      expect(found, query).toContain(`uses/${id}`);
    }
  }
});

describe("questions whether the light helps", () => {
  const answer = createAnswering(ownPages, loadEvidenceSummary());
  const answersTo = (query: string) => {
    const found = answer(query);
    return found && "answers" in found ? found.answers.map(({ id }) => id) : found;
  };

  test("every use answers the question by each of its names", () => {
    for (const { id, alsoCalled } of listClaims()) {
      for (const name of alsoCalled) {
        expect(answersTo(`Does red light help with ${name}?`) ?? [], name).toContain(`uses/${id}`);
      }
    }
  });

  test.each(["red light for hiccups", "Does it help stuttering?"])(
    "%s: no study is held on it, which is said with what was looked for, and when",
    (query) => {
      expect(answersTo(query)).toEqual({
        noStudy: {
          subject: expect.any(String),
          studies: expect.any(Number),
          checked: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        },
      });
    },
  );

  test.each(["does it help hands", "does it help my health"])(
    "%s is answered by no near miss, and not by saying that nothing is held",
    (query) => {
      expect(answersTo(query)).toBeUndefined();
    },
  );
});
