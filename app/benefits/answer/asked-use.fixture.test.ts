import { describe, expect, test } from "vitest";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { findUse } from "./asked-use.server.ts";

const page = {
  name: "Pain & Inflammation",
  applications: loadBenefit("pain-inflammation").applications,
};

test.each([
  ["neck", "sore-necks"],
  ["Knees", "sore-knees"],
  ["sore_kne", "sore-knees"],
  ["TMJ", "tight-jaws"],
  ["knee pain dose", "sore-knees"],
])("“%s” is %s", (words, use) => {
  expect(findUse(page, words)?.claim).toBe(use);
});

describe("no use is guessed", () => {
  test.each([
    ["sore", "two uses have it"],
    ["pain", "it is the page's name"],
    ["ne", "two letters begin many words"],
    ["tooth", "no use has it"],
    ["--", "it has no words"],
    ["constructor", "no use has it"],
  ])("for “%s”: %s", (words) => {
    expect(findUse(page, words)).toBeUndefined();
  });
});

test("each use is found by its id, as words", () => {
  for (const { claim } of page.applications) {
    expect(findUse(page, claim.replaceAll("-", " "))?.claim, claim).toBe(claim);
  }
});
