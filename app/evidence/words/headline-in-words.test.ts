import { expect, test } from "vitest";
import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { headline } from "#app/evidence/ledger/headline.ts";
import { beforeGain, detailsInShort, detailsInWords, dissentInWords } from "./headline-in-words.ts";

test.each<[ClaimId, string]>([
  ["jaw-joint", "Moderate:"],
  ["neck-pain", "20"],
  ["chemotherapy-neuropathy", "53% against 0%"],
  // No gain follows as its size: "None found beyond chance".
  ["strength", "None found"],
])("%s: %s before what light gained", (claim, figure) => {
  expect(beforeGain(headline(findClaim(claim)))).toBe(figure);
});

test.each<[ClaimId, string | null]>([
  ["facial-wrinkles", "no benefit in 1 of 3 studies"],
  ["neck-pain", null],
  // "None found" says it already.
  ["surgical-scars", null],
])("%s: whether studies disagree: %s", (claim, words) => {
  expect(dissentInWords(headline(findClaim(claim)))).toBe(words);
});

test("details are in words, and in short for a row", () => {
  const jaw = headline(findClaim("jaw-joint"));
  expect(detailsInWords(jaw)).toEqual([
    "standardised difference 0.55",
    "95% interval 0.27–0.82",
    jaw.behind,
  ]);
  expect(detailsInShort(jaw)).toBe("0.55, 0.27–0.82");
  expect(detailsInShort(headline(findClaim("acne")))).toBe("of patients");
});
