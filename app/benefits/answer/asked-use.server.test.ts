import { describe, expect, test } from "vitest";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { findUse } from "./asked-use.server.ts";

const pages = await Promise.all(
  benefits.map(async ({ slug, name }) => ({
    slug,
    page: { name, applications: loadBenefit(slug).applications },
  })),
);

function findOn(slug: string, words: string) {
  const found = pages.find((each) => each.slug === slug);
  return found && findUse(found.page, words)?.claim;
}

test.each([
  ["pain-inflammation", "neck", "neck-pain"],
  ["pain-inflammation", "Knees", "knee-osteoarthritis"],
  ["pain-inflammation", "knee_osteo", "knee-osteoarthritis"],
  ["pain-inflammation", "TMJ", "jaw-joint"],
  ["pain-inflammation", "knee pain dose", "knee-osteoarthritis"],
  ["skin-health", "wrinkles", "facial-wrinkles"],
  ["hair-growth", "men", "hair-loss-men"],
  ["sleep-energy", "energy", "daytime-energy"],
  ["mood-mental-health", "seasonal", "seasonal-depression"],
])("on the page on %s, “%s” is %s", (slug, words, use) => {
  expect(findOn(slug, words)).toBe(use);
});

describe("no use is guessed", () => {
  test.each([
    ["pain-inflammation", "arthritis", "two uses have it"],
    ["pain-inflammation", "pain", "it is the page's name"],
    ["skin-health", "skin", "it is the page's name"],
    ["pain-inflammation", "ne", "two letters begin many words"],
    ["pain-inflammation", "tooth", "no use has it"],
    ["pain-inflammation", "--", "it has no words"],
    ["pain-inflammation", "constructor", "no use has it"],
  ])("on the page on %s for “%s”: %s", (slug, words) => {
    expect(findOn(slug, words)).toBeUndefined();
  });
});

test("each use is found by its id, as words", () => {
  for (const { slug, page } of pages) {
    for (const { claim } of page.applications) {
      expect(findOn(slug, claim.replaceAll("-", " ")), claim).toBe(claim);
    }
  }
});
