import fc from "fast-check";
import { expect, test } from "vitest";
import {
  countWords,
  descriptionOf,
  initials,
  isFeatured,
  readTime,
  subcategoryOf,
} from "#app/content/article.ts";
import { anyText } from "../../tests/support/any-text.ts";

test("the excerpt is the description, the text stands in for it", () => {
  expect(descriptionOf("  An excerpt. ", "The text.")).toBe("An excerpt.");
  expect(descriptionOf("  ", "The\n text.")).toBe("The text.");
  expect(descriptionOf("", "")).toBe("");
});

test("a description of 150 characters stays, a longer one is cut to 147 and an ellipsis", () => {
  expect(descriptionOf(null, "a".repeat(150))).toBe("a".repeat(150));
  expect(descriptionOf(null, "a".repeat(151))).toBe(`${"a".repeat(147)}...`);
  expect(descriptionOf("e".repeat(200), "")).toBe(`${"e".repeat(147)}...`);
});

test("cutting never splits a character", () => {
  fc.assert(
    fc.property(anyText({ minLength: 140, maxLength: 300 }), (text) => {
      const description = descriptionOf(null, text);
      expect([...description].length).toBeLessThanOrEqual(150);
      if (text.isWellFormed()) expect(description.isWellFormed()).toBe(true);
    }),
  );
});

test("reading takes a minute for 225 words, rounded up", () => {
  expect([0, 1, 225, 226, 450, 451].map(readTime)).toEqual([1, 1, 1, 2, 2, 3]);
  expect(countWords(" two\n words ")).toBe(2);
  expect(countWords("")).toBe(0);
});

test("the first tag that names a subcategory wins", () => {
  expect(subcategoryOf(["sleep", "Science", "guides"])).toBe("science");
  expect(subcategoryOf(["scientific", "guide"])).toBeUndefined();
});

test("any tag that contains 'featured' features the article", () => {
  expect(isFeatured(["home", "Homepage-FEATURED"])).toBe(true);
  expect(isFeatured(["feature"])).toBe(false);
});

test("initials come from the first and the last word", () => {
  expect(initials("Evidence Desk")).toBe("ED");
  expect(initials("maria del carmen")).toBe("MC");
  expect(initials("Plato")).toBe("P");
  expect(initials("💡 lamp")).toBe("💡L");
  expect(initials("👩🏽‍🚀 Ada 🇫🇷")).toBe("👩🏽‍🚀🇫🇷");
  expect(initials("")).toBe("");
});
