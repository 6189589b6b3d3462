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
import { loadHeldEvidence } from "#app/search/held-evidence.server.ts";
import { indexOf, prepareEntry, search } from "#app/search/matching/matching.ts";
import { loadOwnPages } from "#app/site-pages/searched-pages.server.ts";
import { loadContent } from "#embedded-store/content.ts";

const ownPages = await loadOwnPages();
const articles = loadContent().articles.map(
  ({ handle, title, excerpt, author, tags, text, publishedAt }) => ({
    card: {
      ...{ id: handle, title, description: excerpt ?? "", category: "blog", slug: handle },
      ...{ featured: false, readTime: 1, author: author ?? "", path: `/blog/${handle}` },
    },
    keywords: tags,
    text,
    publishedAt: publishedAt.toISOString(),
  }),
);
const index = indexOf([...articles, ...ownPages].map(prepareEntry));

function namesOf(entries: readonly AskFirst[]): string[] {
  return entries.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]);
}

const names = namesOf(listAskFirst());

test.each(["isotretinoin", "pacemaker", "epilepsy", "lupus", "St John's wort", ...names])(
  "searching for %s finds the safety guide",
  async (query) => {
    expect((await search(index, query)).results.map(({ path }) => path)).toContain("/blog/safety");
  },
);

test.each(["who should not use", "epilepsy", "lupus", ...namesOf(findAskFirst(EVERYBODY))])(
  "searching for %s finds every benefit page",
  async (query) => {
    const found = (await search(index, query)).results.map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(benefits.map(({ slug }) => `benefits/${slug}`)));
  },
);

test.each([
  ["ketoprofen", "pain-inflammation"],
  ["Roaccutane", "skin-health"],
  ["mania", "sleep-energy"],
  ["levothyroxine", "hormonal-health"],
])("searching for %s finds the page on %s, which it concerns", async (query, slug) => {
  const found = (await search(index, query)).results.map(({ id }) => id);
  expect(found).toContain(`benefits/${slug}`);
});

test.each([
  ["knee pain", "/evidence/knee-osteoarthritis"],
  ["knee arthritis dose", "/evidence/knee-osteoarthritis"],
  ["knee pain", "/benefits/pain-inflammation?use=knee-osteoarthritis"],
  ["Knees?", "/evidence/knee-osteoarthritis"],
  ["TMJ", "/evidence/jaw-joint"],
  ["dose neuropathy", "/evidence/chemotherapy-neuropathy"],
  ["neuropathy dosage", "/evidence/chemotherapy-neuropathy"],
  ["wrinkles", "/evidence/facial-wrinkles"],
  ["panel vs mask", "/blog/panel-mask-belt-or-handheld"],
  ["LED face mask", "/benefits/skin-health#devices"],
  ["laser comb", "/benefits/hair-growth#devices"],
  ["dosage", "/blog/protocols"],
  ["who should not use", "/blog/safety"],
  ["side effects", "/blog/safety"],
  ["evidence map", "/evidence"],
  ["receding hairline", "/evidence/hair-loss-men"],
  ["does it hurt your eyes", "/blog/safety"],
  ["thinning hair woman", "/evidence/hair-loss-women"],
  ["heel spur", "/evidence/tendons"],
  ["scars after c section", "/evidence/surgical-scars"],
  ["erectile dysfunction", "/evidence/testosterone"],
  ["how many minutes", "/dose"],
  ["dosage", "/dose"],
  ["how close", "/dose"],
  ["how far from panel", "/dose"],
  ["can i use it every day", "/plan"],
  ["how long until results", "/benefits/skin-health#timeline"],
  ["when will i see results", "/benefits/hair-growth#timeline"],
  ["is it proven", "/evidence"],
  ["is it a scam", "/evidence"],
  ["660 vs 850", "/blog/wavelengths"],
  ["is it safe for children", "/ask-first#has-under-18"],
  ["kids", "/blog/safety"],
  ["melanoma", "/ask-first"],
  ["glaucoma", "/ask-first"],
  ["epileptic", "/blog/safety"],
  ["allergies", "/blog/safety"],
  ["botox", "/blog/safety"],
  ["rashes", "/blog/safety"],
  ["burnt my skin", "/benefits/skin-health#safety"],
  ["photosensitizing drugs", "/ask-first"],
])("searching for %s finds %s among the first three", async (query, path) => {
  const first = (await search(index, query)).results.slice(0, 3);
  expect(first.map((result) => result.path)).toContain(path);
});

test.each([
  ["knee pain", "/benefits/pain-inflammation?use=knee-osteoarthritis"],
  ["TMJ", "/benefits/pain-inflammation?use=jaw-joint"],
  ["sprained ankle", "/benefits/pain-inflammation?use=sprains"],
  ["winter depression", "/benefits/mood-mental-health?use=seasonal-depression"],
  ["who should not use", "/benefits/pain-inflammation#safety"],
  ["who shouldn’t use", "/benefits/pain-inflammation#safety"],
  ["who shouldn't use it", "/ask-first"],
  ["who shouldnt use it", "/ask-first"],
  ["who can't use it", "/ask-first"],
  ['"knee pain"', "/benefits/pain-inflammation?use=knee-osteoarthritis"],
  ["‘knee pain’", "/benefits/pain-inflammation?use=knee-osteoarthritis"],
  ["„knee pain“", "/benefits/pain-inflammation?use=knee-osteoarthritis"],
  ["dosage knee", "/evidence/knee-osteoarthritis"],
  ["dose knee", "/evidence/knee-osteoarthritis"],
  ["dose knee", "/blog/knee-arthritis-dose"],
  ["lupus", "/benefits/skin-health#safety"],
  ["dosage", "/red-light-101#protocols"],
  ["how far away should i stand", "/benefits/pain-inflammation#protocol"],
  ["panel vs mask", "/red-light-101#devices"],
  ["panel vs mask", "/devices?a=skin-panel&b=face-mask&use=skin-health"],
  ["pregnancy", "/ask-first#has-pregnancy"],
  ["pregnant", "/ask-first#has-pregnancy"],
  ["nursing", "/ask-first#has-breastfeeding"],
  ["retinol", "/ask-first#has-retinoid-creams"],
  ["cancer", "/ask-first#has-active-cancer"],
  // No row.
  ["who should not use", "/ask-first"],
])("a search for %s leads to %s", async (query, path) => {
  const found = (await search(index, query)).results.map((result) => result.path);
  expect(found).toContain(path);
});

test.each([
  ["contraindications", "/benefits/hair-growth", "#safety"],
  ["side effects", "/benefits/skin-health", "#safety"],
  ["dosage", "/benefits/sleep-energy", "#protocol"],
  ["how many minutes", "/benefits/mood-mental-health", "#protocol"],
  ["pain dose", "/benefits/pain-inflammation", "#protocol"],
  ["price", "/benefits/skin-health", "#devices"],
  ["mask or wand", "/benefits/skin-health", "#devices"],
  ["TMJ", "/benefits/pain-inflammation", "?use=jaw-joint"],
  ["neck pain dose", "/benefits/pain-inflammation", "?use=neck-pain"],
  ["wrinkles", "/benefits/skin-health", "?use=facial-wrinkles"],
  ["pain", "/benefits/pain-inflammation", undefined],
  ["Hair Growth & Restoration", "/benefits/hair-growth", undefined],
  ["which device", "/devices", undefined],
])("%s is answered on %s at %s", (query, page, place) => {
  const found = ownPages.find(({ card }) => card.path === page);
  expect(found?.pathFor?.(query)).toBe(place && page + place);
});

test.each([
  ...["blood thinners", "blood thinner", "warfarin", "antidepressants", "medication", "pills"],
  ...["can I use red light with warfarin", "blood pressure medication"],
  "does red light therapy interact with blood thinners",
])("%s, which no entry names, leads to the row for any other medicine", async (query) => {
  const found = (await search(index, query)).results.map(({ path }) => path);
  expect(found[0]).toBe("/ask-first#has-any-unlisted-medicine");
});

test.each(["pregnant", "can I use it when pregnant", "pacemaker", "epilepsy"])(
  "a search for %s has the tool that tells who should ask first before pages that mention it",
  async (query) => {
    const found = (await search(index, query)).results.map(({ id }) => id);
    expect(["/ask-first", "safety"]).toContain(found[0]);
    expect(found.slice(0, 2)).toContain("/ask-first");
  },
);

test("the dose tool is found by its units, after the texts that use them", async () => {
  const found = (await search(index, "mW/CM2")).results.map(({ path }) => path);
  expect(found).toContain("/dose");
  expect(found[0]).toMatch(/^\/blog/);
});

test("every use of the light is found by its name and by what else it is called, without a store", async () => {
  const own = indexOf(ownPages.map(prepareEntry));
  for (const { id, condition, alsoCalled } of listClaims()) {
    for (const query of [condition, ...alsoCalled]) {
      const found = (await search(own, query)).results.map((result) => result.id);
      expect(found, query).toContain(`uses/${id}`);
    }
  }
});

describe("questions whether the light helps", () => {
  const answer = createAnswering(ownPages, loadHeldEvidence());
  const answersTo = (query: string) => {
    const found = answer(query);
    return found && "answers" in found ? found.answers.map(({ id }) => id) : found;
  };

  test.each([
    ["Does it help knees?", ["uses/knee-osteoarthritis"]],
    ["Does red light therapy help with my back pain?", ["uses/back-pain"]],
    ["can near-infrared light treat depression", ["uses/depression"]],
    ["red light for wrinkles", ["uses/facial-wrinkles"]],
    ["Is red light good for TMJ?", ["uses/jaw-joint"]],
    ["Does red light help sleep?", ["benefits/sleep-energy"]],
    ["red light for skin", ["benefits/skin-health"]],
    ["does it help joint pain", ["uses/knee-osteoarthritis", "uses/rheumatoid-arthritis"]],
    ["does it work for arthritis", ["uses/knee-osteoarthritis", "uses/rheumatoid-arthritis"]],
  ])("%s is answered by %s", (query, ids) => {
    expect(answersTo(query)).toEqual(ids);
  });

  test("every use answers the question by each of its names", () => {
    for (const { id, alsoCalled } of listClaims()) {
      for (const name of alsoCalled) {
        expect(answersTo(`Does red light help with ${name}?`) ?? [], name).toContain(`uses/${id}`);
      }
    }
  });

  test.each(["red light for hiccups", "Does it help stuttering?", "can red light cure sneezing"])(
    "%s: no study is held on it, which is said with what was looked for, and when",
    (query) => {
      expect(answersTo(query)).toEqual({
        nothingHeld: {
          subject: expect.any(String),
          studies: expect.any(Number),
          checked: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        },
      });
    },
  );

  // A part of a name, a name within the question, and a word that a study mentions in passing.
  test.each([
    "does it help hands",
    "does it help my health",
    "does it help acne scars",
    "does red light help arthritic knees",
  ])("%s is answered by no near miss, and not by saying that nothing is held", (query) => {
    expect(answersTo(query)).toBeUndefined();
  });
});
