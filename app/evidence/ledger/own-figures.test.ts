import { expect, test } from "vitest";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { plainText } from "#app/text/text.ts";
import { inFull, listOwnFigures } from "./own-figures.server.ts";

/** The specification's marketing figures, word for word, with the pages that show them. */
const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "500+ device reviews",
    "200+ research articles",
    "1000+ studies",
    "50K+ users",
    "98% satisfaction",
    "24/7 support",
  ],
  "/red-light-101": ["2,500+ studies"],
  "/benefits": [
    "600+ Clinical Studies",
    "500+ Pain Studies",
    "25+ Hair Growth Studies",
    "300+ Sleep Studies",
    "150+ Brain Studies",
  ],
  "/benefits/skin-health": ["600+ Clinical Studies", "90%+ Improvement Rates"],
  "/benefits/pain-inflammation": [
    "500+ Pain Studies",
    "70%+ Pain Reduction",
    "50-70% pain reduction",
  ],
  "/benefits/hair-growth": ["25+ Hair Growth Studies", "85%+ Improvement Rates"],
  "/benefits/sleep-energy": [
    "300+ Sleep Studies",
    "15-20% better sleep efficiency",
    "25-30% more subjective energy",
  ],
  "/benefits/mood-mental-health": [
    "150+ Brain Studies",
    "60-70% depression-score improvement",
    "75% response for seasonal affective disorder",
  ],
};

test.each(Object.entries(SPECIFIED))("the figures of %s are in the list", (path, figures) => {
  expect(listOwnFigures(path).map(inFull)).toEqual(figures);
});

test("the list has the specification's figures and no other", () => {
  const specified = Object.values(SPECIFIED).flat();
  expect(new Set(listOwnFigures().map(inFull))).toEqual(new Set(specified));
});

test.each(listOwnFigures())("$value $label is owned, and its check can be shown", ({ id }) => {
  const words = plainText(startCitations().check(id).checked);
  expect(words).toMatch(/^This is our own (?:number|count|promise)[.,]? /);
  expect(words.match(/[.?!](?=\s|$)/g)?.length).toBeLessThanOrEqual(4);
});
